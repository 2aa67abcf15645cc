/// What a detector concludes from a run set.
package enum Verdict: Sendable {
  /// It was evaluated; no finding means that nothing was seen.
  case findings([Finding])
  /// It was not evaluated: a needed run is missing, or was cut short. `reason` is a sentence.
  case inconclusive(reason: String)
}

/// Says which runs it needs and is a pure function from a run set to findings.
package protocol Detector: Sendable {
  /// Permanent id, for example `leaked-appearance`.
  static var id: String { get }
  /// One sentence: when it fires.
  static var summary: String { get }
  /// Severity of its findings.
  static var severity: Severity { get }
  /// What `explain` prints.
  static var page: DetectorPage { get }
  /// Other ways in which its bug shows, in the order in which they are asked and `explain` lists them.
  static var comparisons: [any DetectorComparison.Type] { get }
  /// Whether these runs are its business: most detectors judge runs under every policy, some the base's only.
  static func concerns(_ runs: RunSet) -> Bool
  /// Whether it judges scripts in which steps wait for nothing (``CellTrace/CellInteraction/hurry(_:)``): only those do that never take
  /// what is still loading for a result.
  static var judgesHurried: Bool { get }
  /// Whether its findings depend on which item is which: where a list gives its items no identity, they say how they were told apart.
  static var comparesItems: Bool { get }
  /// The runs it can't do without besides the main run, as far as the runs that were made tell. It is asked again after every answer,
  /// until nobody asks for anything new.
  static func references(_ runs: RunSet) -> [ReferenceRequest]
  /// Everything it sees. What another detector explains better is seen here too: ``Precedence`` decides which of them speaks.
  /// - Throws: ``MissingRun`` for a run that was not made; nothing is concluded then.
  static func findings(in runs: RunSet) throws(MissingRun) -> [Finding]
}

extension Detector {
  /// Only the plain way.
  package static var comparisons: [any DetectorComparison.Type] { [] }

  /// Every run set.
  package static func concerns(_ runs: RunSet) -> Bool { true }

  /// Scripts in which every step waits.
  package static var judgesHurried: Bool { false }

  /// Most detectors compare items; one that judges the screen or the run says otherwise.
  package static var comparesItems: Bool { true }

  /// Whether it is asked what it makes of these runs.
  package static func isAsked(about runs: RunSet) -> Bool { concerns(runs) && (judgesHurried || !runs.main.isHurried) }

  /// No run besides the main run.
  package static func references(_ runs: RunSet) -> [ReferenceRequest] { [] }

  /// Judges a run set. Findings in what was run are real; silence in a run that was cut short says nothing.
  package static func judge(_ runs: RunSet) -> Verdict {
    if runs.main.steps.isEmpty, case .finished = runs.main.end { return .inconclusive(reason: FindingText.noSteps) }
    do throws(MissingRun) {
      let findings = try findings(in: runs)
      if findings.isEmpty, let reason = cutShort(in: runs) { return .inconclusive(reason: reason) }
      return .findings(findings)
    } catch {
      return .inconclusive(reason: error.reason)
    }
  }

  /// Whether the main run, or a run that repeats its script, stopped for a reason that is not the app's.
  private static func cutShort(in runs: RunSet) -> String? {
    let script = runs.main.completedScript
    let repeating = references(runs).filter { $0.collects == .steps && $0.script == script }
    let all = [(FindingText.mainRun, runs.main)] + repeating.compactMap { request in runs[request].map { (request.purpose, $0) } }
    for (name, trace) in all {
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
