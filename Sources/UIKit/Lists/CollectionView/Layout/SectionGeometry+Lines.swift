import CoreGraphics
import Foundation

/// Which items stand in which line, or group.
extension SectionGeometry {
  /// The line an item stands in.
  func line(of item: Int) -> Int {
    guard let flowStarts else { return item / itemsPerLine }
    var low = 0
    var high = max(0, flowStarts.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if flowStarts[middle] <= item { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The first item of a line.
  func first(of line: Int) -> Int { flowStarts.map { $0[min(line, $0.count - 1)] } ?? line * itemsPerLine }

  private func count(of line: Int) -> Int {
    guard let flowStarts else { return min(itemsPerLine, itemCount - line * itemsPerLine) }
    return line + 1 < flowStarts.count ? flowStarts[line + 1] - flowStarts[line] : 0
  }

  func solver(for line: Int) -> GroupSolver { solver(first: first(of: line), limit: count(of: line)) }

  private func solver(first: Int, limit: Int) -> GroupSolver {
    GroupSolver(limit: limit, traits: traits) { [measured] number in measured[first + number] }
  }

  func updateLine(_ line: Int) {
    guard let group = section.group, line < lines.count else { return }
    // Across the direction of scrolling a measured height changes nothing for the lines that follow.
    guard !isHorizontal else { return }
    var solver = solver(for: line)
    lines[line] = HeightIndex.units(solver.solve(group, in: container).height) + spacing
  }

  /// Breaks items into lines anew where each line has as many as fit; lines before `first` stay.
  func flow(from first: Int = 0) {
    guard let group = section.group, group.flows else { return }
    var starts = Array((flowStarts ?? [0]).prefix(first + 1))
    var heights = ContiguousArray((0..<first).map { lines[$0] })
    while let start = starts.last, start < itemCount {
      var solver = solver(first: start, limit: itemCount - start)
      let size = solver.solve(group, in: container)
      heights.append(HeightIndex.units(isHorizontal ? size.width : size.height) + spacing)
      starts.append(start + max(1, solver.leaves.count))
    }
    flowStarts = starts
    lines = HeightIndex(heights)
  }

  /// Where a group begins that lies beside others, counted from the first one. Groups of a width of their own are measured, the
  /// others are all alike.
  func crossStart(of line: Int, _ group: NSCollectionLayoutGroup) -> CGFloat {
    guard group.layoutSize.widthDimension.isEstimated else {
      return CGFloat(line) * (group.layoutSize.size(in: container).width + section.interGroupSpacing)
    }
    if let crossStarts { return crossStarts[min(line, crossStarts.count - 1)] }
    var next: CGFloat = 0
    var starts: [CGFloat] = [0]
    for line in 0..<lines.count {
      var solver = solver(for: line)
      next += solver.solve(group, in: container).width + section.interGroupSpacing
      starts.append(next)
    }
    crossStarts = starts
    return starts[min(line, starts.count - 1)]
  }
}
