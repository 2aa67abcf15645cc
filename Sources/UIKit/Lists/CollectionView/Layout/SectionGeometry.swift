import CellTrace
import CoreGraphics
import Foundation

/// Where the rows, headers and footers of one section are, relative to the section's beginning.
///
/// Lines follow each other down the section, or to the right if the layout scrolls horizontally.
@MainActor final class SectionGeometry {
  /// A header or footer with the height it has by now.
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var height: CGFloat
    /// The room that the section grows by.
    @MainActor var extent: CGFloat { item.extendsBoundary ? height : 0 }
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  let container: CGSize
  /// True if lines follow each other to the right.
  let isHorizontal: Bool
  /// Counted on with every change of the section.
  private let changes: LayoutChanges
  /// How far a section that scrolls across has been scrolled.
  var crossOffset: CGFloat = 0 { didSet { changes.count += 1 } }
  /// The section's insets, counted from the edges.
  let insets: NSDirectionalEdgeInsets
  let itemsPerLine: Int
  /// Where each line begins, if lines have as many items as fit; then the number of items.
  var flowStarts: [Int]? { didSet { changes.count += 1 } }
  /// Where each group that lies beside others begins, if groups have widths of their own; then where the last one ends.
  var crossStarts: [CGFloat]? { didSet { changes.count += 1 } }
  /// Lengths of the lines, each with the spacing that follows it.
  var lines: HeightIndex { didSet { changes.count += 1 } }
  private(set) var boundaries: [Boundary] {
    didSet {
      changes.count += 1
      knownLinesTop = nil
    }
  }
  private var knownLinesTop: CGFloat?
  let traits: UITraitCollection
  /// Sizes that cells of groups asked for. A list keeps heights in ``lines``.
  var measured: [Int: MeasuredSize] = [:] { didSet { changes.count += 1 } }
  let spacing: HeightIndex.Units

