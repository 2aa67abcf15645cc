import CellTrace
import CoreGraphics
import Foundation

/// Where the rows, headers and footers of one section are, relative to the section's top.
@MainActor final class SectionGeometry {
  /// A header or footer with the height it has by now.
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var height: CGFloat
  }

  let section: NSCollectionLayoutSection
  let itemCount: Int
  let container: CGSize
  /// The section's insets, counted from the edges.
  private let insets: NSDirectionalEdgeInsets
  private let itemsPerLine: Int
  /// Heights of the lines, each with the spacing that follows it.
  private var lines: HeightIndex
  private var boundaries: [Boundary]
  /// Heights that cells of groups asked for. A list keeps them in ``lines``.
  private var measured: [Int: CGFloat] = [:]
  private let spacing: HeightIndex.Units

  /// Lays a section out. `learnt` gives the heights that items had before, `boundaries` those of headers and footers;
  /// without them every row is alike, and the section costs nothing a row but memory.
  init(
    _ section: NSCollectionLayoutSection, itemCount: Int, container: CGSize, margins: NSDirectionalEdgeInsets = .zero,
    learnt: ((Int) -> CGFloat?)? = nil,
    boundaries learntBoundaries: [String: CGFloat] = [:]
  ) {
    self.section = section
    self.itemCount = itemCount
    var insets = section.contentInsets
    insets.leading += margins.leading
    insets.trailing += margins.trailing
    self.insets = insets
    let inner = CGSize(width: max(0, container.width - insets.leading - insets.trailing), height: container.height)
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
      var plan = GroupSolver(limit: .max) { _ in nil }
      estimate = plan.solve(group, in: inner).height
      perLine = max(1, plan.leaves.count)
    }
    itemsPerLine = perLine
    let units = HeightIndex.units(estimate) + spacing
    if section.group == nil, let rowEstimate = section.rowEstimate {
      lines = HeightIndex(
        ContiguousArray((0..<itemCount).map { HeightIndex.units(learnt?($0) ?? rowEstimate($0)) + spacing }))
      return
    }
    guard let learnt else {
      lines = HeightIndex(count: (itemCount + perLine - 1) / perLine, height: units)
      return
    }
    if section.group == nil {
      lines = HeightIndex(
        ContiguousArray((0..<itemCount).map { learnt($0).map { HeightIndex.units($0) + spacing } ?? units }))
      return
    }
    lines = HeightIndex(count: (itemCount + perLine - 1) / perLine, height: units)
    for item in 0..<itemCount {
      if let height = learnt(item) { measured[item] = height }
    }
    for line in Set(measured.keys.map { $0 / perLine }) { updateLine(line) }
  }

  // MARK: Heights

  private var headers: CGFloat { boundaries.filter(\.item.isHeader).reduce(0) { $0 + $1.height } }
  private var footers: CGFloat { boundaries.filter { !$0.item.isHeader }.reduce(0) { $0 + $1.height } }
  /// Room above a list's header.
  private var headerPadding: CGFloat {
    guard let list = section.list, boundaries.contains(where: \.item.isHeader) else { return 0 }
    return list.headerTopPadding ?? (list.appearance == .plain ? ListMetrics.automaticHeaderTopPadding : 0)
  }
  private var linesTop: CGFloat { insets.top + headerPadding + headers }
  private var linesHeight: CGFloat {
    if section.isOrthogonal { return (0..<lines.count).map { HeightIndex.points(lines[$0] - spacing) }.max() ?? 0 }
    return lines.count == 0 ? 0 : HeightIndex.points(lines.total - spacing)
  }
  /// An empty section with nothing to show takes no room but its insets.
  var height: CGFloat { linesTop + linesHeight + footers + insets.bottom }

  /// The height an item asked for; nil if it was never asked.
  func learntHeight(of item: Int) -> CGFloat? {
    if section.list != nil { return item < lines.count ? HeightIndex.points(lines[item] - spacing) : nil }
    return measured[item]
  }

  /// Heights of headers and footers by kind.
  var learntBoundaries: [String: CGFloat] {
    Dictionary(boundaries.map { ($0.item.elementKind, $0.height) }) { first, _ in first }
  }

  /// Takes the height a view asked for. True if it is another one.
  func setHeight(_ height: CGFloat, of place: ListPlace) -> Bool {
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
    guard measured[item] != height else { return false }
    measured[item] = height
    updateLine(item / itemsPerLine)
    return true
  }

  private func updateLine(_ line: Int) {
    guard let group = section.group, line < lines.count else { return }
    var solver = solver(for: line)
    lines[line] = HeightIndex.units(solver.solve(group, in: container).height) + spacing
  }

  private func solver(for line: Int) -> GroupSolver {
    let first = line * itemsPerLine
    return GroupSolver(limit: min(itemsPerLine, itemCount - first)) { [measured] number in measured[first + number] }
  }

  // MARK: Frames

  /// Something the section shows, with its frame relative to the section's top.
  struct Placed {
    var kind: String?
    var item: Int
    var frame: CGRect
    var selfSizing: SelfSizingAxes
    var isPinned = false
  }

  /// Items whose lines touch a range of the section's height.
  func items(in range: ClosedRange<CGFloat>) -> [Placed] {
    guard lines.count > 0 else { return [] }
    let top = linesTop
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
    return placed(item / itemsPerLine).first { $0.item == item }
  }

  private func placed(_ line: Int) -> [Placed] {
    let x = insets.leading
    let y = linesTop + HeightIndex.points(lines.start(of: line))
    guard let group = section.group else {
      let height = HeightIndex.points(lines[line] - spacing)
      return [
        Placed(item: line, frame: CGRect(x: x, y: y, width: container.width, height: height), selfSizing: .height)
      ]
    }
    var solver = solver(for: line)
    let size = solver.solve(group, in: container)
    if section.isOrthogonal {
      // Groups follow each other in the reading direction; the ones beyond the edge come with scrolling across.
      let x = x + CGFloat(line) * (size.width + section.interGroupSpacing)
      return solver.leaves.map { leaf in
        Placed(
          item: line * itemsPerLine + leaf.number, frame: leaf.frame.offsetBy(dx: x, dy: linesTop),
          selfSizing: leaf.selfSizing)
      }
    }
    return solver.leaves.map { leaf in
      Placed(
        item: line * itemsPerLine + leaf.number, frame: leaf.frame.offsetBy(dx: x, dy: y), selfSizing: leaf.selfSizing)
    }
  }

  /// Headers and footers.
  var boundaryPlaces: [Placed] {
    var headerTop = insets.top + headerPadding
    var footerTop = linesTop + linesHeight
    return boundaries.map { boundary in
      let y = boundary.item.isHeader ? headerTop : footerTop
      if boundary.item.isHeader { headerTop += boundary.height } else { footerTop += boundary.height }
      return Placed(
        kind: boundary.item.elementKind, item: 0,
        frame: CGRect(x: insets.leading, y: y, width: container.width, height: boundary.height),
        selfSizing: boundary.item.layoutSize.heightDimension.isEstimated ? .height : [],
        isPinned: boundary.item.pinToVisibleBounds && boundary.item.isHeader)
    }
  }
}
