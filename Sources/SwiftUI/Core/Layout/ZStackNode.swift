import Foundation

/// Views on top of each other.
nonisolated public struct ZStack<Content>: View where Content: View {
  let alignment: Alignment
  let content: Content

  /// Creates a stack whose later views are in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { ZStackNode(view, inputs) }
}

/// The node of such a stack: every child gets the whole proposal, the size is the union of the aligned frames (LY-22).
@MainActor private final class ZStackNode<Content: View>: TypedNode<ZStack<Content>> {
  private var items: [LayoutItem]?

  override init(_ view: ZStack<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { "ZStack" }
  override var contentAxis: ContentAxis { .unordered }

  override func update(_ view: ZStack<Content>, _ environment: EnvironmentValues) {
    let changed = self.view.alignment != view.alignment
    super.update(view, environment)
    if changed { invalidateLayout() }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { items = nil }

  private func children() -> [LayoutItem] {
    if let items { return items }
    var list = ItemList()
    child?.collectItems(&list)
    items = list.array
    return list.array
  }

  /// The extent before and after the guides' crossing, over all children.
  private func extent(_ proposal: Proposal) -> (left: Double, right: Double, top: Double, bottom: Double) {
    var extent = (left: 0.0, right: 0.0, top: 0.0, bottom: 0.0)
    for item in children() {
      let size = item.size(proposal)
      let x = item.guide(view.alignment.horizontal.key, size, .horizontal)
      let y = item.guide(view.alignment.vertical.key, size, .vertical)
      extent.left = max(extent.left, x)
      extent.right = max(extent.right, size.width - x)
      extent.top = max(extent.top, y)
      extent.bottom = max(extent.bottom, size.height - y)
    }
    return extent
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let extent = extent(proposal)
    return LayoutSize(width: extent.left + extent.right, height: extent.top + extent.bottom)
  }

  override func placeContent(_ proposal: Proposal) {
    let extent = extent(proposal)
    let isMirrored = environment.builtin.layoutDirection == .rightToLeft
    for item in children() {
      let size = item.size(proposal)
      let start = extent.left - item.guide(view.alignment.horizontal.key, size, .horizontal)
      item.place(
        AlignmentMath.left(start, of: size.width, in: frame, isMirrored: isMirrored),
        frame.y + extent.top - item.guide(view.alignment.vertical.key, size, .vertical), proposal)
    }
  }
}
