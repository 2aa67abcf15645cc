import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// The node of a scroll view on a screen. With a lazy container or a collection in it, it is a collection view of UIKit's, whose cells
/// show what is near the visible area, in front of all other content; without one, its beginning shows.
@MainActor final class HostedScrollNode<Content: View>: ScrollNode<Content>, HostedScroll, ShiftedContent, EmbeddingNode {
  private(set) var lazies: LazyParts = LazyParts()
  private lazy var adapter = HostedScrollAdapter(self)
  private var content: (item: LayoutItem, proposal: Proposal)?
  private(set) var contentSize = LayoutSize.zero
  private var isLayingOut = false
  /// What of the content is a collection's and lies in stacks that are not lazy.
  private lazy var rows = ScrolledRows(of: self)
  private var needsReading = true
  private var pending: (number: Int, row: Int, anchor: UnitPoint?)?

  override func willLeave() {
    super.willLeave()
    if !lazies.isEmpty { adapter.list.removeFromSuperview() }
  }

  func scrolls(_ axis: Axis) -> Bool { view.modifier.axes.contains(axis == .vertical ? .vertical : .horizontal) }

  // MARK: Rows

  override func forgetItems() {
    super.forgetItems()
    needsReading = true
  }

  private func readRows() {
    guard needsReading else { return }
    needsReading = false
    rows.read(child)
    let isKnown = lazies.all.contains { $0 === rows }
    if rows.isThere, !isKnown { join(rows) }
    if !rows.isThere, isKnown { leave(rows) }
  }

  var rowElements: Set<ObjectIdentifier> { rows.elements }
  func view(around content: ViewNode) -> UIView? { rows.view(around: content, in: adapter.list) }
  var embedded: UIView? { lazies.isEmpty ? nil : adapter.list }

  // MARK: Lazy containers

  func nextNumber() -> Int { lazies.nextNumber() }
  func join(_ part: any LazyPart) { lazies.add(part) }

  func leave(_ part: any LazyPart) {
    lazies.remove(part)
    if lazies.isEmpty { adapter.list.removeFromSuperview() }
  }

  // MARK: Layout

  override func place(_ item: LayoutItem, in frame: LayoutRect, _ proposal: Proposal) {
    readRows()
    guard !lazies.isEmpty, let host = platformView else {
      return super.place(item, in: frame, proposal)
    }
    if adapter.list.superview !== host { host.addSubview(adapter.list) }
    adapter.list.isHidden = graph.conceals(self)
    let target = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    if adapter.list.frame != target { adapter.list.frame = target }
    content = (item, view.modifier.inner(proposal))
    let isFirst = contentSize == .zero
    layOut()
    if isFirst, let anchor = environment.scrollAnchor { adapter.start(at: anchor) }
    adapter.follow()
    tellGeometry(geometry)
    if let pending {
      self.pending = nil
      if let part = lazies.all.first(where: { $0.number == pending.number }) {
        _ = show(row: pending.row, of: part, pending.anchor, later: false)
      }
    }
    if let (target, anchor) = takeAwaited() { reveal(target, anchor) }
  }

  /// Lays the content out and makes what is visible of it, until that is all there.
  func layOut() {
    guard !isLayingOut, let content else { return }
    isLayingOut = true
    let (part, host) = (graph.touches.part, graph.platformHost)
    graph.platformHost = adapter.backdrop
    defer {
      (graph.touches.part, graph.platformHost) = (part, host)
      isLayingOut = false
    }
    // Bounded: views that grow smaller with each that is made would go on for ever.
    for _ in 0..<64 {
      contentSize = content.item.size(content.proposal)
      content.item.place(0, 0, content.proposal)
      let visible = adapter.visible
      var isOther = false
      for part in lazies.all where part.make(in: visible) {
        isOther = true
        clear(from: part.owner)
      }
      if !isOther { break }
    }
    rows.noteFrames()
  }

  /// Sizes up to here count no more; what is around does not change, however long the content is.
  private func clear(from part: ViewNode) {
    var current: ViewNode? = part
    while let node = current, node !== self {
      node.clearLayout()
      current = node.parent
    }
  }

  override func hostVisibilityChanged(_ visible: Bool) {
    super.hostVisibilityChanged(visible)
    if !lazies.isEmpty { adapter.list.isHidden = graph.conceals(self) }
  }

  // MARK: Scrolling

  func show(row: Int, of part: any LazyPart, _ anchor: UnitPoint?, later: Bool) -> Bool {
    guard !later, content != nil, let frame = part.frame(ofRow: row) else {
      pending = (part.number, row, anchor)
      return true
    }
    // Lengths on the way there are guesses until what lies there is made.
    var target = frame
    for _ in 0..<8 {
      let known = contentSize
      adapter.show(target, anchor)
      layOut()
      guard let now = part.frame(ofRow: row), now != target || contentSize != known else { break }
      target = now
    }
    adapter.follow()
    return true
  }

