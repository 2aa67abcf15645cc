import CellTrace

/// A comparison whose results are values, each about one step.
package protocol StepComparison: DetectorComparison {
  /// What it sees, in order of steps.
  static func all(in runs: RunSet) throws(MissingRun) -> [Self]
  /// The step that it is about.
  var step: Int { get }
  /// Whether what the control masks leaves it standing.
  func isAllowed(by mask: Mask) -> Bool
  /// Whether the detector has found it already.
  func isTold(by known: KnownFindings) -> Bool
  /// What the detector says about it.
  func finding(in trace: Trace) -> Finding
}

extension StepComparison {
  /// True if the step is compared at all.
  package func isAllowed(by mask: Mask) -> Bool { mask.allows(step: step) }

  /// Nothing else tells the same.
  package func isTold(by known: KnownFindings) -> Bool { false }

  /// All that are allowed and not told.
  package static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).filter { $0.isAllowed(by: mask) && !$0.isTold(by: known) }.map { $0.finding(in: runs.main) }
  }
}
