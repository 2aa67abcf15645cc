import CellTrace

extension Detector {
  /// Judges with `body` when every needed run is there. Findings in what was run are real; silence in a run that was cut short
  /// says nothing.
  static func verdict(_ runs: RunSet, _ body: (RunSet) -> [Finding]) -> Verdict {
    if let reason = missing(in: runs) { return .inconclusive(reason: reason) }
    let findings = body(runs)
    if findings.isEmpty, let reason = cutShort(in: runs) { return .inconclusive(reason: reason) }
    return .findings(findings)
  }

  private static func missing(in runs: RunSet) -> String? {
    if runs.main.steps.isEmpty, case .finished = runs.main.end { return FindingText.noSteps }
    if needs.contains(.control), runs.control == nil { return FindingText.noControl }
    if needs.contains(.fresh), runs.fresh == nil { return FindingText.noFresh }
    if needs.contains(.rebuild), runs.rebuilds.isEmpty, !endedWhileOpening(runs.main) { return FindingText.noRebuild }
    return nil
  }

  /// True if the app ended before the screen had been shown once: there is nothing to recreate, and the end is its own finding.
  private static func endedWhileOpening(_ trace: Trace) -> Bool {
    switch trace.end {
    case .trapped(0, _, _), .exception(0, _, _, _): true
    case .trapped, .exception, .finished, .stepFailed, .inconclusive: false
    }
  }

  private static func cutShort(in runs: RunSet) -> String? {
    var needed: [(String, Trace?)] = [(FindingText.mainRun, runs.main)]
    if needs.contains(.control) { needed.append((FindingText.controlRun, runs.control)) }
    if needs.contains(.fresh) { needed.append((FindingText.freshRun, runs.fresh)) }
    for (name, trace) in needed {
      guard let trace else { continue }
      switch trace.end {
      case .stepFailed(let step, let reason), .inconclusive(let step, let reason):
        return FindingText.cutShort(
          run: name, step: FindingText.step(step, trace.title(ofStep: step)), reason: reason)
      case .finished, .trapped, .exception:
        continue
      }
    }
    return nil
  }
}
