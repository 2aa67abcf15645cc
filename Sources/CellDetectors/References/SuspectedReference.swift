import CellTrace

/// A comparison with one more run, which is worth making only where the main run looks suspicious by itself.
protocol SuspectedReference: StepComparison {
  /// What a run shows that is worth the other one, in order of steps; nobody looks at more than ``triedAtMost``.
  static func suspicions(in trace: Trace) -> [Self]
  /// The other run.
  func request(in runs: RunSet) -> ReferenceRequest
  /// True if the other run shows that it is so.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool
  /// The suspicion with what other runs tell of it; nil if they show that it is not so.
  func confirmed(in runs: RunSet) throws(MissingRun) -> Self?
}

extension SuspectedReference {
  /// How many suspicions of one run are followed. Each that is wrong costs a run.
  static var triedAtMost: Int { 3 }

  /// One other run tells it.
  func confirmed(in runs: RunSet) throws(MissingRun) -> Self? {
    let made = try runs.run(request(in: runs))
    return isConfirmed(by: made, in: runs.main) ? self : nil
  }

  /// One at most: the first that is so and that nothing masks. One that is masked would be left out afterwards, and hide those behind it.
  static func all(in runs: RunSet) throws(MissingRun) -> [Self] {
    let all = suspicions(in: runs.main)
    if all.isEmpty { return [] }
    let mask = try? Mask(runs)
    for suspected in all.filter({ suspected in mask.map { suspected.isAllowed(by: $0) } ?? true }).prefix(triedAtMost) {
      if let confirmed = try suspected.confirmed(in: runs) { return [confirmed] }
    }
    return []
  }

  /// The runs that are still needed for that; none for nearly every script. The next suspicion is looked at once the one before it was wrong.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { !suspicions(in: trace).isEmpty }
}
