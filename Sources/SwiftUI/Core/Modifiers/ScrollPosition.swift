/// Reads in a body of its own where a scroll view stands, so that a write scrolls without evaluating the content.
nonisolated struct ScrollPositionView<Content: View>: View, HelperView {
  let content: Content
  let position: () -> AnyHashable?
  let follow: (AnyHashable?) -> Void
  let anchor: UnitPoint?
  var edge: () -> Edge? = { nil }

  @MainActor var body: some View {
    content.modifier(ScrollPositionModifier(id: position(), anchor: anchor, edge: edge(), follow: follow))
  }
}

nonisolated struct ScrollPositionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let id: AnyHashable?
  let anchor: UnitPoint?
  let edge: Edge?
  let follow: (AnyHashable?) -> Void

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "scrollPosition", value: id.map { ValueText.of($0.base) } ?? edge.map { "\($0)" } ?? "nil")
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ScrollPositionNode(view, inputs) }
}

/// A node that is told where a finger scrolled.
@MainActor protocol ScrollFollower: ViewNode {
  func scrolled(to id: AnyHashable?)
}

/// The node of a scroll position: scrolls once the view that was asked for has its place, and writes which one is first when a
/// finger scrolled there.
@MainActor
private final class ScrollPositionNode<Content: View>: ModifierNode<Content, ScrollPositionModifier>, ScrollFollower {
  private var wanted: AnyHashable?
  private var wantedEdge: Edge?
  /// What was written, or scrolled to, last: neither is scrolled to again.
  private var told: AnyHashable?

  override init(_ view: ModifiedContent<Content, ScrollPositionModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    wanted = view.modifier.id
    wantedEdge = view.modifier.edge
  }

  func scrolled(to id: AnyHashable?) {
    guard let id, id != told, wanted == nil else { return }
    told = id
    view.modifier.follow(id)
  }

  override func modifierChanged(from old: ScrollPositionModifier) {
    if old.edge != view.modifier.edge, let edge = view.modifier.edge {
      wantedEdge = edge
      told = nil
      invalidateLayout()
    }
    guard old.id != view.modifier.id, let id = view.modifier.id, id != told else { return }
    wanted = id
    invalidateLayout()
  }

  override func placeContent(_ proposal: Proposal) {
    super.placeContent(proposal)
    if let edge = wantedEdge {
      wantedEdge = nil
      ScrollSearch.scroll(below: self, to: edge)
    }
    guard let id = wanted else { return }
    told = id
    ScrollSearch.scroll(below: self, to: id, view.modifier.anchor)
    wanted = nil
  }
}

nonisolated extension EnvironmentValues {
  /// Which part of scrolled content shows at first.
  @Entry var scrollAnchor: UnitPoint? = nil
}

nonisolated struct ScrollAnchorModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let anchor: UnitPoint?
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.scrollAnchor = anchor }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "defaultScrollAnchor", value: anchor.map { "\($0)" } ?? "nil")
  }
}
