import CoreGraphics
import Foundation

/// What an item asked for, on the axes that are its own.
struct MeasuredSize: Equatable {
  var width: CGFloat?
  var height: CGFloat?
}

extension NSCollectionLayoutGroup {
  /// Whether items of a width of their own follow each other, and begin a new line where there is no more room.
  var flows: Bool {
    guard isHorizontal, case .subitems = arrangement, !layoutSize.widthDimension.isEstimated else { return false }
    return subitems.contains { !($0 is NSCollectionLayoutGroup) && $0.layoutSize.widthDimension.isEstimated }
  }
}

extension NSCollectionLayoutItem {
  /// Whether the item is as long as the longest one beside it in a group.
  fileprivate func isAlike(in group: NSCollectionLayoutGroup) -> Bool {
    guard !(self is NSCollectionLayoutGroup) else { return false }
    return group.isHorizontal
      ? layoutSize.heightDimension.isUniformAcrossSiblings : layoutSize.widthDimension.isUniformAcrossSiblings
  }
}

/// Places the items of one repetition of a group.
@MainActor struct GroupSolver {
  /// A placed item: its number within the line, where it is, and what it decides itself.
  struct Leaf {
    var number: Int
    var frame: CGRect
    var selfSizing: SelfSizingAxes
    /// Views at the item's border.
    var attached: [NSCollectionLayoutSupplementaryItem] = []
    var zIndex = 0
  }

  /// What an item of the line measured, by its number; nil where it was never asked.
  var measured: (Int) -> MeasuredSize?
  /// Items that the line has.
  var limit: Int
  /// What groups that the app arranges may look at.
  var traits: UITraitCollection
  private(set) var leaves: [Leaf] = []
  /// How wide an item may be that decides its width itself.
  private var widthLimit: CGFloat = 0

  init(limit: Int, traits: UITraitCollection, measured: @escaping (Int) -> MeasuredSize?) {
    self.limit = limit
    self.traits = traits
    self.measured = measured
  }

  /// Places a group; returns its size.
  mutating func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> CGSize {
    widthLimit = container.width
    return place(group, in: container, at: .zero, width: nil, height: nil)
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint, width: CGFloat?, height: CGFloat?
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    let isWide = width == nil && item.layoutSize.widthDimension.isEstimated
    if let width { size.width = width } else if isWide { size.width = ownWidth(of: item, in: container) }
    if let height { size.height = height }
    let around = item.edgeSpacing?.insets ?? .zero
    let placed = placeInside(
      item, size, at: CGPoint(x: origin.x + around.leading, y: origin.y + around.top), isSized: height != nil,
      isWide: isWide)
    return CGSize(
      width: placed.width + around.leading + around.trailing, height: placed.height + around.top + around.bottom)
  }

  private mutating func placeInside(
    _ item: NSCollectionLayoutItem, _ size: CGSize, at origin: CGPoint, isSized: Bool, isWide: Bool
  ) -> CGSize {
    let insets = item.contentInsets
    let inner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
    let isEstimated = item.layoutSize.heightDimension.isEstimated && !isSized
    guard let group = item as? NSCollectionLayoutGroup else {
      let number = leaves.count
      var own = room.height
      if isEstimated, let learnt = measured(number)?.height { own = learnt }
      leaves.append(
        Leaf(
          number: number, frame: CGRect(x: inner.x, y: inner.y, width: room.width, height: own),
          selfSizing: isWide ? (isEstimated ? [.width, .height] : .width) : isEstimated ? .height : [], attached: item.attached))
      return CGSize(width: size.width, height: own + insets.top + insets.bottom)
    }
    let content = fill(group, room: room, at: inner)
    return CGSize(
      width: isWide && content.width > 0 ? content.width + insets.leading + insets.trailing : size.width,
      height: isEstimated ? content.height + insets.top + insets.bottom : size.height)
  }

