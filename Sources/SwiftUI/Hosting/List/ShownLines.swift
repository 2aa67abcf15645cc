/// The lines of something whose lines are shown by cells, which of them are in a cell on screen, and what that means for their
/// lifecycle: a line appears and disappears with its cell, what is around all lines does so with the whole.
@MainActor final class ShownLines {
  private unowned let owner: any ConcealingNode
  private(set) var lines: [HostedLineID: ListLine] = [:]
  /// Nodes between the owner and its lines, and the lines that are in a cell on screen.
  private var structure: Set<ObjectIdentifier> = []
  private var displayed: [HostedLineID: ViewNode] = [:]

  init(of owner: any ConcealingNode) { self.owner = owner }

  func forget() { lines = [:] }

  /// True if what a path from below leads to is on screen.
  func shows(_ path: [ViewNode]) -> Bool {
    if let first = path.first, structure.contains(ObjectIdentifier(first)) { return true }
    return path.contains { node in displayed.values.contains { $0 === node } }
  }

  /// Takes over the lines there are now.
  func adopt(_ all: [(id: HostedLineID, line: ListLine)], _ structure: Set<ObjectIdentifier>) {
    lines = Dictionary(all.map { ($0.id, $0.line) }, uniquingKeysWith: { first, _ in first })
    self.structure = structure
    let known = displayed
    displayed = known.filter { lines[$0.key] != nil }
    for (id, node) in known where lines[id] != nil && lines[id]?.item.node !== node {
      // A line that got another view shows that in the same cell.
      displayed[id] = nil
      _ = appeared(id)
    }
    guard owner.graph.isOnScreen, let child = owner.child else { return }
    structureAppeared(child, Set(all.map { ObjectIdentifier($0.line.item.node) }))
  }

  /// A cell shows a line. False if it did already.
  func appeared(_ id: HostedLineID) -> Bool {
    guard let node = lines[id]?.item.node, displayed[id] !== node else { return false }
    displayed[id] = node
    if owner.graph.isOnScreen, !owner.graph.conceals(owner) { node.visibilityChanged(true) }
    return true
  }

  func disappeared(_ id: HostedLineID) {
    guard let node = displayed.removeValue(forKey: id), !node.isGone, owner.graph.isOnScreen else { return }
    node.visibilityChanged(false)
  }

  /// Gives a line other views of the same content, without what the present ones keep. It appears with its next cell.
  /// - Returns: The line's node and the one that took its place, if it is another now: then the lines have to be read again.
  func remake(_ id: HostedLineID) -> (old: ViewNode, new: ViewNode)? {
    guard let node = lines[id]?.item.node else { return nil }
    if let element = node as? any ForEachElement {
      guard element.isMade else { return nil }
      disappeared(id)
      element.remake()
      return nil
    }
    guard let row = outermostView(of: node) else {
      disappeared(id)
      remakeViews(in: node)
      return nil
    }
    disappeared(id)
    var items = ItemList()
    row.replaceItself()?.collectItems(&items)
    return items.single.map { (node, $0.node) }
  }

  /// A row that is written out belongs to the outermost view that is nothing but this row.
  private func outermostView(of line: ViewNode) -> ViewNode? {
    var outermost: ViewNode?
    var current: ViewNode? = line
    while let node = current, node !== owner, !(node is any ForEachElement) {
      var items = ItemList()
      node.collectItems(&items)
      guard items.count == 1 else { break }
      if node.canBeRemade { outermost = node }
      current = node.parent
    }
    return outermost
  }

  /// A row that is made of views of the framework's keeps nothing by itself: what it holds may.
  private func remakeViews(in node: ViewNode) {
    var parts: [ViewNode] = []
    node.forEachPart { parts.append($0) }
    for part in parts {
      if part.canBeRemade { _ = part.replaceItself() } else { remakeViews(in: part) }
    }
  }

  private func structureAppeared(_ node: ViewNode, _ rows: Set<ObjectIdentifier>) {
    node.forEachPart { part in
      guard !rows.contains(ObjectIdentifier(part)) else { return }
      structureAppeared(part, rows)
      if structure.contains(ObjectIdentifier(part)) { part.hostVisibilityChanged(true) }
    }
  }
}
