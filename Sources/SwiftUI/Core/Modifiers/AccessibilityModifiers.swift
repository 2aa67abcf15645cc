import Foundation

nonisolated extension View {
  /// Names the view for assistive technology.
  public func accessibilityLabel(_ label: Text) -> some View { recordText("accessibilityLabel", label) }
  /// Names the view for assistive technology.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    recordText("accessibilityLabel", Text(labelKey))
  }
  /// Names the view for assistive technology.
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    recordText("accessibilityLabel", Text(label))
  }
  /// Tells the view's value to assistive technology.
  public func accessibilityValue(_ valueDescription: Text) -> some View { recordText("accessibilityValue", valueDescription) }
  /// Tells the view's value to assistive technology.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    recordText("accessibilityValue", Text(valueKey))
  }
  /// Tells the view's value to assistive technology.
  @_disfavoredOverload
  public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    recordText("accessibilityValue", Text(value))
  }
  /// Tells what the view does.
  public func accessibilityHint(_ hint: Text) -> some View { recordText("accessibilityHint", hint) }
  /// Tells what the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { recordText("accessibilityHint", Text(hintKey)) }
  /// Tells what the view does.
  @_disfavoredOverload
  public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    recordText("accessibilityHint", Text(hint))
  }
  /// Names the view for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(RecordedOnly("accessibilityIdentifier", identifier))
  }
  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View { modifier(RecordedOnly("accessibilityHidden", "\(hidden)")) }
  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(RecordedOnly("accessibilityAddTraits", traits.text))
  }
  /// Takes traits away.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(RecordedOnly("accessibilityRemoveTraits", traits.text))
  }
  /// Makes one element of the view and its parts.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(RecordedOnly("accessibilityElement", children.name))
  }
  /// Sets the order of elements.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(RecordedOnly("accessibilitySortPriority", NumberText.of(sortPriority)))
  }
  /// Adds an action.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(RecordedOnly("accessibilityAction", actionKind.name)) }
  /// Adds a named action.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    recordText("accessibilityAction", name)
  }
  /// Adds a named action.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    recordText("accessibilityAction", Text(nameKey))
  }
  /// Adds a named action.
  @_disfavoredOverload
  public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View where S: StringProtocol {
    recordText("accessibilityAction", Text(name))
  }
  /// Shows a larger stand-in for people who see less well.
  public func accessibilityShowsLargeContentViewer() -> some View {
    modifier(RecordedOnly("accessibilityShowsLargeContentViewer", "true"))
  }

  private func recordText(_ name: String, _ text: Text) -> some View {
    modifier(RecordedOnly(name, text.resolvedString(EnvironmentValues())))
  }
}

/// What an element is, for assistive technology.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  /// Creates an empty set.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  var text: String { names.sorted().joined(separator: ", ") }

  public typealias Element = AccessibilityTraits
  public func contains(_ member: AccessibilityTraits) -> Bool { member.names.isSubset(of: names) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { changed { $0.formUnion(other.names) } }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formIntersection(other.names) }
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    changed { $0.formSymmetricDifference(other.names) }
  }
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(newMember)
    names.formUnion(newMember.names)
    return had ? newMember : nil
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
  private func changed(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var copy = self
    change(&copy.names)
    return copy
  }

  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A search field.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// An image.
  public static let isImage = AccessibilityTraits("isImage")
  /// Plays sound.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// Text that doesn't change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Starts media.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// Can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Turns the page.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Modal.
  public static let isModal = AccessibilityTraits("isModal")
  /// A toggle.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// A tab bar.
  public static let isTabBar = AccessibilityTraits("isTabBar")
}

/// What becomes of the parts of an element.
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are put together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// A kind of action of assistive technology.
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// The usual one.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// It closes something.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// It starts or stops playing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// A named one.
  public init(named name: Text) { self.name = name.resolvedString(EnvironmentValues()) }
  init(name: String) { self.name = name }
}