  /// Lays a section out. `learnt` gives the sizes that items had before, `boundaries` those of headers and footers;
  /// without them every row is alike, and the section costs nothing a row but memory.
  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, container: CGSize, traits: UITraitCollection,
    isHorizontal: Bool = false, margins: NSDirectionalEdgeInsets = .zero, changes: LayoutChanges,
    learnt: ((Int) -> MeasuredSize?)? = nil, boundaries learntBoundaries: [String: CGFloat] = [:]
  ) {
    self.section = section
    self.changes = changes
    self.isHorizontal = isHorizontal
    self.traits = traits
    self.itemCount = itemCount
    var insets = section.contentInsets
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    self.insets = insets
    let across = insets.top + insets.bottom
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: isHorizontal ? max(0, container.height - across) : container.height)
    self.container = inner
    let spacing = HeightIndex.units(section.interGroupSpacing)
    self.spacing = spacing
    boundaries = section.boundarySupplementaryItems.map {
      let learnt = $0.layoutSize.heightDimension.isEstimated ? learntBoundaries[$0.elementKind] : nil
      return Boundary(item: $0, height: learnt ?? $0.layoutSize.size(in: inner).height)
    }
    var estimate = CGFloat(ListPolicy.standardRowHeight)
    var perLine = 1
    if let group = section.group {
      var plan = GroupSolver(limit: .max, traits: traits) { _ in nil }
      let size = plan.solve(group, in: inner)
      estimate = isHorizontal ? size.width : size.height
      perLine = max(1, plan.leaves.count)
    }
    itemsPerLine = perLine
    let units = HeightIndex.units(estimate) + spacing
    if section.group == nil, let rowEstimate = section.rowEstimate {
      lines = HeightIndex(
        ContiguousArray((0..<itemCount).map { HeightIndex.units(learnt?($0)?.height ?? rowEstimate($0)) + spacing }))
      return
    }
    guard let learnt else {
      lines = HeightIndex(count: (itemCount + perLine - 1) / perLine, height: units)
      flow()
      return
    }
    if section.group == nil {
      lines = HeightIndex(
        ContiguousArray((0..<itemCount).map { learnt($0)?.height.map { HeightIndex.units($0) + spacing } ?? units }))
      return
    }
    lines = HeightIndex(count: (itemCount + perLine - 1) / perLine, height: units)
    for item in 0..<itemCount {
      if let size = learnt(item) { measured[item] = size }
    }
    if section.group?.flows == true {
      flow()
    } else {
      for line in Set(measured.keys.map { $0 / perLine }) { updateLine(line) }
    }
  }

  // MARK: Heights

  /// Views beside the items, not above or below them, take no room of their own.
  private var headers: CGFloat { boundaries.filter(\.item.isHeader).reduce(0) { $0 + $1.extent } }
  private var footers: CGFloat { boundaries.filter { !$0.item.isHeader }.reduce(0) { $0 + $1.extent } }
  /// Room above a list's header.
  private var headerPadding: CGFloat {
    guard let list = section.list, boundaries.contains(where: \.item.isHeader) else { return 0 }
    return list.headerTopPadding ?? (list.appearance == .plain ? ListMetrics.automaticHeaderTopPadding : 0)
  }
  var linesTop: CGFloat {
    if let knownLinesTop { return knownLinesTop }
    let top = insets.top + headerPadding + headers
    knownLinesTop = top
    return top
  }
  private var linesHeight: CGFloat {
    if section.isOrthogonal { return (0..<lines.count).map { HeightIndex.points(lines[$0] - spacing) }.max() ?? 0 }
    return lines.count == 0 ? 0 : HeightIndex.points(lines.total - spacing)
  }
  /// An empty section with nothing to show takes no room but its insets.
  var height: CGFloat {
    isHorizontal ? insets.leading + linesHeight + insets.trailing : linesTop + linesHeight + footers + insets.bottom
  }

  /// The length of what can be scrolled across, its insets included.
  var crossLength: CGFloat {
    guard section.isOrthogonal, let group = section.group else { return 0 }
    return insets.leading + crossStart(of: lines.count, group) - (lines.count > 0 ? section.interGroupSpacing : 0)
      + insets.trailing
  }

  /// The size an item asked for; nil if it was never asked.
  func learntSize(of item: Int) -> MeasuredSize? {
    if section.list != nil {
      return item < lines.count ? MeasuredSize(height: HeightIndex.points(lines[item] - spacing)) : nil
    }
    return measured[item]
  }

  /// Heights of headers and footers by kind.
  var learntBoundaries: [String: CGFloat] {
    Dictionary(boundaries.map { ($0.item.elementKind, $0.height) }) { first, _ in first }
  }

  /// Takes the size a view asked for. True if it is another one.
  func setSize(_ size: CGSize, _ axes: SelfSizingAxes, of place: ListPlace) -> Bool {
    let height = size.height
    if let kind = place.kind {
      guard let index = boundaries.firstIndex(where: { $0.item.elementKind == kind }), boundaries[index].height != height
      else { return false }
      boundaries[index].height = height
      return true
    }
    let item = place.slot.item
    if section.list != nil {
      let units = HeightIndex.units(height) + spacing
      guard lines[item] != units else { return false }
      lines[item] = units
      return true
    }
    let new = MeasuredSize(width: axes.contains(.width) ? size.width : nil, height: axes.contains(.height) ? height : nil)
    guard measured[item] != new else { return false }
    let isWider = measured[item]?.width != new.width
    measured[item] = new
    crossStarts = nil
    if isWider, flowStarts != nil { flow(from: max(0, line(of: item) - 1)) } else { updateLine(line(of: item)) }
    return true
  }

  // MARK: Frames

  /// Something the section shows, with its frame relative to the section's top.
  struct Placed {
    var kind: String?
    var item: Int
    var frame: CGRect
    var selfSizing: SelfSizingAxes
    var isPinned = false
    var zIndex = 0
    /// Views at the item's border, with their frames.
    var attached: [(kind: String, frame: CGRect, zIndex: Int)] = []
  }

  /// Items whose lines touch a range of the section's height.
  func items(in range: ClosedRange<CGFloat>) -> [Placed] {
    guard lines.count > 0 else { return [] }
    let top = isHorizontal ? insets.leading : linesTop
    if section.isOrthogonal {
      guard range.overlaps(top...max(top, top + linesHeight)) else { return [] }
      return (0..<lines.count).flatMap(placed)
    }
    var line = lines.row(at: HeightIndex.units(range.lowerBound - top))
    var result: [Placed] = []
    while line < lines.count {
      if top + HeightIndex.points(lines.start(of: line)) >= range.upperBound { break }
      result += placed(line)
      line += 1
    }
    return result
  }

  /// One item.
  func item(_ item: Int) -> Placed? {
    guard item < itemCount else { return nil }
    return placed(line(of: item)).first { $0.item == item }
  }

  private func placed(_ line: Int) -> [Placed] {
    let start = HeightIndex.points(lines.start(of: line))
    let x = insets.leading + (isHorizontal ? start : 0)
    let y = linesTop + (isHorizontal ? 0 : start)
    guard let group = section.group else {
      let height = HeightIndex.points(lines[line] - spacing)
      return [
        Placed(item: line, frame: CGRect(x: x, y: y, width: container.width, height: height), selfSizing: .height)
      ]
    }
    var solver = solver(for: line)
    _ = solver.solve(group, in: container)
    if section.isOrthogonal {
      // Groups follow each other in the reading direction; the ones beyond the edge come with scrolling across.
      let x = insets.leading + crossStart(of: line, group) - crossOffset
      return solver.leaves.map { placed($0, line, x, linesTop) }
    }
    return solver.leaves.map { placed($0, line, x, y) }
  }

  private func placed(_ leaf: GroupSolver.Leaf, _ line: Int, _ x: CGFloat, _ y: CGFloat) -> Placed {
    let frame = leaf.frame.offsetBy(dx: x, dy: y)
    return Placed(
      item: first(of: line) + leaf.number, frame: frame, selfSizing: leaf.selfSizing, zIndex: leaf.zIndex,
      attached: leaf.attached.map { ($0.elementKind, $0.frame(at: frame), $0.zIndex) })
  }

  /// Headers and footers.
  var boundaryPlaces: [Placed] {
    var headerTop = insets.top + headerPadding
    var footerTop = linesTop + linesHeight
    return boundaries.map { boundary in
      let y = boundary.item.isHeader ? headerTop : isHorizontal ? insets.top + container.height - footers : footerTop
      if boundary.item.isHeader { headerTop += boundary.extent } else { footerTop += boundary.extent }
      return Placed(
        kind: boundary.item.elementKind, item: 0, frame: frame(of: boundary, y: y),
        selfSizing: boundary.item.layoutSize.heightDimension.isEstimated ? .height : [],
        isPinned: boundary.item.pinToVisibleBounds && boundary.item.isHeader, zIndex: boundary.item.zIndex)
    }
  }

  private func frame(of boundary: Boundary, y: CGFloat) -> CGRect {
    let item = boundary.item
    // Without the section's insets a header reaches from edge to edge.
    let follows = section.supplementariesFollowContentInsets
    let room = follows ? container.width : container.width + insets.leading + insets.trailing
    let left = follows ? insets.leading : 0
    let size = item.layoutSize.size(in: CGSize(width: room, height: container.height))
    let width = item.layoutSize.widthDimension.isEstimated ? room : size.width
    let x: CGFloat
    switch item.alignment {
    case .topLeading, .leading, .bottomLeading: x = left
    case .topTrailing, .trailing, .bottomTrailing: x = left + room - width
    case .none, .top, .bottom: x = left + (room - width) / 2
    }
    let inset = item.contentInsets
    return CGRect(
      x: x + item.offset.x + inset.leading, y: y + item.offset.y + inset.top,
      width: max(0, width - inset.leading - inset.trailing), height: max(0, boundary.height - inset.top - inset.bottom))
  }
}
