import Foundation

/// A part of the content that is told when the host enters a window.
@MainActor protocol WindowFollower: ViewNode {
  func hostEnteredWindow()
}

/// What the view that shows a graph asks of it.
extension ViewGraph {
  /// The host is in a window now.
  func hostEnteredWindow() {
    guard hasWindowFollowers, let root else { return }
    tell(root)
  }

  private func tell(_ node: ViewNode) {
    (node as? any WindowFollower)?.hostEnteredWindow()
    node.forEachPart { tell($0) }
  }

  /// An embedded part of the platform's wants another size.
  func embeddedSizeChanged() {
    guard let root else { return }
    for node in embedded(in: root) { node.invalidateLayout() }
    wantsLayout()
  }

  private func embedded(in node: ViewNode) -> [ViewNode] {
    var found: [ViewNode] = node is any WindowFollower ? [node] : []
    node.forEachPart { found += embedded(in: $0) }
    return found
  }

  /// Ends what the content started: its host is gone.
  func tearDown() {
    isTornDown = true
    let gone = root
    root = nil
    gone?.unmount()
  }

  /// Where the content says that its row's separator begins and ends, from its leading edge (UH-28).
  var separatorGuides: (leading: Double?, trailing: Double?) {
    guard usesAlignmentGuides, let item = rootItem else { return (nil, nil) }
    let size = LayoutSize(width: item.frame.width, height: item.frame.height)
    func place(_ guide: AlignmentGuide) -> Double? { item.explicitGuide(guide, size).map { item.frame.x + $0 } }
    return (
      place(HorizontalAlignment.listRowSeparatorLeading.key), place(HorizontalAlignment.listRowSeparatorTrailing.key)
    )
  }

  /// The leading edge of the first text that is laid out.
  var firstTextEdge: Double? { root.flatMap { firstText(in: $0) }?.frame.x }

  private func firstText(in node: ViewNode) -> ViewNode? {
    if node is LeafNode<Text>, node.frame.width > 0 { return node }
    var found: ViewNode?
    node.forEachPart { if found == nil { found = firstText(in: $0) } }
    return found
  }
}
