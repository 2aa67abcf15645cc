import Foundation

/// Views in a layout of the app's.
nonisolated struct CustomLayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { CustomLayoutNode(view, inputs) }
}

/// The node of an app's layout (LY-21).
@MainActor private final class CustomLayoutNode<L: Layout, Content: View>: TypedNode<CustomLayoutView<L, Content>> {
  private var items: [LayoutItem]?
  private var cache: L.Cache?
  private let box = PlacementBox()

  override init(_ view: CustomLayoutView<L, Content>, _ inputs: NodeInputs) {
    inputs.graph.couplesAxes = true
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? {
    L.self == AnyLayout.self ? (view.layout as? AnyLayout)?.name ?? "AnyLayout" : TypeNames.plain(L.self)
  }
  override var contentAxis: ContentAxis { L.layoutProperties.stackOrientation.map { .along($0) } ?? .unordered }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { items = nil }

  override func update(_ view: CustomLayoutView<L, Content>, _ environment: EnvironmentValues) {
    let same = FieldComparisonCache<L>.equal(self.view.layout, view.layout)
    super.update(view, environment)
    if !same {
      cache = nil
      invalidateLayout()
    }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func clearLayout() {
    super.clearLayout()
    // A size inside changed: what the layout keeps is out of date.
    guard cache != nil else { return }
    isCacheStale = true
  }

  private var isCacheStale = false

  private func subviews() -> LayoutSubviews {
    if items == nil {
      var list = ItemList()
      child?.collectItems(&list)
      items = list.array
      cache = nil
    }
    return LayoutSubviews((items ?? [])[...], environment.builtin.layoutDirection, box)
  }

  private func withCache<T>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T) -> T {
    var kept = cache ?? view.layout.makeCache(subviews: subviews)
    if cache != nil && isCacheStale { view.layout.updateCache(&kept, subviews: subviews) }
    isCacheStale = false
    let result = body(&kept)
    cache = kept
    return result
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let subviews = subviews()
    let size = withCache(subviews) {
      view.layout.sizeThatFits(proposal: proposal.publicValue, subviews: subviews, cache: &$0)
    }
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  override func placeContent(_ proposal: Proposal) {
    let subviews = subviews()
    let bounds = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    box.isPlacing = true
    box.placed = []
    withCache(subviews) {
      view.layout.placeSubviews(in: bounds, proposal: proposal.publicValue, subviews: subviews, cache: &$0)
    }
    box.isPlacing = false
    // Views that the layout leaves out lie in the middle.
    for item in subviews.items where !box.placed.contains(ObjectIdentifier(item)) {
      item.place(alignedIn: frame, .center, proposal)
    }
  }

  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    let subviews = subviews()
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let offered = placedProposal.publicValue
    return withCache(subviews) { cache in
      guide.isVertical
        ? view.layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
        : view.layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: offered, subviews: subviews, cache: &cache)
    }.map { Double($0) }
  }
}
