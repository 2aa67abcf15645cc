import Foundation

/// An entry that assistive technology can jump to.
nonisolated public struct AccessibilityRotorEntry<ID> where ID: Hashable {
  let label: String

  /// Creates an entry for the view with an id.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { self.label = label.resolvedString(EnvironmentValues()) }
  /// Creates an entry for the view with an id.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) { label = labelKey.text }
  /// Creates an entry for the view with an id.
  @_disfavoredOverload
  public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol { self.label = String(label) }
  /// Creates an entry for the view that a name space knows by an id.
  public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { self.label = label.resolvedString(EnvironmentValues()) }
  /// Creates an entry for the view that a name space knows by an id.
  public init(
    _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) { label = labelKey.text }
  /// Creates an entry for the view that a name space knows by an id.
  @_disfavoredOverload
  public init<L>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol { self.label = String(label) }
}

/// Entries that assistive technology can jump to.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// What the entries are made of.
  associatedtype Body: AccessibilityRotorContent
  /// The entries.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Entries that know their labels.
@MainActor private protocol RotorLabels {
  var labels: [String] { get }
}

@MainActor private enum Rotor {
  static func labels<Content: AccessibilityRotorContent>(_ content: Content) -> [String] {
    (content as? any RotorLabels)?.labels ?? labels(content.body)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, RotorLabels {
  /// Never called.
  @MainActor public var body: Never { preconditionFailure("An entry has no body.") }
  @MainActor fileprivate var labels: [String] { [label] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Never called.
  @MainActor public var body: Never { preconditionFailure("A collection of entries has no body.") }
}

extension ForEach: RotorLabels where Content: AccessibilityRotorContent {
  @MainActor fileprivate var labels: [String] { data.flatMap { Rotor.labels(content($0)) } }
}

extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// Creates entries for identifiable elements.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, key: { $0.id }, isConstantRange: false, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for elements with the id at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, key: { $0[keyPath: id] }, isConstantRange: false, content: content) }
}

/// Builds entries that assistive technology can jump to.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// One statement.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent { content }
  /// A single statement.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent { content }
  /// Several statements.
  public static func buildBlock<each Content>(_ content: repeat each Content) -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent { RotorEntries(content: (repeat each content)) }
  /// `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { OptionalRotorEntries(content: content) }
}

private nonisolated struct RotorEntries<each Content: AccessibilityRotorContent>: AccessibilityRotorContent, RotorLabels {
  let content: (repeat each Content)
  @MainActor var body: Never { preconditionFailure("Entries have no body.") }
  @MainActor var labels: [String] {
    var all: [String] = []
    for entries in repeat each content { all += Rotor.labels(entries) }
    return all
  }
}

private nonisolated struct OptionalRotorEntries<Content: AccessibilityRotorContent>: AccessibilityRotorContent, RotorLabels {
  let content: Content?
  @MainActor var body: Never { preconditionFailure("Entries have no body.") }
  @MainActor var labels: [String] { content.map { Rotor.labels($0) } ?? [] }
}

nonisolated extension View {
  /// Lets assistive technology jump from entry to entry; the host has none.
  public func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(label.resolvedString(EnvironmentValues()), entries) }
  /// Lets assistive technology jump from entry to entry; the host has none.
  public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(labelKey.text, entries) }
  /// Lets assistive technology jump from entry to entry; the host has none.
  @_disfavoredOverload
  public func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { rotor(String(label), entries) }
  /// Gives a kind of entries that the system knows other entries; the host has none.
  public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { rotor(systemRotor.name, entries) }

  private func rotor<Content: AccessibilityRotorContent>(_ label: String, _ entries: @escaping () -> Content) -> some View {
    modifier(RotorModifier(label: label, entries: entries))
  }
}

/// Kinds of entries that the system knows.
nonisolated public struct AccessibilitySystemRotor: Sendable {
  let name: String
  private init(_ name: String) { self.name = name }
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("links") }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("headings") }
  /// Text in bold.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("boldText") }
  /// Text in italics.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("underlineText") }
  /// Words that may be misspelt.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("misspelledWords") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("images") }
  /// Fields for text.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("landmarks") }
}

/// Records the entries as they are when the view is described.
private nonisolated struct RotorModifier<Content: AccessibilityRotorContent>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let label: String
  let entries: () -> Content

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "accessibilityRotor", value: "\(label): \(Rotor.labels(entries()).joined(separator: ", "))")
  }
}
