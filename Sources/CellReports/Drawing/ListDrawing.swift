import CellTrace

/// Draws what a list shows as SVG: frames, text at its place, colours, symbols as boxes with their names.
///
/// Only presentation attributes are used, so that it shows where styles are forbidden, and nothing is loaded from anywhere.
package enum ListDrawing {
  /// How a drawing is made.
  package struct Options: Sendable, Hashable {
    /// What the drawing shows, for readers who can't see it.
    package var title: String
    /// The item whose cell gets a red frame.
    package var marked: ItemID?
    /// Dark appearance.
    package var isDark: Bool
    /// Pixels of the picture for each point of the list.
    package var scale: Double
    /// Widths that the screen may have, upright or lying on its side; what is farther right is off screen. None: everything is
    /// drawn.
    package var screenWidths: [Double] = []
    /// Headers, footers and the open row of each list.
    package var surroundings: [ListSurroundings] = []
    /// Whether rows begin on the right.
    package var isRightToLeft = false

    /// Creates options.
    package init(title: String, marked: ItemID? = nil, isDark: Bool = false, scale: Double = 1) {
      self.title = title
      self.marked = marked
      self.isDark = isDark
      self.scale = scale
    }
  }

  /// The drawing of what is visible of a list; nil if that is nothing.
  package static func svg(_ appearances: [Appearance], _ options: Options) -> String? {
    let supplements = options.surroundings.flatMap(\.supplements)
    let frames = appearances.map(\.frame) + supplements.map(\.frame)
    guard !appearances.isEmpty, let top = frames.map(\.y).min() else { return nil }
    // Cells with a margin lie on the grouped background, with as much room on the other side.
    let margin = max(0, appearances.map(\.frame.x).min() ?? 0)
    let width = width(of: appearances, margin, options.screenWidths)
    let height = (frames.map { $0.y + $0.height }.max() ?? 1) - top + 2 * margin
    let palette = DrawingPalette(isDark: options.isDark)
    let hasGaps = zip(appearances, appearances.dropFirst()).contains { upper, lower in
      let start = upper.frame.y + upper.frame.height
      let filled = supplements.filter { $0.frame.y >= start - 1 && $0.frame.y < lower.frame.y }.map(\.frame.height)
      return lower.frame.y - start - filled.reduce(0, +) > 4
    }
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"\(HTMLText.escape(options.title))\" "
      + "width=\"\(HTMLText.number(width * options.scale))\" height=\"\(HTMLText.number(height * options.scale))\" "
      + "viewBox=\"0 0 \(HTMLText.number(width)) \(HTMLText.number(height))\">"
    let ground = margin > 0 || hasGaps ? "systemGroupedBackground" : "systemBackground"
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"\(palette.color(ground))\"/>"
    for (index, cell) in appearances.enumerated() {
      let drawing = CellDrawing(
        cell: cell, palette: palette, isMarked: cell.item == options.marked,
        isFirst: !isJoined(index == 0 ? nil : appearances[index - 1], cell),
        isLast: !isJoined(cell, index + 1 < appearances.count ? appearances[index + 1] : nil), isInset: cell.frame.x > 0)
      let swipe = options.surroundings.lazy.compactMap(\.swipe).first { $0.item == cell.item }
      svg += placed(cell.frame, top - margin, swipe.map { swiped($0, drawing, options) } ?? drawing.svg)
    }
    // A header that stays at the top lies over the rows below it.
    for supplement in supplements {
      let covers = appearances.contains { isCovered($0.frame, by: supplement.frame) }
      svg += placed(supplement.frame, top - margin, SupplementDrawing(supplement, palette, ground: covers ? ground : nil).svg)
    }
    return svg + "</svg>"
  }

  private static func placed(_ frame: TraceRect, _ top: Double, _ svg: String) -> String {
    "<g transform=\"translate(\(HTMLText.number(frame.x)) \(HTMLText.number(frame.y - top)))\">" + svg + "</g>"
  }

  private static func swiped(_ swipe: ListSurroundings.Swipe, _ drawing: CellDrawing, _ options: Options) -> String {
    SwipeDrawing(swipe: swipe, cell: drawing, palette: drawing.palette, isRightToLeft: options.isRightToLeft).svg
  }

  private static func isCovered(_ cell: TraceRect, by frame: TraceRect) -> Bool {
    cell.x < frame.x + frame.width && frame.x < cell.x + cell.width && cell.y < frame.y + frame.height - 1
      && frame.y < cell.y + cell.height - 1
  }

  /// As wide as the widest cell, or as the narrowest screen on which every line shows at least its first cell: what a section has
  /// scrolled to the side is not seen.
  private static func width(of appearances: [Appearance], _ margin: Double, _ screens: [Double]) -> Double {
    let whole = (appearances.map { $0.frame.x + $0.frame.width }.max() ?? 1) + margin
    var first: [Double: Appearance] = [:]
    for cell in appearances where cell.frame.x + cell.frame.width > 0 {
      if let known = first[cell.frame.y], known.frame.x <= cell.frame.x { continue }
      first[cell.frame.y] = cell
    }
    let needed = first.values.map { $0.frame.x + $0.frame.width }.max() ?? whole
    return min(whole, screens.filter { $0 >= needed }.min() ?? whole)
  }

  /// True for neighbours of one section, which touch.
  private static func isJoined(_ upper: Appearance?, _ lower: Appearance?) -> Bool {
    guard let upper, let lower, upper.slot.section == lower.slot.section, upper.frame.x == lower.frame.x else { return false }
    return abs(upper.frame.y + upper.frame.height - lower.frame.y) < 4
  }
}

extension ListDrawing {
  /// The drawing of a picture in a report. The cell of `marked` gets a red frame.
  static func svg(_ picture: ReportedFinding.Picture, marked: ItemID) -> String {
    let title = "The list after step \(picture.step), \(picture.run) cells"
    return svg(picture.appearances, Options(title: title, marked: marked, scale: 0.7))
      ?? "<p>Nothing is visible after step \(picture.step).</p>"
  }
}
