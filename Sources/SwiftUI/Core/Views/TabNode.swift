/// The tabs of a ``TabView``, of which one shows.
nonisolated struct TabContent<Content: View>: View, PrimitiveView {
  /// The tag that the app says is selected; nil where the view keeps the selection itself.
  let selected: AnyHashable?
  /// Tells the app that the user chose the tab with a tag.
  let select: @MainActor (AnyHashable) -> Void
  let content: Content
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { TabNode(view, inputs) }
}

/// The node of a tab view: greedy as a screen is. All tabs stay alive, the selected one and the bar can be perceived.
@MainActor private final class TabNode<Content: View>: TypedNode<TabContent<Content>>, ConcealingNode {
  private var items: [LayoutItem]?
  /// The tab the user chose last, where the app does not say which is selected.
  private var chosen = 0
  private(set) var shownBranch: ViewNode?

  override init(_ view: TabContent<Content>, _ inputs: NodeInputs) {
    inputs.graph.hasConcealers = true
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, pageEnvironment)
    followSelection()
  }

  override func update(_ view: TabContent<Content>, _ environment: EnvironmentValues) {
    if view.selected != self.view.selected { invalidateLayout() }
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, pageEnvironment)
    followSelection()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(pageEnvironment)
    updateBar()
  }

  /// What stands above the bar is this bar's, not that of tabs within a tab.
  private var pageEnvironment: EnvironmentValues {
    guard environment.tabAccessory != nil else { return environment }
    var inner = environment
    inner.tabAccessory = nil
    return inner
  }

  override func refresh() { followSelection() }

  // MARK: Selection

  private func followSelection() {
    let old = shownBranch
    shownBranch = shown.map { branch(of: $0) }
    updateBar()
    switchBranch(from: old, to: shownBranch)
  }

  private var tabs: [LayoutItem] {
    if let items { return items }
    var list = ItemList()
    child?.collectItems(&list)
    items = list.array
    return list.array
  }

  private func tag(of item: LayoutItem) -> AnyHashable? {
    ViewTraits.value(ObjectIdentifier(TagTrait.self), of: item) as? AnyHashable
  }

  private var selectedIndex: Int {
    if let selected = view.selected, let index = tabs.firstIndex(where: { tag(of: $0) == selected }) { return index }
    return tabs.indices.contains(chosen) ? chosen : 0
  }

  private var shown: LayoutItem? { tabs.isEmpty ? nil : tabs[selectedIndex] }

  /// A finger chose a tab.
  private func choose(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    chosen = index
    if let tag = tag(of: tabs[index]) { view.select(tag) }
    invalidateLayout()
    markDirty()
  }

  func shows(_ path: [ViewNode]) -> Bool { path.contains { $0 === shownBranch || $0 === bar } }

  // MARK: The bar

  private var bar: ViewNode? { parts.first }

  /// Labels in a bar, or dots below pages; tabs without labels have no bar.
  private func updateBar() {
    guard
      let look = TabBar(
        environment.tabLook, labels, selectedIndex, accessory: environment.tabAccessory, { [weak self] in self?.choose($0) })
    else {
      bar?.unmount()
      parts = []
      return
    }
    if let bar {
      unsafeDowncast(bar, to: NodeOf<TabBar>.self).update(look, environment)
    } else {
      parts = [NodeReconciler.make(look, inputs(environment))]
    }
  }

  private var labels: [AnyView?] {
    tabs.map { ViewTraits.value(ObjectIdentifier(TabItemTrait.self), of: $0) as? AnyView }
  }

  // MARK: Layout and appearance

  override var contentAxis: ContentAxis { .unordered }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() {
    items = nil
    markDirty()
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }

  override func placeContent(_ proposal: Proposal) {
    var room = frame
    if let bar {
      var list = ItemList()
      bar.collectItems(&list)
      let own = list.first?.size(Proposal(width: room.width, height: Proposal.none)).height
      let height = min((environment.tabAccessory == nil ? nil : own) ?? TabBar.height, room.height)
      // Pages go on behind their dots.
      if environment.tabLook == .bar { room.height -= height }
      let strip = LayoutRect(x: frame.x, y: frame.y + frame.height - height, width: frame.width, height: height)
      list.first?.place(alignedIn: strip, .center, Proposal(strip.size))
    }
    shown?.place(alignedIn: room, .center, Proposal(room.size))
  }

  override func describe(_ pass: inout DescribePass) {
    shown?.node.describeNamed(&pass)
    bar?.describeNamed(&pass)
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? { bar?.hit(x, y) ?? shown?.node.hit(x, y) }
}
