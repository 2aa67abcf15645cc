/// The first of several views that fits.
nonisolated public struct ViewThatFits<Content>: View where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views; one fits if its ideal size is not larger than what is offered along the axes (LY-20).
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { FittingNode(view, inputs) }
}

/// The node of alternatives: all are alive, the one that fits is on screen.
@MainActor private final class FittingNode<Content: View>: TypedNode<ViewThatFits<Content>>, ConcealingNode {
  private var items: [LayoutItem]?
  private var shown: LayoutItem?
  private(set) var shownBranch: ViewNode?

  override init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    inputs.graph.hasConcealers = true
    inputs.graph.couplesAxes = true
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func update(_ view: ViewThatFits<Content>, _ environment: EnvironmentValues) {
    let changed = view.axes != self.view.axes
    super.update(view, environment)
    if changed { invalidateLayout() }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { "ViewThatFits" }
  override var contentAxis: ContentAxis { .unordered }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() {
    items = nil
    shown = nil
  }

  private func children() -> [LayoutItem] {
    if let items { return items }
    var list = ItemList()
    child?.collectItems(&list)
    items = list.array
    return list.array
  }

  private func fitting(_ proposal: Proposal) -> LayoutItem? {
    let all = children()
    return all.first { item in
      let ideal = item.size(.unspecified)
      if view.axes.contains(.horizontal), proposal.width >= 0, ideal.width > proposal.width { return false }
      if view.axes.contains(.vertical), proposal.height >= 0, ideal.height > proposal.height { return false }
      return true
    } ?? all.last
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { fitting(proposal)?.size(proposal) ?? .zero }

  override func placeContent(_ proposal: Proposal) {
    shown = fitting(proposal)
    shown?.place(frame.x, frame.y, proposal)
    let old = shownBranch
    shownBranch = shown.map { branch(of: $0) }
    switchBranch(from: old, to: shownBranch)
  }

  override func describe(_ pass: inout DescribePass) { shown?.node.describeNamed(&pass) }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { shown?.node.hit(x, y) }
}
