import Foundation

/// Content that may be larger than its place, and is scrolled there.
nonisolated public struct ScrollView<Content>: View where Content: View {
  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether bars show how far it is scrolled.
  public var showsIndicators: Bool

  /// Creates a scrolling view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content, as long as it wants to be, cut at the edges.
  @ViewBuilder @MainActor public var body: some View {
    if axes.contains(.vertical) {
      VStack { content }.modifier(ScrollClip(axes: axes))
    } else {
      HStack { content }.modifier(ScrollClip(axes: axes))
    }
  }
}

/// Gives content all the length it wants along some axes, takes the length it is offered itself, and hides the rest.
nonisolated struct ScrollClip: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let axes: Axis.Set
  static var changesLayout: Bool { true }
  var visibility: ContentVisibility { .clipped }

  func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? Proposal.none : proposal.width,
      height: axes.contains(.vertical) ? Proposal.none : proposal.height)
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    var size = child.size(inner(proposal))
    if axes.contains(.horizontal), proposal.width >= 0 { size.width = proposal.width }
    if axes.contains(.vertical), proposal.height >= 0 { size.height = proposal.height }
    return size
  }

  @MainActor func priority(of child: LayoutItem) -> Double { 0 }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    if !inputs.environment.isInsideCellConfiguration, let node = inputs.graph.platform?.scrollNode(view, inputs) { return node }
    return ScrollNode(view, inputs)
  }
}

/// The node of a scroll view: keeps how far it is scrolled.
@MainActor class ScrollNode<Content: View>: ModifierNode<Content, ScrollClip>, ScrollingNode, NamedSpace, FingerScrolled {
  private var offset = (x: 0.0, y: 0.0)
  private var length = LayoutSize.zero
  private var isPlacedOnce = false
  /// True while a finger scrolls, and until that is laid out.
  private var isDragged = false
  /// True until content that has just come is laid out.
  private var hasNewContent = true
  private var awaited: (target: ViewNode, anchor: UnitPoint?)?

  override func forgetItems() {
    super.forgetItems()
    hasNewContent = true
  }

  override func place(_ item: LayoutItem, in frame: LayoutRect, _ proposal: Proposal) {
    let inner = view.modifier.inner(proposal)
    length = item.size(inner)
    if !isPlacedOnce, let anchor = environment.scrollAnchor {
      offset.x = max(0, length.width - frame.width) * Double(anchor.x)
      offset.y = max(0, length.height - frame.height) * Double(anchor.y)
    }
    isPlacedOnce = true
    offset.x = min(offset.x, max(0, length.width - frame.width))
    offset.y = min(offset.y, max(0, length.height - frame.height))
    item.place(frame.x - offset.x, frame.y - offset.y, inner)
    if let (target, anchor) = takeAwaited(), move(to: offset(showing: target, anchor)) {
      item.place(frame.x - offset.x, frame.y - offset.y, inner)
    }
    tellGeometry(
      ScrollGeometry(
        contentOffset: CGPoint(x: offset.x, y: offset.y), contentSize: CGSize(width: length.width, height: length.height),
        contentInsets: EdgeInsets(), containerSize: CGSize(width: frame.width, height: frame.height)))
    if isDragged { tellFirst() }
  }

  /// What follows from how the scroll view stands is brought up to date.
  final func tellGeometry(_ geometry: ScrollGeometry) {
    var current = parent
    while let node = current, !(node is any ScrollingNode) {
      (node as? any ScrollGeometryFollower)?.follow(geometry)
      current = node.parent
    }
  }

  // Where things are in what of the content is visible.
  var spaceName: AnyHashable { AnyHashable(ScrollSpaceName()) }

  /// The place of the whole content, whose edges can be scrolled to.
  var contentRect: LayoutRect {
    LayoutRect(x: frame.x - offset.x, y: frame.y - offset.y, width: length.width, height: length.height)
  }

  func reveal(_ edge: Edge) { reveal(contentRect, edge == .top || edge == .leading ? .topLeading : .bottomTrailing) }

