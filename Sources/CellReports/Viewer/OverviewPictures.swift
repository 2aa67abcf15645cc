import CellTrace

/// Pictures of the recorded runs as a whole, for who would rather look than read: how many steps of each kind there were, and where
/// cells went from item to item. Numbers stand beside every colour.
enum OverviewPictures {
  /// Kinds of steps that have a bar of their own; the others are one.
  static let bars = 20
  /// Scenarios of the heat map: those in which most cells were reused.
  static let rows = 30
  /// Steps of the heat map.
  static let columns = 24

  /// A section of the page; empty where nothing was recorded.
  static func section(_ recordings: [ScenarioRecording]) -> String {
    guard !recordings.isEmpty else { return "" }
    var known: Set<String> = []
    let scenarios = recordings.filter { known.insert($0.key.scenario).inserted }
    return "<section id=\"pictures\">\n<h2>The runs in pictures</h2>\n<h3>Steps by kind</h3>\n"
      + wide("Steps by kind", kinds(scenarios)) + "<h3>Reuses by step</h3>\n"
      + "<p>How many cells went to another item in each step, in the scenarios with most reuses.</p>\n"
      + wide("Reuses by step", heatMap(scenarios)) + "</section>\n"
  }

  private static func wide(_ name: String, _ svg: String) -> String {
    "<div class=\"wide\" role=\"region\" aria-label=\"\(name)\" tabindex=\"0\">\(svg)</div>\n"
  }

  private static func kinds(_ recordings: [ScenarioRecording]) -> String {
    var counts: [String: Int] = [:]
    for step in recordings.flatMap(\.reused.steps) { counts[step.interaction.facts.words, default: 0] += 1 }
    var sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (key: $0.key, value: $0.value) }
    if sorted.count > bars + 1 {
      let others = sorted.dropFirst(bars)
      sorted = sorted.prefix(bars) + [("\(others.count) other kinds", others.reduce(0) { $0 + $1.value })]
    }
    let most = sorted.map(\.value).max() ?? 1
    var svg = start(width: 640, height: sorted.count * 22, "Steps by kind")
    for (row, entry) in sorted.enumerated() {
      let width = max(2, entry.value * 340 / most)
      svg +=
        "<text x=\"0\" y=\"\(row * 22 + 15)\">\(HTMLText.escape(entry.key))</text>"
        + "<rect x=\"220\" y=\"\(row * 22 + 3)\" width=\"\(width)\" height=\"16\" rx=\"3\" fill=\"#3b82c4\"/>"
        + "<text x=\"\(220 + width + 6)\" y=\"\(row * 22 + 15)\">\(entry.value)</text>"
    }
    return svg + "</svg>"
  }

  private static func heatMap(_ recordings: [ScenarioRecording]) -> String {
    let counted = recordings.map { recording in
      (
        name: recording.key.scenario,
        reuses: recording.reused.steps.prefix(columns).map { step in step.events.count(where: isReuse) }
      )
    }.filter { $0.reuses.contains { $0 > 0 } }
    let sorted = counted.sorted { ($1.reuses.reduce(0, +), $0.name) < ($0.reuses.reduce(0, +), $1.name) }.prefix(rows)
    guard !sorted.isEmpty else { return "<p>No cell was reused.</p>" }
    let most = Double(sorted.flatMap(\.reuses).max() ?? 1)
    let wide = sorted.map(\.reuses.count).max() ?? 1
    var svg = start(width: 300 + wide * 34, height: 20 + sorted.count * 22, "Reuses by scenario and step")
    for column in 0..<wide { svg += "<text x=\"\(300 + column * 34 + 8)\" y=\"14\">\(column)</text>" }
    for (row, entry) in sorted.enumerated() {
      let y = 20 + row * 22
      svg += "<text x=\"0\" y=\"\(y + 15)\">\(HTMLText.escape(shortened(entry.name)))</text>"
      for (column, count) in entry.reuses.enumerated() where count > 0 {
        let opacity = HTMLText.number(0.2 + 0.6 * Double(count) / most)
        svg +=
          "<rect x=\"\(300 + column * 34)\" y=\"\(y + 1)\" width=\"32\" height=\"20\" rx=\"3\" fill=\"#c2571a\" fill-opacity=\"\(opacity)\"/>"
          + "<text x=\"\(300 + column * 34 + 8)\" y=\"\(y + 15)\">\(count)</text>"
      }
    }
    return svg + "</svg>"
  }

  /// Ends tell names apart: what comes first is the folder.
  private static func shortened(_ name: String) -> String { name.count > 44 ? "…" + name.suffix(43) : name }

  private static func start(width: Int, height: Int, _ name: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\" aria-label=\"\(name)\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" fill=\"currentColor\" font-size=\"12\">"
  }

  private static func isReuse(_ event: TraceEvent) -> Bool {
    if case .cellReused = event.kind { true } else { false }
  }
}
