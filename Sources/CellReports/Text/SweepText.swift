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
      let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
      let lines = rows.map { row in
        row.enumerated().map { column, cell in
          // The state to the left, numbers to the right.
          column == 0
            ? PlainText.padded(cell, to: widths[0]) : String(repeating: " ", count: widths[column] - cell.count) + cell
        }.joined(separator: "  ")
      }
      return (["State sweep of \(PlainText.line(scenario.name)), \(PlainText.line(profile.profile)):"] + lines.map { "  \($0)" })
        .joined(separator: "\n")
    }
  }
}
