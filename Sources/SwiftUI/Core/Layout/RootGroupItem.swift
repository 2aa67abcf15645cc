/// Several views at the root of a graph, laid out one below the other.
@MainActor final class RootGroupItem: LayoutItem {
  private let owner: ViewNode
  private let items: [LayoutItem]

  init(_ owner: ViewNode, _ items: [LayoutItem]) {
    self.owner = owner
    self.items = items
  }

  override var node: ViewNode { owner }

  private func offer(_ proposal: Proposal) -> Proposal { Proposal(width: proposal.width, height: Proposal.none) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    var size = LayoutSize.zero
    for (index, item) in items.enumerated() {
      let part = item.size(offer(proposal))
      if index > 0 { size.height += DefaultSpacing.between(items[index - 1].spacing(.bottom), item.spacing(.top), .vertical) }
      size.width = max(size.width, part.width)
      size.height += part.height
    }
    return size
  }

  override func placeContent(_ proposal: Proposal) {
    var y = frame.y
    for (index, item) in items.enumerated() {
      let part = item.size(offer(proposal))
      if index > 0 { y += DefaultSpacing.between(items[index - 1].spacing(.bottom), item.spacing(.top), .vertical) }
      item.place(frame.x + (frame.width - part.width) / 2, y, offer(proposal))
      y += part.height
    }
  }
}
