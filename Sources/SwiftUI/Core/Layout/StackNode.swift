/// What a stack's node needs to know of its view.
protocol StackView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  var guide: AlignmentGuide { get }
  var givenSpacing: Double? { get }
  var content: Content { get }
}

extension StackView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { StackNode(view, inputs) }
}

/// The node of a horizontal or vertical stack.
@MainActor final class StackNode<V: StackView>: NodeOf<V> {
  private let layout: StackLayout

  init(_ view: V, _ inputs: NodeInputs) {
    layout = StackLayout(V.axis, view.guide, view.givenSpacing)
    super.init(inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { layout.axis == .horizontal ? "HStack" : "VStack" }
  override var contentAxis: ContentAxis { .along(layout.axis) }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    let (guide, spacing) = (view.guide, view.givenSpacing)
    if layout.spacing != spacing || layout.guide != guide {
      layout.guide = guide
      layout.spacing = spacing
      invalidateLayout()
    }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { hasItems = false }

  override func clearLayout() {
    super.clearLayout()
    layout.forget()
  }

  private func ready() -> StackLayout {
    if !hasItems {
      var list = ItemList()
      child?.collectItems(&list)
      layout.adopt(list)
      hasItems = true
    }
    layout.asksForGuides = graph.usesAlignmentGuides
    return layout
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { ready().measure(proposal) }

  override func placeContent(_ proposal: Proposal) {
    ready().place(in: frame, proposal, isMirrored: environment.builtin.layoutDirection == .rightToLeft)
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    graph.usesAlignmentGuides || graph.couplesAxes ? super.flexibility(axis, proposal) : ready().flexibility(axis, proposal)
  }

  override func spacing(_ edge: Edge) -> SpacingPreference { ready().spacing(edge) }

  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    ready().explicitGuide(guide, placedProposal)
  }
}
