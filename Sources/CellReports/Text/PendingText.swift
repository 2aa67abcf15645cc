/// What had not happened when a step had waited long enough.
enum PendingText {
  /// Lines of one scenario that are shown; the report as JSON has all.
  private static let limit = 10

  /// A line for each pending thing, once a scenario.
  static func lines(_ report: Report) -> [String] {
    report.scenarios.flatMap { scenario -> [String] in
      var texts: [String] = []
      for text in scenario.profiles.flatMap({ $0.pending ?? [] }) where !texts.contains(text) { texts.append(text) }
      var lines = texts.prefix(limit).map { "\(scenario.name), \($0)" }
      if texts.count > limit { lines.append("\(scenario.name), and \(texts.count - limit) more") }
      return lines
    }
  }
}
