import CellTrace

/// One way in which a detector's bug shows, beside the plain one. A new way is a file with a type that conforms to this, its texts, and
/// one line in its detector's ``Detector/comparisons``.
package protocol DetectorComparison: SendableMetatype {
  /// What searches call it when the end of a walk shows that the full plan is worth making; nil if they never ask.
  static var searchName: String? { get }
  /// One sentence for the detector's page: what happened, and how it is told from correct behaviour.
  static var meaning: String { get }
  /// Whether findings of this comparison count as the plain ones for those behind it in the list.
  static var countsAsPlain: Bool { get }
  /// Whether it judges these runs, of those that its detector judges.
  static func concerns(_ runs: RunSet) -> Bool
  /// Whether a hurried run is judged only if it went to its end, and so did the run in which every step waits.
  static var needsWholeRuns: Bool { get }
  /// True if a run shows something by itself that is worth the full plan.
  static func isSuspected(in trace: Trace) -> Bool
  /// The runs that it can't do without, as far as those that were made tell.
  static func requests(in runs: RunSet) -> [ReferenceRequest]
  /// What it sees, in order of steps.
  /// - Parameter known: What the detector found already.
  /// - Throws: ``MissingRun`` for a run that was not made; the detector concludes nothing then.
  static func findings(in runs: RunSet, _ mask: Mask, besides known: KnownFindings) throws(MissingRun) -> [Finding]
}

extension DetectorComparison {
  /// Searches never ask.
  package static var searchName: String? { nil }

  /// Most do not.
  package static var countsAsPlain: Bool { false }

  /// Runs under the base policy whose results came in time.
  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase && !LateRuns.concern(runs) }

  /// What is compared with a run that was cut short says nothing.
  package static var needsWholeRuns: Bool { true }

  /// Nothing is suspected.
  package static func isSuspected(in trace: Trace) -> Bool { false }

  /// No run besides the main run, and those that the detector asks for by itself.
  package static func requests(in runs: RunSet) -> [ReferenceRequest] { [] }
}

/// What a detector has found when one of its comparisons is asked.
package struct KnownFindings {
  /// What it found without its comparisons, and what comparisons found that count as that.
  package var plain: [Finding]
  /// What other comparisons found that stand before this one in the list.
  package var earlier: [Finding] = []

  /// All of it.
  package var all: [Finding] { plain + earlier }
}

extension [Finding] {
  /// True if one of them was seen in this step.
  func tell(step: Int) -> Bool { contains { $0.seenStep == step } }
}

extension Detector {
  /// What it found by itself, and what its comparisons see besides.
  /// - Parameter areWhole: False if the runs were cut short; those are asked then that need no end.
  static func withComparisons(
    _ plain: [Finding], in runs: RunSet, _ mask: Mask, areWhole: Bool = true
  ) throws(MissingRun) -> [Finding] {
    var known = KnownFindings(plain: plain)
    for comparison in comparisons where comparison.concerns(runs) && (areWhole || !comparison.needsWholeRuns) {
      let found = try comparison.findings(in: runs, mask, besides: known)
      if comparison.countsAsPlain { known.plain += found } else { known.earlier += found }
    }
    return known.all
  }

  /// The runs that its comparisons need.
  static func comparisonRequests(in runs: RunSet) -> [ReferenceRequest] {
    comparisons.filter { $0.concerns(runs) }.flatMap { $0.requests(in: runs) }
  }
}
