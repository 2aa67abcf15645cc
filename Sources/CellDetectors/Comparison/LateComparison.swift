/// A comparison of runs whose results came late with those in which they came in time: ``LateRuns``.
package protocol LateComparison: StepComparison {}

extension LateComparison {
  /// Runs whose results came late, and no others.
  package static func concerns(_ runs: RunSet) -> Bool { LateRuns.concern(runs) }

  /// Each of them asks the mask by itself, as far as it has to.
  package func isAllowed(by mask: Mask) -> Bool { true }
}
