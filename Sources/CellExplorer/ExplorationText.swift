import CellHarness
import CellTrace

/// The sentences of a search. All text of this module that users read is here.
public enum ExplorationText {
  /// One line about how far a search is.
  public static func progress(_ outcome: Exploration.Outcome, of steps: Int) -> String {
    "\(outcome.steps) of \(steps) steps · \(outcome.walks) walks · \(outcome.states.count) states · \(outcome.failures.count) findings"
  }

  /// What a search came to, for a screen.
  public static func report(_ outcome: Exploration.Outcome, screen: String) -> String {
    var lines = [headline(outcome, screen: screen)]
    for (index, failure) in outcome.failures.enumerated() { lines += ["", text(failure, number: index + 1)] }
    lines += ["", "What was done:"] + counts(outcome)
    let idle = outcome.counts.rows.filter { $0.count.offered > 0 && $0.count.performed == 0 }.map(\.kind)
    if !idle.isEmpty { lines.append("Possible and never done: \(idle.joined(separator: ", ")). More steps would reach them.") }
    for problem in outcome.problems { lines.append("Not judged: \(problem)") }
    return lines.joined(separator: "\n")
  }

  private static func headline(_ outcome: Exploration.Outcome, screen: String) -> String {
    let found =
      switch outcome.failures.count {
      case 0: "no finding"
      case 1: "1 finding"
      default: "\(outcome.failures.count) findings"
      }
    return "\(screen): \(found) in \(outcome.steps) steps · \(outcome.walks) walks · \(outcome.states.count) states · "
      + "\(outcome.runs) runs"
  }

  private static func text(_ failure: Exploration.Failure, number: Int) -> String {
    let finding = failure.finding
    var lines = ["\(number). \(finding.severity.rawValue): [\(finding.detector)] \(finding.summary)"]
    for (index, words) in failure.words.enumerated() { lines.append("   \(index + 1). \(words)") }
    let minimal = failure.isMinimal ? "no single step can be left out" : "shrinking stopped at its budget"
    lines.append(
      "   Found after \(failure.foundAfter) steps; \(failure.script.count) of \(failure.originalLength) steps are left, \(minimal)."
    )
    lines.append("   Seen under \(failure.profile.name), policies \(failure.policies.map(\.name).joined(separator: ", ")).")
    return lines.joined(separator: "\n")
  }

  private static func counts(_ outcome: Exploration.Outcome) -> [String] {
    outcome.counts.rows.filter { $0.count.offered > 0 || $0.count.refused > 0 }.map { row in
      let refused = row.count.refused == 0 ? "" : ", \(row.count.refused) refused"
      return "  \(row.kind): \(row.count.performed) done of \(row.count.offered) possible\(refused)"
    }
  }
}