  override func reveal(_ target: LayoutRect, _ anchor: UnitPoint?) {
    if lazies.isEmpty { return super.reveal(target, anchor) }
    adapter.show(target, anchor)
    layOut()
    tellGeometry(geometry)
  }

  override func reveal(_ place: ScrollPlace) {
    if lazies.isEmpty { return super.reveal(place) }
    let visible = adapter.visible
    let wanted = LayoutRect(
      x: place.x.map(Double.init) ?? visible.x, y: place.y.map(Double.init) ?? visible.y, width: visible.width,
      height: visible.height)
    reveal(wanted, .topLeading)
  }

  /// With lazy content a finger scrolls the platform's list.
  override var room: Double { lazies.isEmpty ? super.room : 0 }

  override var contentRect: LayoutRect {
    lazies.isEmpty ? super.contentRect : LayoutRect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)
  }

  /// Content lies in coordinates of its own; what a cell shows, in those of the cell.
  func contentShift(of node: ViewNode) -> (x: Double, y: Double) {
    guard !lazies.isEmpty else { return (0, 0) }
    let visible = adapter.visible
    return (frame.x - visible.x, frame.y - visible.y)
  }

  private var geometry: ScrollGeometry {
    let visible = adapter.visible
    return ScrollGeometry(
      contentOffset: CGPoint(x: visible.x, y: visible.y),
      contentSize: CGSize(width: contentSize.width, height: contentSize.height), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: visible.width, height: visible.height))
  }

  /// The finger scrolled: what follows the position is told which view is first.
  func scrolled() {
    layOut()
    tellGeometry(geometry)
    var current = parent
    while let node = current, !(node is any ScrollingNode) {
      if let follower = node as? any ScrollFollower { follower.scrolled(to: first) }
      current = node.parent
    }
  }

  /// The id of the first view that is visible by more than a trace.
  private var first: AnyHashable? {
    let visible = adapter.visible
    for part in lazies.all {
      for index in part.rows(in: visible) {
        guard let frame = part.frame(ofRow: index), let id = part.rows[index].line.ids.last else { continue }
        let isIn = scrolls(.vertical) ? frame.y + frame.height > visible.y + 1 : frame.x + frame.width > visible.x + 1
        if isIn { return id }
      }
    }
    return nil
  }

  // MARK: What the adapter asks

  var visibleRect: LayoutRect { adapter.visible }

  var refresh: RefreshAction? { environment.refresh }
  var contentNode: ViewNode? { child }
  var hostView: HostingView? { graph.platform as? HostingView }

  // MARK: Appearance and touches

  override func hit(_ x: Double, _ y: Double) -> ViewNode? { lazies.isEmpty ? super.hit(x, y) : nil }

  override func describe(_ pass: inout DescribePass) {
    if lazies.isEmpty { return super.describe(&pass) }
    guard !adapter.list.isHidden else { return }
    let visible = adapter.visible
    pass.within("ScrollView", at: (frame.x - visible.x, frame.y - visible.y)) { adapter.list.describe(into: &$0) }
  }
}

/// What the adapter of a scroll view and the lazy containers in it need of its node.
@MainActor protocol HostedScroll: LazyScroll {
  var lazies: LazyParts { get }
  var contentSize: LayoutSize { get }
  var contentNode: ViewNode? { get }
  var hostView: HostingView? { get }
  var refresh: RefreshAction? { get }
  func nextNumber() -> Int
  func join(_ part: any LazyPart)
  func leave(_ part: any LazyPart)
  func show(row: Int, of part: any LazyPart, _ anchor: UnitPoint?, later: Bool) -> Bool
  func layOut()
  func scrolled()
  /// What of the content is visible.
  var visibleRect: LayoutRect { get }
  /// Elements of collections that cells show although they are laid out with the rest.
  var rowElements: Set<ObjectIdentifier> { get }
  /// The cell's view for what belongs to such an element.
  func view(around content: ViewNode) -> UIView?
}

/// The lazy containers of a scroll view, and its other rows, in the order in which they came.
@MainActor final class LazyParts {
  private(set) var all: [any LazyPart] = []
  private var count = 0

  var isEmpty: Bool { all.isEmpty }

  func nextNumber() -> Int {
    count += 1
    return count - 1
  }

  func add(_ part: any LazyPart) { all.append(part) }
  func remove(_ part: any LazyPart) { all.removeAll { $0 === part } }
}

extension HostingView {
  func scrollNode<Content: View>(_ view: ModifiedContent<Content, ScrollClip>, _ inputs: NodeInputs) -> ViewNode? {
    HostedScrollNode(view, inputs)
  }

  func lazyNode<V: LazyContainer>(_ view: V, _ inputs: NodeInputs, in scroll: any LazyScroll) -> ViewNode? {
    (scroll as? any HostedScroll).map { HostedLazyNode(view, inputs, in: $0) }
  }
}
