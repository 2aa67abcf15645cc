/// How long scenarios took by the wall clock. Not part of a report, which is the same for equal results.
package struct ScenarioTimes: Sendable {
  /// Seconds by the scenario's name.
  package var seconds: [String: Double]

  /// Creates times from seconds by the scenario's name.
  package init(_ seconds: [String: Double]) { self.seconds = seconds }

  /// Hundredths of a second.
  package static func text(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A table, the slowest first, with the sum below. Scenarios that ran side by side share the machine, so their times add up to
  /// more than the whole took.
  package func table(_ report: Report) -> String {
    var rows = report.scenarios.map { scenario in
      (
        name: PlainText.line(scenario.name), runs: scenario.profiles.map(\.runs).reduce(0, +),
        steps: scenario.profiles.map(\.steps).reduce(0, +), seconds: seconds[scenario.name] ?? 0
      )
    }
    rows.sort { ($0.seconds, $1.name) > ($1.seconds, $0.name) }
    let sum = rows.reduce((runs: 0, steps: 0, seconds: 0.0)) { ($0.runs + $1.runs, $0.steps + $1.steps, $0.seconds + $1.seconds) }
    rows.append((name: "in all", runs: sum.runs, steps: sum.steps, seconds: sum.seconds))
    let cells =
      [["scenario", "runs", "steps", "seconds"]]
      + rows.map { [$0.name, SummaryLine.grouped($0.runs), SummaryLine.grouped($0.steps), ScenarioTimes.text($0.seconds)] }
    return TextTable.lines(cells).map { "  \($0)" }.joined(separator: "\n")
  }
}
