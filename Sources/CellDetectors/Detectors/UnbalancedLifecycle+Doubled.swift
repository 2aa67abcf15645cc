import CellTrace

/// Rows that are added to those that are there, whenever their screen appears.
enum DoubledRows: DetectorComparison {
  static let meaning = "Rows are added once more to those that are there whenever their screen appears, which is an error."

  /// Nobody looks again at what was run under another policy.
  static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  static func requests(in runs: RunSet) -> [ReferenceRequest] { ReferenceRequest.rebuilds(of: runs) }

  /// One at most: the first step after which another screen in front, and nothing else, doubles the rows.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    let rebuilds = try runs.rebuilds
    let found = rebuilds.keys.sorted().lazy.compactMap { step in
      mask.allows(step: step) && !runs.main.isHurried(step)
        ? rebuilds[step]?.doubled.flatMap { isRow(ofVisits: $0, runs.main) ? nil : (step, $0) } : nil
    }
    return found.prefix(1).map { UnbalancedLifecycle.finding($0.1, after: $0.0, runs.main) }
  }

  /// True for one row that may rightly come at each appearance, as in a list of visits: one was there when the screen had appeared first.
  private static func isRow(ofVisits rows: UntoldRows, _ trace: Trace) -> Bool {
    rows.asked.reduce(0, +) == rows.told.reduce(0, +) + 1 && trace.step(0)?.items.contains { $0.list == rows.list } != false
  }
}

extension UnbalancedLifecycle {
  fileprivate static func finding(_ rows: UntoldRows, after step: Int, _ trace: Trace) -> Finding {
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
