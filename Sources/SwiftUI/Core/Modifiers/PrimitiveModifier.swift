/// A modifier the runtime applies itself. Each hook has a default that changes nothing, so that a modifier's file shows
/// only what it does.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// True if content sees another environment through this modifier.
  static var changesEnvironment: Bool { get }
  /// True if content is laid out differently through this modifier.
  static var changesLayout: Bool { get }
  /// Makes the environment of the content.
  func changeEnvironment(_ environment: inout EnvironmentValues)
  /// The size of the modified item.
  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize
  /// Places the item inside the modified frame.
  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues)
  /// The item's priority in a stack.
  @MainActor func priority(of child: LayoutItem) -> Double
  /// What the modified item wants beside itself.
  @MainActor func spacing(of child: LayoutItem, _ edge: Edge) -> SpacingPreference
  /// A guide the modifier sets or moves.
  @MainActor func guide(of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues)
    -> Double?
  /// What the modifier adds to the appearance of perceivable content: name and arguments; nil for nothing.
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier?
  /// How far the content can be perceived.
  var visibility: ContentVisibility { get }
  /// The node.
  @MainActor static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs) -> ViewNode
}

/// A modifier as it shows in the appearance.
struct RecordedModifier: Equatable {
  var name: String
  var value: String

  /// What the bar above the content is called.
  static let barTitle = "navigationTitle"
}

/// How far a modifier lets its content be perceived.
enum ContentVisibility {
  case visible, hidden, clipped
}

extension PrimitiveModifier {
  static var changesEnvironment: Bool { false }
  static var changesLayout: Bool { false }
  func changeEnvironment(_ environment: inout EnvironmentValues) {}
  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    child.size(proposal)
  }
  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues) {
    child.place(frame.x, frame.y, proposal)
  }
  @MainActor func priority(of child: LayoutItem) -> Double { child.priority }
  @MainActor func spacing(of child: LayoutItem, _ edge: Edge) -> SpacingPreference { child.spacing(edge) }
  @MainActor func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues
  ) -> Double? { child.explicitGuide(guide, size) }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { nil }
  var visibility: ContentVisibility { .visible }

  @MainActor static func makeNode<Content: View>(_ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs) -> ViewNode {
    ModifierNode(view, inputs)
  }
}
