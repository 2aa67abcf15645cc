import CellTrace

/// User code trapped.
package enum Crash: Detector {
  package static let id = "crash"
  package static let summary = "Fires when the app's code trapped; the script up to the trap is kept."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      The app's process ended with a signal during a step: an index out of range, a nil that was unwrapped, a failed \
      precondition. The steps before it are kept, and so is what the process said.
      """,
    example: "let item = items[indexPath.row]          // the row is gone",
    fix: "look at the place that the message names; look items up by id, with an answer for an item that is gone.",
    silentFor: [
      "a step that can't be performed, for example because an item is not on screen: that is inconclusive",
      "an exception that UIKit would throw: that is invalid-update",
      "an index out of range that only an index path from before a change explains: that is stale-index-access",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    for (name, trace) in runs.repetitions {
      if case .trapped(let step, let signal, let report) = trace.end {
        return [finding(step, signal, report, trace, only: name)]
      }
    }
    return []
  }

  private static func finding(_ index: Int, _ signal: Int, _ report: String, _ trace: Trace, only run: String?) -> Finding {
    let report = TrapReport(report)
    let context = RunEndContext(ofStep: index, in: trace)
    var evidence = [FindingText.signal(signal)]
    if let run { evidence.insert(FindingText.crashedOnly(in: run), at: 0) }
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.crash(step: FindingText.step(index, context.stepTitle), cause: report.cause),
      item: context.item, itemTitle: context.itemTitle, cellType: context.cellType, cell: context.cell, property: "trap",
      observed: report.cause, expected: FindingText.nothing, originStep: index, originPlace: report.place, seenStep: index,
      seen: report.cause, evidence: evidence, shape: [context.interactionName] + (report.place.map { [$0.fileID] } ?? []))
  }
}
