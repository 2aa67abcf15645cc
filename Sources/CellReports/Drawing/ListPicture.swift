import CellTrace

/// The drawing of a list in its parts: each cell and header in its own coordinates, with its place.
///
/// The parts of a picture stay the same while nothing but their place changes, so that a page that shows many steps keeps each once.
package struct ListPicture: Sendable {
  /// A cell, a header or a footer.
  package struct Part: Sendable {
    /// The item, for a cell.
    package var item: ItemID?
    /// The cell object, for a cell.
    package var cell: CellID?
    /// Where it stands, in points from the picture's top left corner.
    package var frame: TraceRect
    /// The drawing, from 0, 0.
    package var svg: String
  }

  /// The list's width, in points.
  package var width: Double
  /// The list's height, in points.
  package var height: Double
  /// The colour behind everything.
  package var ground: String
  /// From the back to the front.
  package var parts: [Part]

  /// What is visible of a list; nil if that is nothing.
  package init?(_ appearances: [Appearance], _ options: ListDrawing.Options) {
    let supplements = options.surroundings.flatMap(\.supplements)
    let frames = appearances.map(\.frame) + supplements.map(\.frame)
    guard !appearances.isEmpty, let top = frames.map(\.y).min() else { return nil }
    // Cells with a margin lie on the grouped background, with as much room on the other side.
    let margin = max(0, appearances.map(\.frame.x).min() ?? 0)
    width = ListDrawing.width(of: appearances, margin, options.screenWidths)
    height = (frames.map { $0.y + $0.height }.max() ?? 1) - top + 2 * margin
    let palette = DrawingPalette(isDark: options.isDark)
    let ground = margin > 0 || Self.hasGaps(appearances, supplements) ? "systemGroupedBackground" : "systemBackground"
    self.ground = palette.color(ground)
    parts = []
    for (index, cell) in appearances.enumerated() {
      let drawing = CellDrawing(
        cell: cell, palette: palette, isMarked: cell.item == options.marked,
        isFirst: !Self.isJoined(index == 0 ? nil : appearances[index - 1], cell),
        isLast: !Self.isJoined(cell, index + 1 < appearances.count ? appearances[index + 1] : nil), isInset: cell.frame.x > 0)
      let swipe = options.surroundings.lazy.compactMap(\.swipe).first { $0.item == cell.item }
      let svg = swipe.map {
        SwipeDrawing(swipe: $0, cell: drawing, palette: palette, isRightToLeft: options.isRightToLeft).svg
      }
      parts.append(Part(item: cell.item, cell: cell.cell, frame: cell.frame.moved(down: margin - top), svg: svg ?? drawing.svg))
    }
    // A header that stays at the top lies over the rows below it.
    for supplement in supplements {
      let covers = appearances.contains { Self.isCovered($0.frame, by: supplement.frame) }
      parts.append(
        Part(
          frame: supplement.frame.moved(down: margin - top),
          svg: SupplementDrawing(supplement, palette, ground: covers ? ground : nil).svg))
    }
  }

  private static func hasGaps(_ appearances: [Appearance], _ supplements: [ListSurroundings.Supplement]) -> Bool {
    zip(appearances, appearances.dropFirst()).contains { upper, lower in
      let start = upper.frame.y + upper.frame.height
      let filled = supplements.filter { $0.frame.y >= start - 1 && $0.frame.y < lower.frame.y }.map(\.frame.height)
      return lower.frame.y - start - filled.reduce(0, +) > 4
    }
  }

  private static func isCovered(_ cell: TraceRect, by frame: TraceRect) -> Bool {
    cell.x < frame.x + frame.width && frame.x < cell.x + cell.width && cell.y < frame.y + frame.height - 1
      && frame.y < cell.y + cell.height - 1
  }

  /// True for neighbours of one section, which touch.
  private static func isJoined(_ upper: Appearance?, _ lower: Appearance?) -> Bool {
    guard let upper, let lower, upper.slot.section == lower.slot.section, upper.frame.x == lower.frame.x else { return false }
    return abs(upper.frame.y + upper.frame.height - lower.frame.y) < 4
  }
}

extension TraceRect {
  fileprivate func moved(down distance: Double) -> TraceRect { TraceRect(x: x, y: y + distance, width: width, height: height) }
}
