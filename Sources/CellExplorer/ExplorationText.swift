import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace

/// The sentences of a search. All text of this module that users read is here.
package enum ExplorationText {
  /// One line about how far a search is.
  package static func progress(_ outcome: Exploration.Outcome, of steps: Int) -> String {
    "\(outcome.steps) of \(steps) steps · \(rate(outcome)) steps/s · \(outcome.walks) walks · \(outcome.states.count) states · "
      + findings(outcome.failures.count) + left(outcome, of: steps)
  }

  private static func findings(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }

  private static func rate(_ outcome: Exploration.Outcome) -> Int {
    outcome.seconds > 0 ? Int((Double(outcome.steps) / outcome.seconds).rounded()) : 0
  }

  private static func left(_ outcome: Exploration.Outcome, of steps: Int) -> String {
    guard outcome.steps > 0, outcome.steps < steps else { return "" }
    let seconds = outcome.seconds / Double(outcome.steps) * Double(steps - outcome.steps)
    return seconds < 1 ? "" : " · about \(Int(seconds.rounded())) s left"
  }

  /// One line about what was found, for somebody who waits for the end of a search.
  package static func found(_ failure: Exploration.Failure, on screen: String, after steps: Int, of all: Int) -> String {
    let finding = failure.finding
    let summary = PlainText.line(finding.summary.split(separator: "\n").joined(separator: " "))
    return "\(screen), after \(steps) of \(all) steps: \(finding.severity.rawValue): [\(finding.detector)] \(summary)"
  }

  /// What a search came to, for a screen.
  package static func report(_ outcome: Exploration.Outcome, screen: String, style: TextStyle = .plain) -> String {
    var lines = [headline(outcome, screen: screen)]
    if outcome.isPartial { lines.append("Interrupted: what follows is part of the search.") }
    if let plateau = outcome.plateau {
      lines.append("Ended early: the last \(plateau) steps and more brought no new state.")
    }
    if let patience = outcome.patience {
      lines.append("Ended early: no other error was found in the \(patience) steps after the last one.")
    }
    for (index, bug) in outcome.bugs.enumerated() {
      lines += ["", text(bug, number: index + 1, style: style), evidence(bug.finding)]
    }
    lines += ["", "What was done:"] + counts(outcome)
    if outcome.directed > 0 {
      lines.append("  walks that began with a script that was there: \(outcome.directed) of \(outcome.walks)")
    }
    lines += suspicions(outcome)
    lines += detectors(outcome)
    lines += warnings(outcome)
    for problem in outcome.problems { lines.append("Not judged: \(problem)") }
    return lines.joined(separator: "\n")
  }

  /// One finding with its script.
  package static func text(_ failure: Exploration.Failure, number: Int? = nil, style: TextStyle = .plain) -> String {
    let finding = failure.finding
    let severity = style.paint(finding.severity.rawValue, finding.severity == .error ? .error : .warning)
    let summary = style.paint(PlainText.lines(finding.summary, indent: "   "), .title)
    var lines = ["\(number.map { "\($0). " } ?? "")\(severity): [\(finding.detector)] \(summary)"]
    if failure.words.isEmpty { lines.append("   seen when the screen opens") }
    for (index, words) in failure.words.enumerated() { lines.append("   \(index + 1). \(PlainText.line(words))") }
    // A script that was kept is run as it is, and what shows when a screen opens has none.
    if failure.foundAfter > 0 {
      let minimal = failure.isMinimal ? "no single step can be skipped" : "shrinking stopped at its budget"
      lines.append(
        "   Found after \(failure.foundAfter) steps; \(failure.script.count) of \(failure.originalLength) steps are left, \(minimal)."
      )
    }
    lines.append("   Seen under \(failure.profile.name), policies \(failure.policies.map(\.name).joined(separator: ", ")).")
    return lines.joined(separator: "\n")
  }

  /// What was seen and why, below a finding.
  package static func evidence(_ finding: Finding) -> String {
    ([finding.seen] + finding.evidence + ["line: \(AnchorText.line(finding))"]).filter { !$0.isEmpty }
      .map { "   " + PlainText.lines($0, indent: "     ") }.joined(separator: "\n")
  }

  /// A search that says nothing.
  package static func notExplored(_ screen: String, _ reason: String) -> String { "\(screen) could not be explored: \(reason)" }

  /// A screen on which nothing can be done.
  package static func nothingToDo(_ screen: String) -> String {
    "\(screen) offers nothing to do: it shows no list and declares no mutation. Check its root view controller"
  }

  /// A kept script that the screen has outgrown.
  package static func outdated(file: String, _ reason: String) -> String {
    "\(file) can't be performed any more: \(reason). The screen changed since; delete the file, or search anew"
  }

  /// What a kept script shows today.
  package static func answer(_ replay: Replay, _ regression: Regression, style: TextStyle = .plain) -> String {
    let head = "\(regression.head.detector) \(regression.head.fingerprint) of \(regression.head.screen)"
    let version =
      regression.head.tool == ReportBuilder.toolVersion
      ? "" : " It was found by version \(regression.head.tool); this is \(ReportBuilder.toolVersion)."
    switch replay {
    case .reproduced(let failure): return "Reproduced: \(head)\n\(text(failure, style: style))\n\(evidence(failure.finding))"
    case .otherFinding(let failures):
      return "Other finding: \(head) was not reported, but the same script shows:\(version)\n"
        + failures.map { text($0, style: style) }.joined(separator: "\n")
    case .silent: return "Did not reproduce: \(head) was not reported; the script was performed to its end.\(version)"
    case .notPerformed(let reason):
      return "Did not reproduce: \(head) could not be looked for, because the screen changed: \(reason).\(version)"
    }
  }

  private static func headline(_ outcome: Exploration.Outcome, screen: String) -> String {
    let found = outcome.bugs.isEmpty ? "no finding" : findings(outcome.bugs.count)
    return "\(screen): \(found) in \(outcome.steps) steps · \(outcome.walks) walks · \(outcome.states.count) states · "
      + "\(outcome.runs) runs · \(rate(outcome)) steps/s"
  }

  private static func counts(_ outcome: Exploration.Outcome) -> [String] {
    outcome.counts.rows.filter { $0.count.offered > 0 || $0.count.refused > 0 }.flatMap { row in
      let refused = row.count.refused == 0 ? "" : ", \(row.count.refused) refused"
      let line = "  \(row.kind): \(row.count.performed) done of \(row.count.offered) possible\(refused)"
      return row.kind == Offer.Kind.mutate.rawValue ? [line] + mutations(outcome) : [line]
    }
  }

  /// Each of the screen's own changes of its data, and those that scripts know by name.
  private static func mutations(_ outcome: Exploration.Outcome) -> [String] {
    outcome.mutations.sorted { $0.key < $1.key }.map { "    \(quoted($0.key)): \($0.value) done" }
  }

  private static func quoted(_ name: String) -> String { "\"\(PlainText.line(name))\"" }

  private static func suspicions(_ outcome: Exploration.Outcome) -> [String] {
    let kinds = outcome.suspicions.sorted { $0.key < $1.key }
    if kinds.isEmpty { return [] }
    let words = kinds.map { "\($0.key) \($0.value.confirmed) of \($0.value.judged)" }
    return ["  suspicions that came to a finding: \(words.joined(separator: ", "))"]
  }

  /// How often each detector judged and reported: those that never did by how often they judged.
  private static func detectors(_ outcome: Exploration.Outcome) -> [String] {
    let judged = DetectorCatalog.all.map { $0.id }.filter { outcome.evaluated[$0] != nil }
    if judged.isEmpty { return [] }
    func scripts(_ count: Int) -> String { count == 1 ? "1 script" : "\(count) scripts" }
    var lines = ["What was judged:"]
    for id in judged {
      guard let fired = outcome.fired[id] else { continue }
      lines.append("  \(id): fired in \(fired) of \(scripts(outcome.evaluated[id] ?? 0))")
    }
    let silent = Dictionary(grouping: judged.filter { outcome.fired[$0] == nil }) { outcome.evaluated[$0] ?? 0 }
    for (count, ids) in silent.sorted(by: { $0.key > $1.key }) {
      lines.append("  evaluated in \(scripts(count)), never fired: \(ids.joined(separator: ", "))")
    }
    return lines
  }

  private static func warnings(_ outcome: Exploration.Outcome) -> [String] {
    var lines: [String] = []
    let idle = outcome.counts.rows.filter { $0.count.offered > 0 && $0.count.performed == 0 && $0.count.refused == 0 }.map(\.kind)
    if !idle.isEmpty { lines.append("Possible and never done: \(idle.joined(separator: ", ")). More steps would reach them.") }
    let still = outcome.mutations.filter { $0.value == 0 }.keys.sorted()
    if !still.isEmpty {
      lines.append("Mutations that never ran: \(still.map(quoted).joined(separator: ", ")). More steps would reach them.")
    }
    for name in outcome.madeOnce.sorted() { lines.append(madeOnce(name)) }
    let silent = DetectorCatalog.all.map { $0.id }.filter { outcome.evaluated[$0] == nil }
    if !silent.isEmpty { lines.append("Detectors that were never evaluated: \(silent.joined(separator: ", ")).") }
    return lines
  }

  private static func madeOnce(_ name: String) -> String {
    "\"\(name)\" counts once in a script: made again, it puts into the list what is there already, and what came of that is not told. If "
      + "the app may do the same, write a script in which it does."
  }

  /// Where a script is kept, and how it is run again.
  package static func kept(_ regression: Regression, file: String) -> String {
    "Kept in \(file)\nReplay: cellharness replay \(file)\n    or: cellharness replay \(regression.token)"
  }

  // MARK: Every short script

  /// One line about how far it is.
  package static func progress(_ outcome: Exhaustion.Outcome) -> String {
    "depth \(outcome.depth) · \(outcome.sequences) sequences · \(outcome.states) states · "
      + findings(outcome.failures.count)
  }

  /// What every short script came to.
  package static func report(_ outcome: Exhaustion.Outcome, screen: String, style: TextStyle = .plain) -> String {
    var lines: [String] = []
    let what = "\(outcome.sequences) sequences up to depth \(outcome.depth)"
    if outcome.failures.isEmpty {
      lines.append("\(screen): no finding in \(outcome.isPartial ? "the first" : "all") \(what)")
    } else {
      lines.append("\(screen): \(findings(outcome.failures.count)) in \(what)")
    }
    lines.append(
      "\(outcome.states) abstract states; \(outcome.symmetric) sequences more act on items that are alike, "
        + "\(outcome.repeated) more lead to a state that was seen")
    if outcome.isPartial { lines.append("Interrupted: what is longer was not performed.") }
    for (index, failure) in outcome.failures.enumerated() { lines += ["", text(failure, number: index + 1, style: style)] }
    for name in outcome.madeOnce.sorted() { lines.append(madeOnce(name)) }
    for problem in outcome.problems { lines.append("Not judged: \(problem)") }
    return lines.joined(separator: "\n")
  }

  // MARK: The score

  /// One screen of a score.
  package static func line(_ entry: ExplorationScore.Entry) -> String {
    let effort = "\(entry.allSteps) steps, \(Int(entry.seconds.rounded())) s"
    var words: [String] = []
    if entry.expected.isEmpty {
      words.append(entry.accusations.isEmpty ? "silent (\(effort))" : "accused (\(effort))")
    } else if let steps = entry.steps {
      words.append("found \(entry.expected.joined(separator: ", ")) after \(steps) steps (\(effort))")
    } else {
      words.append("missed \(entry.missed.joined(separator: ", ")) (\(effort))" + (entry.reason.map { ", \($0)" } ?? ""))
    }
    words += entry.accusations.map { "unexpected \($0)" }
    if let problem = entry.problem { words.append("not judged: \(problem)") }
    return "\(entry.name): \(words.joined(separator: "; "))"
  }

  /// A whole score: every miss and every accusation by name.
  package static func text(_ score: ExplorationScore) -> String {
    let found = score.buggy.filter { $0.missed.isEmpty }
    let steps = found.compactMap(\.steps).sorted()
    let median = steps.isEmpty ? "" : ", median \(steps[steps.count / 2]) steps"
    var lines = [
      "\(found.count) of \(score.buggy.count) screens with a defect: found without a script\(median)",
      "\(score.correct.count - score.accused.count) of \(score.correct.count) correct screens: silent",
    ]
    func list(_ title: String, _ entries: [ExplorationScore.Entry]) {
      guard !entries.isEmpty else { return }
      lines.append("\(title):")
      lines += entries.map { "  \(line($0))" }
    }
    list("Missed", score.buggy.filter { !$0.missed.isEmpty })
    list("Accused", score.accused)
    list("Found something else too", score.buggy.filter { $0.missed.isEmpty && !$0.accusations.isEmpty })
    return lines.joined(separator: "\n")
  }
}
