import CellTrace

/// Draws a header or footer in its own coordinates.
struct SupplementDrawing {
  private let supplement: ListSurroundings.Supplement
  private let palette: DrawingPalette
  /// The colour behind it where it lies over rows.
  private let ground: String?

  init(_ supplement: ListSurroundings.Supplement, _ palette: DrawingPalette, ground: String?) {
    self.supplement = supplement
    self.palette = palette
    self.ground = ground
  }

  var svg: String {
    var svg = ""
    if let ground {
      svg +=
        "<rect width=\"\(HTMLText.number(supplement.frame.width))\" height=\"\(HTMLText.number(supplement.frame.height))\" "
        + "fill=\"\(palette.color(ground))\"/>"
    }
    for element in supplement.elements { svg += ElementDrawing(element: element, palette: palette).svg }
    return svg
  }
}
