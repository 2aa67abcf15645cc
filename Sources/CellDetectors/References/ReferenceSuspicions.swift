import CellTrace

/// What a run shows by itself that is worth the full plan, although no detector can say so without other runs: searches ask at the end
/// of each walk.
package enum ReferenceSuspicions {
  /// Names of what is suspected, in the order of the detectors and their comparisons.
  package static func names(in trace: Trace) -> [String] {
    named.filter { $0.comparison.isSuspected(in: trace) }.map(\.name)
  }

  /// The comparisons for which searches ask.
  private static let named: [(name: String, comparison: any DetectorComparison.Type)] =
    DetectorCatalog.all.flatMap { $0.comparisons }.compactMap { comparison in comparison.searchName.map { ($0, comparison) } }
}
