import CellDetectors
import CellHarness
import CellTrace

/// What detectors say that need no run besides the walk itself, and what outlives its screen.
@MainActor enum SingleRunCheck {
  /// - Parameter takesDown: Whether the screen is taken down too: the walk is over.
  static func suspicions(of engine: HostEngine, takesDown: Bool) -> [Suspicion] {
    var trace = engine.trace
    if takesDown { trace.leakedObjects = engine.tearDown() }
    var runs = RunSet(main: trace)
    // It is its own control: what is chance's shows in the full plan.
    runs[.control(of: runs)] = trace
    var found: Set<Suspicion> = []
    for detector in DetectorCatalog.all where detector.isAsked(about: runs) {
      guard detector.references(runs).allSatisfy({ runs[$0] != nil }), case .findings(let findings) = detector.judge(runs) else {
        continue
      }
      for finding in findings {
        found.insert(Suspicion(kind: .singleRun, detail: "\(detector.id) \(Fingerprint.of(finding))"))
      }
    }
    for name in ReferenceSuspicions.names(in: trace) { found.insert(Suspicion(kind: .singleRun, detail: name)) }
    return found.sorted { $0.detail < $1.detail }
  }
}
