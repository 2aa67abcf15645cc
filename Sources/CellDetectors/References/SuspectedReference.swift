import CellTrace

/// A comparison with one more run, which is worth making only where the main run looks suspicious by itself.
protocol SuspectedReference: StepComparison {
  /// What a run shows that is worth the other one: the first says it all.
  static func suspicion(in trace: Trace) -> Self?
  /// The other run.
  func request(in runs: RunSet) -> ReferenceRequest
  /// True if the other run shows that it is so.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool
}

extension SuspectedReference {
  /// One at most.
  static func all(in runs: RunSet) throws(MissingRun) -> [Self] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.run(suspected.request(in: runs))
    return suspected.isConfirmed(by: made, in: runs.main) ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }
}
