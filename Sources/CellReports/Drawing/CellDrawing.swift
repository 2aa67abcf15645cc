import CellTrace

/// Draws one cell in its own coordinates.
struct CellDrawing {
  let cell: Appearance
  let palette: DrawingPalette
  let isMarked: Bool
  /// True for the first and the last cell of their section, which have the round corners where cells are inset.
  let isFirst: Bool
  let isLast: Bool
  let isInset: Bool

  var svg: String {
    let width = cell.frame.width
    let height = cell.frame.height
    var svg = "<path d=\"\(outline(width, height))\" fill=\"\(palette.color(ground))\"/>"
    for element in cell.elements where !isGround(element) { svg += ElementDrawing(element: element, palette: palette).svg }
    if !isLast {
      let start = cell.elements.filter { $0.role == .text }.map(\.frame.x).min() ?? 16
      svg +=
        "<rect x=\"\(HTMLText.number(start))\" y=\"\(HTMLText.number(height - 0.5))\" "
        + "width=\"\(HTMLText.number(max(0, width - start)))\" height=\"0.5\" fill=\"\(palette.color("separator"))\"/>"
    }
    if isMarked {
      svg +=
        "<rect x=\"1.5\" y=\"1.5\" width=\"\(HTMLText.number(max(0, width - 3)))\" "
        + "height=\"\(HTMLText.number(max(0, height - 3)))\" rx=\"6\" fill=\"none\" stroke=\"#c1121f\" stroke-width=\"3\"/>"
    }
    return svg
  }

  private var ground: String {
    if cell.flags.contains(.selected) || cell.flags.contains(.highlighted) { return "systemGray4" }
    let whole = cell.elements.first { $0.role == .background && $0["backgroundColor"] != nil }
    return whole?["backgroundColor"] ?? (isInset ? "secondarySystemGroupedBackground" : "systemBackground")
  }

  /// The background of the whole cell is its outline, round corners and all.
  private func isGround(_ element: Element) -> Bool {
    element.role == .background && element.frame.width >= cell.frame.width && element.frame.height >= cell.frame.height
  }

  private func outline(_ width: Double, _ height: Double) -> String {
    let radius = isInset ? min(10, height / 2) : 0
    if radius == 0 || !(isFirst || isLast) { return "M0 0H\(HTMLText.number(width))V\(HTMLText.number(height))H0Z" }
    let top = isFirst ? radius : 0
    let bottom = isLast ? radius : 0
    func n(_ value: Double) -> String { HTMLText.number(value) }
    return "M\(n(top)) 0H\(n(width - top))A\(n(top)) \(n(top)) 0 0 1 \(n(width)) \(n(top))V\(n(height - bottom))"
      + "A\(n(bottom)) \(n(bottom)) 0 0 1 \(n(width - bottom)) \(n(height))H\(n(bottom))"
      + "A\(n(bottom)) \(n(bottom)) 0 0 1 0 \(n(height - bottom))V\(n(top))A\(n(top)) \(n(top)) 0 0 1 \(n(top)) 0Z"
  }
}
