/// Nodes that read a value, in the order in which they read it first: they are told in that order, which is the same in every run.
struct NodeReaders {
  private var inOrder: [NodeToken] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Those that are gone are left out when there are as many again.
  private var limit = 32

  /// What is in the memory of a node that is gone is another reader: it comes last all the same.
  mutating func add(_ node: ViewNode) {
    let id = ObjectIdentifier(node)
    if let place = places[id], inOrder[place].node === node { return }
    if inOrder.count >= limit { leaveOutGone() }
    places[id] = inOrder.count
    inOrder.append(NodeToken(node))
  }

  /// Their bodies run again, and read the value again if they still do.
  mutating func tell() {
    guard !inOrder.isEmpty else { return }
    for reader in inOrder { reader.markDirty() }
    self = NodeReaders()
  }

  private mutating func leaveOutGone() {
    inOrder.removeAll { $0.node == nil }
    places = [:]
    for (place, token) in inOrder.enumerated() { if let node = token.node { places[ObjectIdentifier(node)] = place } }
    limit = max(32, inOrder.count * 2)
  }
}
