import Foundation

nonisolated extension View {
  /// Sets the space around a row's content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      RowTrait.modifier(
        RowInsetsTrait.self, "listRowInsets", insets as Any,
        insets.map { insets in
          [insets.top, insets.leading, insets.bottom, insets.trailing].map { NumberText.of($0) }.joined(separator: ", ")
        } ?? "nil"))
  }
  /// Sets the space around a row's content at some edges; at others, and without a length, it is the list's.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    func inset(_ edge: Edge.Set, _ key: Any.Type) -> TraitModifier {
      TraitModifier(key: ObjectIdentifier(edges.contains(edge) ? key : RowInsetTrait.self), value: length as Any)
    }
    return modifier(inset(.top, RowInsetTrait.Top.self)).modifier(inset(.leading, RowInsetTrait.Leading.self))
      .modifier(inset(.bottom, RowInsetTrait.Bottom.self)).modifier(inset(.trailing, RowInsetTrait.Trailing.self))
      .modifier(RecordedOnly("listRowInsets", length.map { NumberText.of($0) } ?? "nil"))
  }
  /// Sets the view behind a row.
  public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(RecordedOnly("listRowBackground", view.map { ValueText.of($0) } ?? "nil"))
  }
  /// Shows or hides a row's separator.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowTrait.modifier(RowSeparatorTrait.self, "listRowSeparator", visibility, "\(visibility)"))
  }
  /// Sets the colour of a row's separator.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RecordedOnly("listRowSeparatorTint", color.map { "\($0)" } ?? "nil"))
  }
  /// Marks the view with a value: a choice of a picker, a tab.
  public func tag<V>(_ tag: V) -> some View where V: Hashable { self.tag(tag, includeOptional: true) }
  /// Marks the view with a value: a choice of a picker, a tab.
  public func tag<V>(_ tag: V, includeOptional: Bool) -> some View where V: Hashable {
    modifier(
      TraitModifier(
        key: ObjectIdentifier(TagTrait.self), value: AnyHashable(tag),
        record: RecordedModifier(name: "tag", value: ValueText.of(tag))))
  }
  /// Explains the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { modifier(RecordedOnly("help", textKey.text)) }
  /// Explains the view.
  public func help(_ text: Text) -> some View { modifier(RecordedOnly("help", text.resolvedString(EnvironmentValues()))) }
  /// Explains the view.
  @_disfavoredOverload
  public func help<S>(_ text: S) -> some View where S: StringProtocol { modifier(RecordedOnly("help", String(text))) }
  /// Lets the view reach into the unsafe area; rows have none.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(RecordedOnly("ignoresSafeArea", "true"))
  }
  /// Lets the view reach into the unsafe area; rows have none.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(RecordedOnly("ignoresSafeArea", "true")) }
  /// Reacts to the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(RecordedOnly("hoverEffect", effect.name))
  }
  /// Gives shapes below a container.
  public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    modifier(RecordedOnly("containerShape", ShapeText.of(shape)))
  }
  /// Names the view for transitions that keep it.
  public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable { modifier(RecordedOnly("matchedGeometryEffect", ValueText.of(id))) }
}

/// Parts of the unsafe area.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Around bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Under the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A reaction to the pointer.
nonisolated public struct HoverEffect: Sendable {
  let name: String
  /// As suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// Light.
  public static let highlight = HoverEffect(name: "highlight")
  /// Lift.
  public static let lift = HoverEffect(name: "lift")
}

/// What two views share in a transition that keeps them.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

enum TagTrait {}
nonisolated enum RowInsetsTrait {}
/// The space at one edge of a row; the type itself stands for an edge that is left as it is.
nonisolated enum RowInsetTrait {
  enum Top {}
  enum Leading {}
  enum Bottom {}
  enum Trailing {}
}
nonisolated enum RowSeparatorTrait {}
