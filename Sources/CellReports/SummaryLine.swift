/// The first line of every report: the same on the terminal, in HTML and in a pull request.
package enum SummaryLine {
  /// For example `1 new · 3 known · 1 fixed · 24 scenarios · 1,204 steps · 377 reuses · 90 runs · 0 inconclusive`. What only some
  /// suites have is only there if it is not zero: findings that came back, expected findings, expectations that were not met, scenarios that could not be run or were
  /// not reached.
  package static func text(_ counts: ReportCounts) -> String {
    var parts = counts.isPartial ? ["partial"] : []
    parts.append("\(grouped(counts.new)) new")
    if counts.regressed > 0 { parts.append("\(grouped(counts.regressed)) regressed") }
    parts += ["\(grouped(counts.known)) known", "\(grouped(counts.fixed)) fixed"]
    if counts.expected > 0 { parts.append("\(grouped(counts.expected)) expected") }
    if counts.missed > 0 { parts.append("\(grouped(counts.missed)) not met") }
    parts.append(GateText.things(counts.scenarios, "scenario"))
    if counts.failedScenarios > 0 { parts.append("\(grouped(counts.failedScenarios)) not run") }
    if counts.notReached > 0 { parts.append("\(grouped(counts.notReached)) not reached") }
    parts += [
      GateText.things(counts.steps, "step"), GateText.things(counts.reuses, "reuse"), GateText.things(counts.runs, "run"),
      "\(grouped(counts.inconclusive)) inconclusive",
    ]
    return parts.joined(separator: " · ")
  }

  /// Digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
