import CellDetectors

/// What the counterfactual re-runs showed, in words.
enum BlameText {
  /// A sentence, or nil if the detector blames no reuse.
  static func text(_ finding: Finding) -> String? {
    switch finding.blame {
    case .confirmed:
      let reuse = finding.reuse.map { "reuse \($0)" } ?? "one reuse"
      return "The single \(reuse). With that one cell replaced by a fresh one the difference is gone (checked)."
    case .notASingleReuse:
      return "No single reuse decides: replacing one cell at a time by a fresh one left the difference (checked)."
    case .unchecked:
      return "Not re-run."
    case .notApplicable:
      return nil
    }
  }
}
