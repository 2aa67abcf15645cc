@_spi(CellHarness) import UIKit

/// The elements of collections that stand in the stacks of a scroll view and are not lazy: each is an item, in a cell that is a window
/// on it.
///
/// Nothing is laid out otherwise than without it: rows are made at once, lie where their stack puts them, and keep the coordinates of
/// the content. What stands around them is no item.
@MainActor final class ScrolledRows: LazyPart {
  private unowned let scroll: any HostedScroll
  let number: Int
  private(set) var rows: [(id: HostedLineID, line: ListLine)] = []
  /// The elements, which cells show.
  private(set) var elements: Set<ObjectIdentifier> = []
  /// True if there is a collection, with elements or without.
  private(set) var isThere = false
  /// True once rows were found, and from then on.
  private var wasThere = false
  private var places: [HostedLineID: Int] = [:]
  /// Numbers of the outermost collections: two of them may have elements with the same id.
  private var collections: [ObjectIdentifier: Int] = [:]
  private var frames: [LayoutRect] = []

  init(of scroll: any HostedScroll) {
    self.scroll = scroll
    number = scroll.nextNumber()
  }

  // MARK: Reading

  /// Finds the rows in the content of the scroll view.
  func read(_ content: ViewNode?) {
    rows = []
    elements = []
    isThere = false
    places = [:]
    frames = []
    // Cells keep what is in them where it is while they scroll, so that code which asks for that would not hear of it.
    guard let content, wasThere || !Self.readsPlaces(content) else { return }
    var taken: [HostedLineID: Int] = [:]
    visit(content, Place(isAlong: false), &taken)
    wasThere = wasThere || isThere
    places = Dictionary(rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func readsPlaces(_ node: ViewNode) -> Bool {
    if node is any PlaceReader { return true }
    var isFound = false
    node.forEachPart { isFound = isFound || readsPlaces($0) }
    return isFound
  }

  /// Where a walk through the content is.
  private struct Place {
    /// Whether the stack around lies in the direction in which the scroll view scrolls.
    var isAlong: Bool
    /// The ids of the elements around, outermost first.
    var ids: [AnyHashable] = []
    /// The number of the outermost collection around.
    var collection = 0
  }

  private func visit(_ node: ViewNode, _ place: Place, _ taken: inout [HostedLineID: Int]) {
    // What scrolls by itself has its own rows.
    if node is any ScrollingNode { return }
    var place = place
    place.isAlong = Self.isAlong(node, scroll) ?? place.isAlong
    if node is any ElementCollection {
      if place.isAlong { isThere = true }
      if place.ids.isEmpty { place.collection = number(of: node) }
    }
    if let element = node as? any ForEachElement {
      place.ids.append(element.explicitID)
      // A section that is laid out by the stack around it is no row: its rows are.
      if place.isAlong, !Self.holdsCollection(node) { return add(node, place, &taken) }
    }
    node.forEachPart { visit($0, place, &taken) }
  }

  private func add(_ node: ViewNode, _ place: Place, _ taken: inout [HostedLineID: Int]) {
    elements.insert(ObjectIdentifier(node))
    var id = HostedLineID(ids: place.ids, ordinal: place.collection, part: .content, container: number)
    let others = taken[id, default: 0]
    taken[id] = others + 1
    // An id that is not unique.
    if others > 0 {
      id = HostedLineID(ids: place.ids, ordinal: place.collection + 1_000 * others, part: .content, container: number)
    }
    rows.append((id, ListLine(item: node, ids: place.ids, part: .content, section: nil, editing: nil)))
  }

  private func number(of collection: ViewNode) -> Int {
    let number = collections[ObjectIdentifier(collection)] ?? collections.count
    collections[ObjectIdentifier(collection)] = number
    return number
  }

  /// Whether what a node lays out follows the direction in which the scroll view scrolls; nil if it lays out nothing.
  private static func isAlong(_ node: ViewNode, _ scroll: any HostedScroll) -> Bool? {
    switch node.contentAxis {
    case .inherited: nil
    case .along(let axis): scroll.scrolls(axis)
    case .unordered: false
    }
  }

  /// True if a collection is among what an element gives to the stack around it.
  private static func holdsCollection(_ node: ViewNode) -> Bool {
    var isFound = false
    node.forEachPart { part in
      if isFound || part is any ScrollingNode { return }
      guard case .inherited = part.contentAxis else { return }
      isFound = part is any ElementCollection || holdsCollection(part)
    }
    return isFound
  }

  /// The content was laid out.
  func noteFrames() {
    frames = rows.map { row in
      var items = ItemList()
      row.line.item.node.collectItems(&items)
      guard var frame = items.first?.frame else { return .zero }
      for item in items.rest { frame = frame.union(item.frame) }
      row.line.item.frame = frame
      return frame
    }
  }

  // MARK: What the scroll view asks

  var owner: ViewNode { scroll }
  var graph: ViewGraph { scroll.graph }
  var hostView: HostingView? { scroll.hostView }
  func readRows() {}
  func make(in area: LayoutRect) -> Bool { false }
  func pins(row index: Int) -> Bool { false }
  func pinnedRows(in area: LayoutRect) -> [Int] { [] }
  func frame(ofRow index: Int) -> LayoutRect? { frames.indices.contains(index) ? frames[index] : nil }

  func rows(in area: LayoutRect) -> [Int] {
    frames.indices.filter { index in
      let shown = frames[index].intersection(area)
      return shown.width > 0 && shown.height > 0
    }
  }

  // MARK: What cells ask

  var offersSwipeActions: Bool { false }
  func line(_ id: HostedLineID) -> ListLine? { places[id].map { rows[$0].line } }
  // Rows appear with the content around them.
  func lineAppeared(_ id: HostedLineID) {}
  func lineDisappeared(_ id: HostedLineID) {}
  func remakeLine(_ id: HostedLineID) {
    (line(id)?.item.node as? any ForEachElement)?.remake()
    // What is new is placed by the stack around it.
    graph.wantsLayout()
  }
  func place(_ line: ListLine, in size: LayoutSize) {}
  /// What is in front of a row, or around it, takes touches as it does without cells.
  func touched(_ line: ListLine) -> ViewNode { scroll.contentNode ?? line.item.node }
  func corner(of line: ListLine) -> (x: Double, y: Double) { (line.item.frame.x, line.item.frame.y) }

  func fitting(_ line: ListLine, width: Double) -> CGSize {
    CGSize(width: line.item.frame.width, height: line.item.frame.height)
  }

  /// The cell's view that shows the row which a node is in; nil if none does.
  func view(around node: ViewNode, in list: UICollectionView) -> UIView? {
    var current: ViewNode? = node
    while let inside = current, inside !== scroll {
      if elements.contains(ObjectIdentifier(inside)) {
        return list.visibleCells.lazy.compactMap { $0.contentView as? HostedRowView }.first { $0.shows(inside) }
      }
      current = inside.parent
    }
    return nil
  }
}

extension ViewNode {
  /// The view that a view of UIKit's in this node is put into: the one that is laid out, or the cell of the row that the node is in.
  var platformView: UIView? {
    guard let host = graph.platformHost as? UIView else { return nil }
    return (host as? HostedScrollBackdrop)?.view(around: self) ?? host
  }
}
