/// A node that keeps content alive of which only one branch is on screen: the others neither appear nor disappear.
@MainActor protocol ConcealingNode: ViewNode {
  /// The branch that is on screen; nil before that is known.
  var shownBranch: ViewNode? { get }
  /// True if what a path from below leads to is on screen: the node first, then those above it up to this one's part.
  func shows(_ path: [ViewNode]) -> Bool
}

extension ConcealingNode {
  func shows(_ path: [ViewNode]) -> Bool { path.contains { $0 === shownBranch } }
}

extension ViewGraph {
  /// True if a node is in a branch that is kept alive without being on screen.
  func conceals(_ node: ViewNode) -> Bool {
    guard hasConcealers else { return false }
    var current = node
    var passed: [ViewNode] = [node]
    while let parent = current.parent {
      if let concealer = parent as? any ConcealingNode, !concealer.shows(passed) { return true }
      passed.append(parent)
      current = parent
    }
    return false
  }
}

extension ConcealingNode {
  /// The top of the branch that an item is in: a part of this node, or of the structure directly below it.
  func branch(of item: LayoutItem) -> ViewNode {
    var current = item.node
    while let parent = current.parent, parent !== self, !(parent === child && !parent.parts.isEmpty) { current = parent }
    return current
  }

  /// Another branch is on screen: what the old one shows disappears, what the new one shows appears.
  func switchBranch(from old: ViewNode?, to new: ViewNode?) {
    guard old !== new, graph.isOnScreen else { return }
    if let old, !old.isGone { old.visibilityChanged(false) }
    new?.visibilityChanged(true)
  }
}
