/// What had not happened when a step had waited long enough, and how to leave it out.
public enum PendingText {
  /// Lines of one scenario that are printed; the report as JSON has all.
  private static let limit = 10

  /// Stands above the lines.
  public static let title =
    "Still pending when a step had waited for 10 s of virtual time, or a minute after the screen was taken down (to leave one "
    + "out, put a part of its text into the screen's static var ignoredWork):"

  /// A line for each pending thing, once a scenario.
  public static func lines(_ report: Report) -> [String] {
    report.scenarios.flatMap { scenario -> [String] in
      var texts: [String] = []
      for text in scenario.profiles.flatMap({ $0.pending ?? [] }) where !texts.contains(text) { texts.append(text) }
      var lines = texts.prefix(limit).map { "  \(PlainText.line("\(scenario.name), \($0)"))" }
      if texts.count > limit { lines.append("  \(PlainText.line(scenario.name)), and \(texts.count - limit) more") }
      return lines
    }
  }
}
