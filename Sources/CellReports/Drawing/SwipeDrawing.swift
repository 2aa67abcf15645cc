import CellTrace

/// Draws a row that was swiped open: the actions at its edge, the row pushed away by their width.
struct SwipeDrawing {
  let swipe: ListSurroundings.Swipe
  let cell: CellDrawing
  let palette: DrawingPalette
  let isRightToLeft: Bool

  /// Points that an action takes: more with a long word on it.
  private static let least = 74.0

  var svg: String {
    let (width, height) = (cell.cell.frame.width, cell.cell.frame.height)
    let widths = swipe.actions.map { max(Self.least, Double($0.title.count) * 8 + 30) }
    let isAtRight = (swipe.edge == .trailing) != isRightToLeft
    var svg = ""
    var outer = 0.0
    for (action, own) in zip(swipe.actions, widths) {
      svg += draw(action, x: isAtRight ? width - outer - own : outer, width: own, height)
      outer += own
    }
    // An inner picture ends at its edges: what is pushed out of the row is not seen.
    return "<svg width=\"\(n(width))\" height=\"\(n(height))\">" + svg
      + "<g transform=\"translate(\(n(isAtRight ? -outer : outer)) 0)\">" + cell.svg + "</g></svg>"
  }

  private func draw(_ action: ListSurroundings.SwipeAction, x: Double, width: Double, _ height: Double) -> String {
    let font = DrawingFont(size: 15)
    let line = TraceRect(x: x + 4, y: (height - font.lineHeight) / 2, width: width - 8, height: font.lineHeight)
    return "<rect x=\"\(n(x))\" y=\"0\" width=\"\(n(width))\" height=\"\(n(height))\" fill=\"\(palette.color(action.color))\"/>"
      + DrawingText(text: action.title, frame: line, font: font, color: "#ffffff", alignment: "center").svg
  }

  private func n(_ value: Double) -> String { HTMLText.number(value) }
}
