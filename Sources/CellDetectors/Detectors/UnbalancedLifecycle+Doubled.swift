import CellTrace

/// Rows that are added to those that are there, whenever their screen appears.
extension UnbalancedLifecycle {
  /// One at most: the first step after which another screen in front, and nothing else, doubles the rows.
  static func doubled(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [Finding] {
    guard runs.isBase else { return [] }
    let rebuilds = try runs.rebuilds
    let found = rebuilds.keys.sorted().lazy.compactMap { step in
      mask.allows(step: step) && !runs.main.isHurried(step) ? rebuilds[step]?.doubled.map { (step, $0) } : nil
    }
    return found.prefix(1).map { finding($0.1, after: $0.0, runs.main) }
  }

  private static func finding(_ rows: UntoldRows, after step: Int, _ trace: Trace) -> Finding {
    let words = FindingText.step(step, trace.title(ofStep: step))
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.doubledRows, item: .screen, itemTitle: trace.screen,
      cellType: rows.source, property: "rows", observed: FindingText.rows(rows.asked), expected: FindingText.rows(rows.told),
      originStep: step, seenStep: step, seen: FindingText.doubledRowsSeen(told: rows.told, asked: rows.asked, step: words),
      evidence: [FindingText.doubledRowsEvidence], shape: ["doubled"])
    finding.fix = FindingText.fixDoubledRows
    return finding
  }
}
