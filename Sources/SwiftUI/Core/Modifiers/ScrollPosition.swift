/// Reads in a body of its own where a scroll view stands, so that a write scrolls without evaluating the content.
nonisolated struct ScrollPositionView<Content: View>: View, HelperView {
  let content: Content
  let position: () -> AnyHashable?
  let follow: (AnyHashable?) -> Void
  let anchor: UnitPoint?
  var edge: () -> Edge? = { nil }
  var place: () -> ScrollPlace? = { nil }

  @MainActor var body: some View {
    content.modifier(ScrollPositionModifier(id: position(), anchor: anchor, edge: edge(), place: place(), follow: follow))
  }
}

nonisolated struct ScrollPositionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let id: AnyHashable?
  let anchor: UnitPoint?
  let edge: Edge?
  let place: ScrollPlace?
  let follow: (AnyHashable?) -> Void

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    let point = place.map { place in [place.x, place.y].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ") }
    return RecordedModifier(
      name: "scrollPosition", value: id.map { ValueText.of($0.base) } ?? edge.map { "\($0)" } ?? point ?? "nil")
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
  private var wantedPlace: ScrollPlace?
  /// What was written, or scrolled to, last: neither is scrolled to again.
  private var told: AnyHashable?

  override init(_ view: ModifiedContent<Content, ScrollPositionModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    wanted = view.modifier.id
    wantedEdge = view.modifier.edge
    wantedPlace = view.modifier.place
  }

  func scrolled(to id: AnyHashable?) {
    // Without a view that has an id the position only says that it is a finger's, once: then the same edge or place can be asked for again.
    let isAway = view.modifier.edge != nil || view.modifier.place != nil
    guard wanted == nil, id.map({ $0 != told }) ?? isAway else { return }
    told = id
    view.modifier.follow(id)
  }

  override func modifierChanged(from old: ScrollPositionModifier) {
    if old.edge != view.modifier.edge, let edge = view.modifier.edge {
      wantedEdge = edge
      told = nil
      invalidateLayout()
    }
    if old.place != view.modifier.place, let place = view.modifier.place {
      wantedPlace = place
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
    if let place = wantedPlace {
      wantedPlace = nil
      ScrollSearch.scroll(below: self, to: place)
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
