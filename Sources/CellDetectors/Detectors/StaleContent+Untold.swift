import CellTrace

/// Rows that came or went in the data, and that the list was not told of.
extension StaleContent {
  /// The first step after which the data source has rows that the list was not told of.
  static func untold(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [(step: Int, rows: UntoldRows)] {
    guard runs.isBase else { return [] }
    let rebuilds = try runs.rebuilds
    return Array(
      rebuilds.keys.sorted().lazy.compactMap { step in
        mask.allows(step: step) && !runs.main.isHurried(step) ? rebuilds[step]?.untold.map { (step, $0) } : nil
      }.prefix(1))
  }

  static func finding(_ untold: UntoldRows, at step: Int, _ trace: Trace) -> Finding {
    let words = FindingText.step(step, trace.title(ofStep: step))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.untoldRows(step: words), item: .screen, itemTitle: trace.screen,
      cellType: untold.source, property: "rows",
      observed: FindingText.rows(untold.told), expected: FindingText.rows(untold.asked), originStep: step, seenStep: step,
      seen: FindingText.untoldRowsSeen(told: untold.told, asked: untold.asked, step: words),
      evidence: [FindingText.untoldRowsConsequence], shape: ["untold"])
    finding.fix = FindingText.fixUntoldRows
    return finding
  }
}
