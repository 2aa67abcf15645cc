import CellTrace

/// Answers that are one row off: they came after a row was gone, or a new one was there, and were given out by position.
///
/// Only somebody who does not wait meets it. In the run in which every step waits each row has its own; here at least three rows, one behind
/// the other, have what the next one has there. Two minutes later they still have it: what follows from the time would be another. Numbers that
/// go up or down by one from row to row are given to places, by right to whoever stands there when they are given.
///
/// So may be what has names, as the rooms of a house: who asks last, when all rows have moved, and waits, gets the same then, in the order of the
/// rows; what belongs to an item comes to it in that run, too. Where it can't be asked for last, it is a warning.
struct ShiftedAnswers: LateComparison {
  static let meaning = """
    An answer that came after a row was gone is one row off where it is given out by position, while it is right where \
    the rows are asked for after all of them have moved; where they can't be asked for then, this is a warning.
    """

  /// The last step, the first such row, whose answer it has, and how many rows there are.
  var step: Int
  var row: Appearance
  var owner: Appearance
  var difference: Difference
  var count: Int
  /// True if it could not be asked for once the rows had moved.
  var isUntold = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [ShiftedAnswers] {
    guard var suspected = try suspicion(in: runs) else { return [] }
    let later = try runs.run(request(runs)).lastIfFinished?[suspected.row.item]
    guard later?.value(at: suspected.difference.key) == suspected.difference.observed else { return [] }
    let last = try askedAtLast(runs).map { request throws(MissingRun) in try runs.run(request) }
    guard let own = last?.lastIfFinished?[suspected.row.item]?.value(at: suspected.difference.key) else {
      suspected.isUntold = true
      return [suspected]
    }
    return own == suspected.difference.observed ? [] : [suspected]
  }

  /// The script with its first step that did not wait at the end, and all steps waiting.
  private static func askedAtLast(_ runs: RunSet) -> ReferenceRequest? {
    guard let asked = runs.main.steps.first(where: { !$0.interaction.isHurry && runs.main.isHurried($0.index) })?.index else {
      return nil
    }
    let script = runs.main.completedScript
    let steps = (ItemAction.all(in: runs.main).first { $0.step == asked }?.openers ?? []) + [asked]
    let whole = script.without(steps: steps).patient + script[steps: steps].patient + [.wait(10)]
    return ReferenceRequest(
      script: whole, configuration: runs.main.configuration, purpose: FindingText.askedAtLast(runs.words(forStep: asked))
    ).recording(from: whole.count)
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  private static func request(_ runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript + [.wait(120), .rebuildVisibleCells]
    return ReferenceRequest(script: script, configuration: runs.main.configuration, purpose: FindingText.twoMinutesLater)
      .recording(from: script.count)
  }

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> ShiftedAnswers? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (end, there) = both.ends else { return nil }
    let mask = try Mask(runs)
    for list in Set(end.items.map(\.list)).sorted() {
      let rows = end.checkpoint.filter { $0.item.list == list }.sorted { $0.slot < $1.slot }
      let known = there.checkpoint.filter { $0.item.list == list }
      for offset in [1, -1] {
        if let found = shifted(rows, known, by: offset, end.index, mask) { return found }
      }
    }
    return nil
  }

  /// Rows that show in a text what the one before (-1) or behind (1) shows by right.
  private static func shifted(
    _ rows: [Appearance], _ known: [Appearance], by offset: Int, _ step: Int, _ mask: Mask
  ) -> ShiftedAnswers? {
    var found: [(row: Appearance, owner: Appearance, difference: Difference)] = []
    var others: [Slot] = []
    for row in rows {
      guard let own = known.first(where: { $0.item == row.item }), own.title == row.title,
        let owner = known.first(where: { $0.slot.section == row.slot.section && $0.slot.item == row.slot.item + offset }),
        ![row, own, owner].contains(where: \.isUnsettled)
      else { continue }
      let texts = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: own), of: row.item).filter { $0.name == "text" }
      if let difference = texts.first(where: { owner.value(at: $0.key.moved(from: row, to: owner)) == $0.observed }) {
        found.append((row, owner, difference))
      } else if !texts.isEmpty {
        others.append(row.slot)
      }
    }
    let values = Set(found.map(\.difference.observed))
    guard !areRanks(found.map(\.difference.observed)) else { return nil }
    guard let first = found.first, let last = found.last, found.count > 2, values.count == found.count else { return nil }
    // What the row that is gone should have had is with the one at the end of the shift; more that is different is no shift.
    let end = offset < 0 ? first.row.slot.item - 1 : last.row.slot.item + 1
    guard others.isEmpty || others == [Slot(section: first.row.slot.section, item: end)] else { return nil }
    return ShiftedAnswers(step: step, row: first.row, owner: first.owner, difference: first.difference, count: found.count)
  }
}

extension ShiftedAnswers {
  /// True for texts that differ in one number, which is one more, or one less, from each to the next.
  private static func areRanks(_ texts: [String]) -> Bool {
    let numbers = texts.map { text in text.matches(of: /[0-9]+/).compactMap { Int($0.output) } }
    let words = Set(texts.map { $0.replacing(/[0-9]+/, with: "#") })
    guard words.count == 1, numbers.allSatisfy({ $0.count == 1 }) else { return false }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1[0] - $0[0] })
    return steps == [1] || steps == [-1]
  }

  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ shifted: ShiftedAnswers, _ trace: Trace) -> Finding {
    let (row, difference) = (shifted.row, shifted.difference)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.shifted(title: row.title, property: difference.property, owner: shifted.owner.title), item: row.item,
      itemTitle: row.title, sourceItem: shifted.owner.item, sourceItemTitle: shifted.owner.title, cellType: row.cellType,
      cell: row.cell, property: difference.property, observed: difference.observed, expected: difference.expected,
      originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: shifted.step,
      seen: FindingText.unansweredSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.shiftedEvidence(shifted.count)], shape: ["shifted"])
    finding.fix = FindingText.fixShifted
    return finding.asWarning(if: shifted.isUntold)
  }
}