  /// Places what the group contains; returns the room it took.
  private mutating func fill(_ group: NSCollectionLayoutGroup, room: CGSize, at origin: CGPoint) -> CGSize {
    if case .custom(let provider) = group.arrangement { return arrange(provider, room, at: origin) }
    // A group that is as wide as what it contains sets no limit.
    let outer = widthLimit
    if !group.layoutSize.widthDimension.isEstimated { widthLimit = room.width }
    defer { widthLimit = outer }
    let spacing = group.interItemSpacing?.spacing ?? 0
    let length = group.isHorizontal ? room.width : room.height
    var position: CGFloat = 0
    var planned: CGFloat = 0
    var tallest: CGFloat = 0
    var widest: CGFloat = 0
    var count = 0
    var alike: [Int] = []
    while leaves.count < limit, let next = subitem(group, count, planned, length, room) {
      var share: CGFloat?
      if case .equalShares(let shares) = group.arrangement {
        share = (length - spacing * CGFloat(shares - 1)) / CGFloat(shares)
        // A share of a height that is only estimated is itself an estimate.
        if !group.isHorizontal, group.layoutSize.heightDimension.isEstimated { share = nil }
      }
      let origin = CGPoint(
        x: origin.x + (group.isHorizontal ? position : 0), y: origin.y + (group.isHorizontal ? 0 : position))
      if next.isAlike(in: group) { alike.append(leaves.count) }
      let size = place(
        next, in: room, at: origin, width: group.isHorizontal ? share : nil, height: group.isHorizontal ? nil : share)
      var estimate = next.layoutSize.size(in: room)
      if group.flows { estimate.width = size.width }
      position += (group.isHorizontal ? size.width : size.height) + spacing
      planned += (share ?? (group.isHorizontal ? estimate.width : estimate.height)) + spacing
      tallest = max(tallest, size.height)
      widest = max(widest, size.width)
      count += 1
    }
    level(alike, isHorizontal: group.isHorizontal)
    let taken = max(0, position - spacing)
    return group.isHorizontal ? CGSize(width: taken, height: tallest) : CGSize(width: widest, height: taken)
  }

  /// Makes items as high, or in a vertical group as wide, as the longest of them.
  private mutating func level(_ alike: [Int], isHorizontal: Bool) {
    let longest = alike.map { isHorizontal ? leaves[$0].frame.height : leaves[$0].frame.width }.max() ?? 0
    for index in alike {
      leaves[index].selfSizing.insert(.shared)
      if isHorizontal { leaves[index].frame.size.height = longest } else { leaves[index].frame.size.width = longest }
    }
  }

  /// Places items where the app says.
  private mutating func arrange(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ room: CGSize, at origin: CGPoint
  ) -> CGSize {
    var taken = CGSize.zero
    for item in provider(LayoutEnvironment(size: room, traits: traits)) where leaves.count < limit {
      leaves.append(
        Leaf(
          number: leaves.count, frame: item.frame.offsetBy(dx: origin.x, dy: origin.y), selfSizing: [], zIndex: item.zIndex))
      taken = CGSize(width: max(taken.width, item.frame.maxX), height: max(taken.height, item.frame.maxY))
    }
    return taken
  }

  /// The width of an item that decides it itself: what was measured, no wider than its container.
  private func ownWidth(of item: NSCollectionLayoutItem, in container: CGSize) -> CGFloat {
    let estimate = item.layoutSize.size(in: container).width
    guard !(item is NSCollectionLayoutGroup), let learnt = measured(leaves.count)?.width else { return estimate }
    return min(learnt + item.contentInsets.leading + item.contentInsets.trailing, widthLimit)
  }

  /// The next subitem, as long as there is room by plan: estimates decide, so that a measured height moves nothing to
  /// another group. Only where items flow, their own widths do.
  private func subitem(
    _ group: NSCollectionLayoutGroup, _ count: Int, _ planned: CGFloat, _ length: CGFloat, _ room: CGSize
  ) -> NSCollectionLayoutItem? {
    switch group.arrangement {
    case .equalShares(let total), .repeating(let total):
      return count < total ? group.subitems.first : nil
    case .custom: return nil
    case .subitems:
      guard !group.subitems.isEmpty else { return nil }
      let next = group.subitems[count % group.subitems.count]
      let size = next.layoutSize.size(in: room)
      let own = group.flows ? ownWidth(of: next, in: room) : group.isHorizontal ? size.width : size.height
      return count == 0 || (own > 0 && planned + own <= length + 0.5) ? next : nil
    }
  }
}
