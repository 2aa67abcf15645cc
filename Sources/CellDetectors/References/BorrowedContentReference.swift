import CellTrace

/// A row that comes back with what another one showed in between: both keep it under one key, or in one place.
///
/// Nothing but scrolling happened. Before it all rows on screen showed different texts there, so that it says whose row it is. Its reference
/// waits in place of the scrolling: there the row keeps its own text. Two minutes later a cell made anew has the one or the other, for what
/// follows from the time would be a third.
struct BorrowedContentReference: DetectorComparison {
  static let searchName: String? = "borrowed"
  static let meaning = "A row comes back with the text of one that was on screen meanwhile, because both share a key."

  /// The step in which the row is back, the row then, and the one that it has the text of.
  var step: Int
  var row: Appearance
  var lender: Appearance
  var difference: Difference

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [BorrowedContentReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let mask = try Mask(runs)
    let made = try runs.run(request(for: suspected, in: runs))
    guard mask.allows(step: suspected.step), !mask.unmasked([suspected.difference], of: suspected.row.item).isEmpty,
      let still = made.step(suspected.step)?[suspected.row.item], let later = made.lastIfFinished?[suspected.row.item],
      !still.isUnsettled, !later.isUnsettled, still.value(at: suspected.difference.key) == suspected.difference.expected
    else { return [] }
    let value = later.value(at: suspected.difference.key)
    return value == suspected.difference.expected || value == suspected.difference.observed ? [suspected] : []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [request(for: $0, in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> BorrowedContentReference? {
    guard !trace.isHurried, let opened = trace.step(0) else { return nil }
    for step in trace.steps.dropFirst() where step.index <= trace.lastCompletedStep {
      guard step.onlyMoves, step.items == opened.items else { return nil }
      for row in step.checkpoint where !row.isUnsettled {
        guard let first = opened[row.item], first.slot == row.slot, first.title == row.title, !first.isUnsettled,
          trace.steps.contains(where: { $0.index > 0 && $0.index < step.index && $0[row.item] == nil })
        else { continue }
        let changed = AppearanceDiff.contentDifferences(of: row, from: first).first { difference in
          difference.kind == .value && difference.name == "text" && tellsRows(difference.key, of: row, in: opened)
        }
        guard let changed, let lender = lender(of: changed, to: row, in: trace, before: step.index) else { continue }
        return BorrowedContentReference(step: step.index, row: row, lender: lender, difference: changed)
      }
    }
    return nil
  }

  /// True if all rows showed different texts there, at least four.
  private static func tellsRows(_ key: PropertyKey, of row: Appearance, in step: StepTrace) -> Bool {
    let values = step.checkpoint.filter { $0.item.list == row.item.list }.compactMap { other in
      other.value(at: key.moved(from: row, to: other))
    }
    return values.count > 3 && Set(values).count == values.count
  }

  /// Another row that showed the text while this one was away.
  private static func lender(of difference: Difference, to row: Appearance, in trace: Trace, before step: Int) -> Appearance? {
    trace.steps.lazy.filter { $0.index > 0 && $0.index < step }.flatMap(\.checkpoint).first { other in
      other.item.list == row.item.list && other.title != row.title
        && other.value(at: difference.key.moved(from: row, to: other)) == difference.observed
    }
  }

  private static func request(for suspected: BorrowedContentReference, in runs: RunSet) -> ReferenceRequest {
    let times = runs.main.steps.map(\.time)
    let waits = (1...suspected.step).map { Interaction.wait(times[$0] - times[$0 - 1]) }
    return ReferenceRequest(
      script: waits + [.wait(120), .rebuildVisibleCells], configuration: runs.main.configuration,
      purpose: FindingText.waitedInsteadOfScrolling
    ).recording(from: suspected.step)
  }
}

extension BorrowedContentReference {
  /// The base's runs, whether anybody waits in them or not.
  static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).map { LeakedAppearance.finding($0, runs.main) }
  }
}

extension LeakedAppearance {
  static func finding(_ reference: BorrowedContentReference, _ trace: Trace) -> Finding {
    let (row, difference) = (reference.row, reference.difference)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.borrowed(title: row.title, property: difference.property, lender: reference.lender.title),
      item: row.item, itemTitle: row.title, sourceItem: reference.lender.item, sourceItemTitle: reference.lender.title,
      cellType: row.cellType, cell: row.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) },
      seenStep: reference.step, seen: FindingText.borrowedSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.borrowedEvidence(reference.lender.title)], shape: ["borrowed"])
    finding.fix = FindingText.fixBorrowed
    return finding
  }
}