  func reveal(_ place: ScrollPlace) {
    scroll(to: (x: place.x.map(Double.init) ?? offset.x, y: place.y.map(Double.init) ?? offset.y))
  }

  /// A view that has just come (`onChange(of:)` scrolls to it) has its place after the update of the screen that is under way.
  func reveal(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool {
    guard hasNewContent else { return false }
    awaited = (target, anchor)
    return true
  }

  /// The content is laid out: what was to be scrolled to has a place now.
  final func takeAwaited() -> (LayoutRect, UnitPoint?)? {
    hasNewContent = false
    guard let (target, anchor) = awaited else { return nil }
    awaited = nil
    var list = ItemList()
    if !target.isGone { target.collectItems(&list) }
    return list.first.map { ($0.frame, anchor) }
  }

  func reveal(_ target: LayoutRect, _ anchor: UnitPoint?) { scroll(to: offset(showing: target, anchor)) }

  private func offset(showing target: LayoutRect, _ anchor: UnitPoint?) -> (x: Double, y: Double) {
    var wanted = offset
    if view.modifier.axes.contains(.horizontal) {
      wanted.x += shift(target.x - frame.x, target.width, frame.width, anchor.map { Double($0.x) })
    }
    if view.modifier.axes.contains(.vertical) {
      wanted.y += shift(target.y - frame.y, target.height, frame.height, anchor.map { Double($0.y) })
    }
    return wanted
  }

  private func scroll(to place: (x: Double, y: Double)) {
    guard move(to: place) else { return }
    invalidateLayout()
    graph.wantsLayout()
  }

  /// As far as the content reaches.
  private func move(to place: (x: Double, y: Double)) -> Bool {
    var wanted = place
    wanted.x = min(max(0, wanted.x), max(0, length.width - frame.width))
    wanted.y = min(max(0, wanted.y), max(0, length.height - frame.height))
    guard wanted != offset else { return false }
    offset = wanted
    return true
  }

  // MARK: Fingers

  /// How far the content can be scrolled in the direction in which it can be.
  var room: Double {
    let rest = isSideways ? length.width - frame.width : length.height - frame.height
    return max(0, rest)
  }
  var isSideways: Bool { !view.modifier.axes.contains(.vertical) }
  var page: Double { isSideways ? frame.width : frame.height }

  func dragBegan() {
    isDragged = true
    tellScrollPhase(.interacting)
  }

  func dragged(by points: Double) -> Double {
    let old = isSideways ? offset.x : offset.y
    let next = min(max(0, old + points), room)
    if isSideways { offset.x = next } else { offset.y = next }
    invalidateLayout()
    graph.wantsLayout()
    return next - old
  }

  func dragEnded() {
    tellScrollPhase(.idle)
    isDragged = false
  }

  /// What follows the position is told which view with an id is first, or that none is.
  private func tellFirst() {
    var first: (id: AnyHashable, start: Double)?
    func visit(_ node: ViewNode) {
      if let id = (node as? any IdentifiedNode)?.explicitID {
        var items = ItemList()
        node.collectItems(&items)
        let place = items.first?.frame ?? node.frame
        let (start, end) =
          isSideways
          ? (place.x - frame.x, place.x + place.width - frame.x) : (place.y - frame.y, place.y + place.height - frame.y)
        if end > 1, end > start, start < first?.start ?? .infinity { first = (id, start) }
      }
      if node === self || !(node is any ScrollingNode) { node.forEachPart(visit) }
    }
    visit(self)
    var current = parent
    while let node = current, !(node is any ScrollingNode) {
      (node as? any ScrollFollower)?.scrolled(to: first?.id)
      current = node.parent
    }
  }

  private func shift(_ start: Double, _ size: Double, _ room: Double, _ anchor: Double?) -> Double {
    if let anchor { return start + size * anchor - room * anchor }
    if start < 0 { return start }
    return max(0, min(start, start + size - room))
  }
}
