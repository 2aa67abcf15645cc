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
    /// Whether colours are those of dark appearance.
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

    /// Creates options; by default nothing is marked and the drawing is light.
    package init(title: String, marked: ItemID? = nil, isDark: Bool = false, scale: Double = 1) {
      self.title = title
      self.marked = marked
      self.isDark = isDark
      self.scale = scale
    }
  }

  /// The drawing of what is visible of a list; nil if that is nothing.
  package static func svg(_ appearances: [Appearance], _ options: Options) -> String? {
    guard let picture = ListPicture(appearances, options) else { return nil }
    let (width, height) = (HTMLText.number(picture.width), HTMLText.number(picture.height))
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"\(HTMLText.escape(options.title))\" "
      + "width=\"\(HTMLText.number(picture.width * options.scale))\" height=\"\(HTMLText.number(picture.height * options.scale))\" "
      + "viewBox=\"0 0 \(width) \(height)\" font-family=\"\(fontFamily)\"><rect width=\"100%\" height=\"100%\" fill=\"\(picture.ground)\"/>"
    return svg + picture.parts.map(placed).joined() + "</svg>"
  }

  /// What texts are drawn in unless they say otherwise.
  private static let fontFamily = "-apple-system, Inter, sans-serif"

  private static func placed(_ part: ListPicture.Part) -> String {
    "<g transform=\"translate(\(HTMLText.number(part.frame.x)) \(HTMLText.number(part.frame.y)))\">" + part.svg + "</g>"
  }

  /// As wide as the widest cell, or as the narrowest screen on which every line shows at least its first cell: what a section has
  /// scrolled to the side is not seen.
  static func width(of appearances: [Appearance], _ margin: Double, _ screens: [Double]) -> Double {
    let whole = (appearances.map { $0.frame.x + $0.frame.width }.max() ?? 1) + margin
    var first: [Double: Appearance] = [:]
    for cell in appearances where cell.frame.x + cell.frame.width > 0 {
      if let known = first[cell.frame.y], known.frame.x <= cell.frame.x { continue }
      first[cell.frame.y] = cell
    }
    let needed = first.values.map { $0.frame.x + $0.frame.width }.max() ?? whole
    return min(whole, screens.filter { $0 >= needed }.min() ?? whole)
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
