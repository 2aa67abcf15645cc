import CellTrace

/// Draws the marks of a chart from their words: enough to see what kind of chart stands there and how its values run.
struct ChartDrawing {
  private let frame: TraceRect
  private let palette: DrawingPalette
  private let marks: [Mark]
  /// The values at the lower and the upper edge.
  private let range: (low: Double, high: Double)

  /// One mark: `LineMark 0: Day: Monday, Rate: 50, foregroundStyle: pink`.
  private struct Mark {
    var kind: String
    /// The last number among what it plots: its height, or its share of the circle.
    var value: Double
    var color: String?

    init?(_ property: Property) {
      let name = property.name.split(separator: " ")
      guard name.count == 2, name[0].hasSuffix("Mark"), Int(name[1]) != nil else { return nil }
      kind = String(name[0])
      var number: Double?
      for field in property.value.split(separator: ", ") {
        guard let colon = field.firstRange(of: ": ") else { continue }
        let label = field[..<colon.lowerBound]
        let words = String(field[colon.upperBound...])
        if label == "foregroundStyle" { color = words }
        if Self.modifiers.contains(String(label)) { break }
        if let found = Double(words) { number = found }
      }
      guard let number else { return nil }
      value = number
    }

    private static let modifiers: Set<String> = [
      "foregroundStyle", "symbol", "symbolSize", "interpolationMethod", "lineStyle", "cornerRadius", "opacity", "innerRadius",
      "outerRadius", "angularInset", "position", "zIndex",
    ]
  }

  /// Nil if the element is no chart.
  init?(_ element: Element, _ palette: DrawingPalette) {
    marks = element.properties.compactMap(Mark.init)
    guard !marks.isEmpty else { return nil }
    frame = element.frame
    self.palette = palette
    let ends = (element["y"] ?? "").split(separator: " to ").compactMap { Double($0) }
    let values = marks.map(\.value)
    let low = ends.count == 2 ? ends[0] : min(0, values.min() ?? 0)
    let high = ends.count == 2 ? ends[1] : values.max() ?? 1
    range = (low, high > low ? high : low + 1)
  }

  var svg: String {
    if marks[0].kind == "SectorMark" { return sectors }
    let points = marks.enumerated().map { place, mark in
      (mark: mark, x: frame.x + frame.width * (Double(place) + 0.5) / Double(marks.count), y: height(of: mark.value))
    }
    let line = points.filter { $0.mark.kind == "LineMark" || $0.mark.kind == "AreaMark" }
    let lines =
      line.isEmpty
      ? ""
      : "<polyline points=\"\(line.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " "))\" fill=\"none\" "
        + "stroke=\"\(color(line[0].mark))\" stroke-width=\"2\"/>"
    return lines + points.map { draw($0.mark, $0.x, $0.y) }.joined()
  }

  private func draw(_ mark: Mark, _ x: Double, _ y: Double) -> String {
    switch mark.kind {
    case "LineMark", "AreaMark": return ""
    case "BarMark", "RectangleMark":
      let width = frame.width / Double(marks.count) * 0.7
      return "<rect x=\"\(n(x - width / 2))\" y=\"\(n(y))\" width=\"\(n(width))\" "
        + "height=\"\(n(max(0, frame.y + frame.height - y)))\" fill=\"\(color(mark))\"/>"
    case "RuleMark":
      return "<path d=\"M\(n(frame.x)) \(n(y))h\(n(frame.width))\" stroke=\"\(color(mark))\"/>"
    default: return "<circle cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"3\" fill=\"\(color(mark))\"/>"
    }
  }

  /// A ring: each share is a dash of one circle's outline, turned to where the one before ends.
  private var sectors: String {
    let width = min(frame.width, frame.height) / 5
    let radius = max(0, min(frame.width, frame.height) / 2 - width / 2)
    let sum = max(marks.reduce(0) { $0 + max(0, $1.value) }, 1e-9)
    let length = 2 * Double.pi * radius
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    var start = 0.0
    return marks.map { mark in
      let share = max(0, mark.value) / sum
      defer { start += share }
      return "<circle cx=\"\(n(x))\" cy=\"\(n(y))\" r=\"\(n(radius))\" fill=\"none\" stroke=\"\(color(mark))\" "
        + "stroke-width=\"\(n(width))\" stroke-dasharray=\"\(n(share * length)) \(n(length))\" "
        + "transform=\"rotate(\(n(start * 360 - 90)) \(n(x)) \(n(y)))\"/>"
    }.joined()
  }

  private func height(of value: Double) -> Double {
    frame.y + frame.height * (1 - min(1, max(0, (value - range.low) / (range.high - range.low))))
  }

  private func color(_ mark: Mark) -> String { palette.color(mark.color ?? "systemBlue") }
  private func n(_ value: Double) -> String { HTMLText.number(value) }
}
