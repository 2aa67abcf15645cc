/// State sweeps as tables: which handlers ran for which states, and what came back.
enum SweepText {
  /// One table a profile that swept.
  static func tables(_ scenario: ScenarioReport) -> [String] {
    scenario.profiles.filter { !$0.sweep.isEmpty }.map { profile in
      let header = ["state", "updates", "handlers", "changed", "stuck"]
      let rows =
        [header]
        + profile.sweep.map { row in
          [PlainText.line(row.flag), "\(row.updates)", "\(row.handlers)", "\(row.changed)", "\(row.stuck)"]
        }
      let lines = TextTable.lines(rows)
      return (["State sweep of \(PlainText.line(scenario.name)), \(PlainText.line(profile.profile)):"] + lines.map { "  \($0)" })
        .joined(separator: "\n")
    }
  }
}
