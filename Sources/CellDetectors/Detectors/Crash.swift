import CellTrace

/// User code trapped, or never came back.
package enum Crash: Detector {
  package static let id = "crash"
  package static let summary = "Fires when the app's code trapped or never came back; the script up to there is kept."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      The app's process ended with a signal during a step: an index out of range, a nil that was unwrapped, a failed \
      precondition. Or a step used the processor for ten seconds (a scroll for sixty) and did not end: the app hangs, and a phone's \
      watchdog would end it. Memory that grows without end is a crash when no more is given. The steps before it are kept, and so is \
      what the process said.
      """,
    example: "let item = items[indexPath.row]          // the row is gone",
    fix: "look at the place that the message names; look items up by id, with an answer for an item that is gone.",
    silentFor: [
      "a step that takes long because the machine is busy, or that sleeps: only the processor's time counts",
      "a crash once an answer of the network was made up (.madeUp()): that is a warning, for no server may answer so",
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

  /// `SIGXCPU`: the system ends with it a step that uses the processor without end.
  private static let hangSignal = 24

  private static func finding(_ index: Int, _ signal: Int, _ report: String, _ trace: Trace, only run: String?) -> Finding {
    let report = TrapReport(report)
    let context = RunEndContext(ofStep: index, in: trace)
    let isHang = signal == hangSignal
    var evidence = [FindingText.signal(signal)]
    if let run { evidence.insert(FindingText.crashedOnly(in: run), at: 0) }
    var found = Finding(
      detector: id, severity: severity,
      summary: isHang
        ? FindingText.hang(step: FindingText.step(index, context.stepTitle))
        : FindingText.crash(step: FindingText.step(index, context.stepTitle), cause: report.cause),
      item: context.item, itemTitle: context.itemTitle, cellType: context.cellType, cell: context.cell,
      property: isHang ? "hang" : "trap",
      observed: report.cause, expected: FindingText.nothing, originStep: index, originPlace: report.place, seenStep: index,
      seen: report.cause, evidence: evidence, shape: [context.interactionName] + (report.place.map { [$0.fileID] } ?? []))
    if let line = SourcePlace(unresolved: report.callers), report.place == nil { found.anchors = [Finding.Anchor(.call, line)] }
    guard let url = trace.madeUpAnswer else { return found }
    found.severity = .warning
    found.evidence.append(FindingText.madeUpAnswer(url))
    return found
  }
}
