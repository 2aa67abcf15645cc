import CellTrace

/// A row that waits for good: it asked again while its first answer was on its way, nobody told it when that came, and a cell made anew shows
/// it.
///
/// Only somebody who does not wait meets it: where every step waits, the row has its answer. A row that still waits by right is one whose
/// answer no other cell has either.
struct UnansweredRow: LateComparison {
  static let meaning = "A row asks for what is on its way, as one does that comes back before its answer, and is never told."

  /// The last step, and the row then.
  var step: Int
  var row: Appearance
  /// What it shows in place of the answer.
  var difference: Difference

  /// In order of steps and slots; the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [UnansweredRow] {
    let suspected = try suspicions(in: runs)
    guard !suspected.isEmpty else { return [] }
    guard let rebuild = try runs.run(request(runs)).references.last.map(RunSet.Rebuild.init) else { return [] }
    return suspected.first { $0.isConfirmed(by: rebuild) }.map { [$0] } ?? []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  private static func suspicions(in runs: RunSet) throws(MissingRun) -> [UnansweredRow] {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (here, there) = both.ends else { return [] }
    return here.checkpoint.compactMap { row in
      guard let answered = there[row.item], !answered.isUnsettled, answered.title == row.title, answered.flags == row.flags,
        let difference = AppearanceDiff.contentDifferences(of: row, from: answered).first(where: {
          $0.name == "text" || $0.name == "image"
        }),
        Self.hasAskedAgain(row, difference, both.late)
      else { return nil }
      return UnansweredRow(step: here.index, row: row, difference: difference)
    }
  }

  /// True if it had waited so before, and was configured again since.
  private static func hasAskedAgain(_ row: Appearance, _ difference: Difference, _ late: Trace) -> Bool {
    let waiting = late.steps.first { $0[row.item]?.value(at: difference.key) == difference.observed }
    guard let first = waiting?.index else { return false }
    return late.steps.contains { $0.index > first && $0.configures(row.item) }
  }

  /// The same, and then a while in which every answer comes; then all cells are made anew.
  private static func request(_ runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript + [.wait(10)], configuration: runs.main.configuration, collects: .rebuild,
      purpose: FindingText.waitedForAll
    ).recording(from: .max)
  }

  private func isConfirmed(by rebuild: RunSet.Rebuild) -> Bool {
    func value(_ rows: [Appearance]) -> String? { rows.first { $0.item == row.item }?.value(at: difference.key) }
    return value(rebuild.live) == difference.observed && value(rebuild.rebuilt) == difference.expected
      && value(rebuild.rebuiltAtEnd) == difference.expected
  }
}

extension UnansweredRow {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ unanswered: UnansweredRow, _ trace: Trace) -> Finding {
    let (row, difference) = (unanswered.row, unanswered.difference)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.unanswered(title: row.title, property: difference.property, shown: difference.observed),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected,
      originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: unanswered.step,
      seen: FindingText.unansweredSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.unansweredEvidence], shape: ["unanswered"])
    finding.fix = FindingText.fixUnanswered
    return finding
  }
}
