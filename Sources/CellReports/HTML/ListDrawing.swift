import CellTrace

/// Draws the visible part of a list as SVG with presentation attributes only, so that it shows where styles are forbidden.
enum ListDrawing {
  /// The drawing of a picture. The cell of `marked` gets a red frame.
  static func svg(_ picture: ReportedFinding.Picture, marked: ItemID) -> String {
    let cells = picture.appearances
    guard let first = cells.map(\.frame.y).min() else {
      return "<p>Nothing is visible after step \(picture.step).</p>"
    }
    // The same margin on both sides.
    let width = (cells.map { $0.frame.x + $0.frame.width }.max() ?? 1) + (cells.map(\.frame.x).min() ?? 0)
    let height = (cells.map { $0.frame.y + $0.frame.height }.max() ?? 1) - first
    let title = "The list after step \(picture.step), \(picture.run) cells"
    var svg =
      "<svg role=\"img\" aria-label=\"\(HTMLText.escape(title))\" width=\"\(HTMLText.number(width * 0.7))\" "
      + "height=\"\(HTMLText.number(height * 0.7))\" viewBox=\"0 0 \(HTMLText.number(width)) \(HTMLText.number(height))\">"
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"#f2f2f7\"/>"
    for cell in cells { svg += draw(cell, top: first, isMarked: cell.item == marked) }
    return svg + "</svg>"
  }

  private static func draw(_ cell: Appearance, top: Double, isMarked: Bool) -> String {
    let x = cell.frame.x
    let y = cell.frame.y - top
    var svg = "<g transform=\"translate(\(HTMLText.number(x)) \(HTMLText.number(y)))\">"
    svg +=
      "<rect x=\"1\" y=\"1\" width=\"\(HTMLText.number(max(0, cell.frame.width - 2)))\" "
      + "height=\"\(HTMLText.number(max(0, cell.frame.height - 2)))\" rx=\"6\" fill=\"\(background(of: cell))\" "
      + (isMarked ? "stroke=\"#c1121f\" stroke-width=\"3\"/>" : "stroke=\"#d1d1d6\"/>")
    for element in cell.elements { svg += draw(element) }
    return svg + "</g>"
  }

  private static func background(of cell: Appearance) -> String {
    cell.flags.contains(.selected) || cell.flags.contains(.highlighted) ? "#e5e5ea" : "#ffffff"
  }

  private static func draw(_ element: Element) -> String {
    let frame = element.frame
    let position = "x=\"\(HTMLText.number(frame.x))\" y=\"\(HTMLText.number(frame.y))\""
    let size = "width=\"\(HTMLText.number(frame.width))\" height=\"\(HTMLText.number(frame.height))\""
    switch element.role {
    case .text, .textField, .button:
      let label = element["text"] ?? element["title"] ?? element["placeholder"] ?? ""
      let points = min(17, max(9, frame.height * 0.78))
      var svg = ""
      if element.role != .text {
        svg += "<rect \(position) \(size) rx=\"5\" fill=\"none\" stroke=\"#8e8e93\" stroke-dasharray=\"3 2\"/>"
      }
      let baseline = HTMLText.number(frame.y + min(frame.height, 20) * 0.78)
      svg +=
        "<text x=\"\(HTMLText.number(frame.x))\" y=\"\(baseline)\" font-family=\"sans-serif\" "
        + "font-size=\"\(HTMLText.number(points))\" fill=\"\(element.role == .button ? "#0a60ff" : "#1c1c1e")\">"
        + HTMLText.escape(shortened(label)) + "</text>"
      return svg
    case .image, .accessory:
      let name = element["image"] ?? element["accessory"] ?? ""
      return "<rect \(position) \(size) rx=\"3\" fill=\"#c7d7f5\"><title>\(HTMLText.escape(name))</title></rect>"
    case .toggle, .slider, .stepper, .progress:
      return "<rect \(position) \(size) rx=\"8\" fill=\"#b7e4c7\"><title>\(element.role.rawValue)</title></rect>"
    case .shape, .divider:
      return "<rect \(position) \(size) fill=\"#d8d8dc\"/>"
    case .cell, .background, .view:
      return ""
    }
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}
