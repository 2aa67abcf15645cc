/// How many different states a search had seen after how many steps: a curve that has become flat says that more steps of the same
/// kind would see little that is new. Numbers stand at both ends.
enum SearchPicture {
  private static let width = 600
  private static let height = 180
  private static let left = 50
  private static let top = 16

  /// One picture for each screen that was searched; empty where none was.
  static func html(_ report: Report) -> String {
    report.scenarios.compactMap { scenario -> String? in
      guard let search = scenario.search, search.courses.contains(where: { $0.count > 1 }) else { return nil }
      let name = HTMLText.escape("States over steps, \(scenario.name)")
      return
        "<h3>\(name)</h3>\n<div class=\"wide\" role=\"region\" aria-label=\"\(name)\" tabindex=\"0\">\(svg(search, name))</div>\n"
    }.joined()
  }

  private static func svg(_ search: SearchRecord, _ name: String) -> String {
    let points = search.courses.flatMap(\.self)
    let steps = max(1, points.map(\.steps).max() ?? 1)
    let states = max(1, points.map(\.states).max() ?? 1)
    func x(_ point: SearchRecord.Point) -> Int { left + point.steps * width / steps }
    func y(_ point: SearchRecord.Point) -> Int { top + height - point.states * height / states }
    let bottom = top + height
    var svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\" aria-label=\"\(name): \(states) states in \(steps) steps\" "
      + "width=\"\(left + width + 60)\" height=\"\(bottom + 24)\" viewBox=\"0 0 \(left + width + 60) \(bottom + 24)\" "
      + "fill=\"currentColor\" font-size=\"12\">"
    svg += "<path d=\"M\(left) \(top)V\(bottom)H\(left + width)\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.5\"/>"
    svg += "<text x=\"\(left - 6)\" y=\"\(top + 8)\" text-anchor=\"end\">\(states)</text>"
    svg += "<text x=\"\(left - 6)\" y=\"\(bottom)\" text-anchor=\"end\">0</text>"
    svg += "<text x=\"\(left)\" y=\"\(bottom + 18)\">0 steps</text>"
    svg += "<text x=\"\(left + width)\" y=\"\(bottom + 18)\" text-anchor=\"end\">\(steps) steps</text>"
    svg += "<text x=\"\(left + 6)\" y=\"\(top + 8)\">states seen</text>"
    for course in search.courses {
      // Between two walks nothing is known: the number stands as it was.
      let path = course.map { "H\(x($0))V\(y($0))" }.joined()
      svg += "<path d=\"M\(left) \(bottom)\(path)\" fill=\"none\" stroke=\"#3b82c4\" stroke-width=\"2\"/>"
      if let last = course.last { svg += "<text x=\"\(x(last) + 6)\" y=\"\(y(last) + 4)\">\(last.states)</text>" }
    }
    return svg + "</svg>"
  }
}
