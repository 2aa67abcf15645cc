import CellTrace

/// Rows that come back with the text of the row that took their cell: a control in the cell tells its closure of every change of its value, and
/// is given the next row's value while the closure is still the former row's, which writes that value into the former row's data.
///
/// Nothing but scrolling happened. Every row of which a text changed says what the row that took its cell said when it was first seen, three or
/// more of them, and not all the same; in the run with fresh cells they keep their own. What is read or counted by being shown follows from no other row.
struct WrittenByTaker: StepComparison {
  static let searchName: String? = "written by the next row"
  static let meaning = """
    Rows come back with the text of the row that took their cell: the value that the cell's control was given for it was written into the \
    former row's data by a closure that had not been replaced yet.
    """

  /// The step in which they are back.
  var step: Int
  /// The first of them, and the row that took its cell, as it was seen first.
  var row: Appearance
  var taker: Appearance
  var key: PropertyKey
  /// What the row said before.
  var own: String
  /// All of them, with what they said before.
  private var all: [(row: Appearance, own: String, key: PropertyKey)]

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [WrittenByTaker] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let fresh = try runs.run(.fresh(of: runs))
    guard let there = fresh.step(suspected.step),
      suspected.all.allSatisfy({ changed in there[changed.row.item]?.value(at: changed.key) == changed.own })
    else { return [] }
    return [suspected]
  }

  /// True if a script is worth the run with fresh cells.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  /// The first step with such rows.
  private static func suspicion(in trace: Trace) -> WrittenByTaker? {
    guard !trace.isHurried else { return nil }
    var takers: [ItemID: ItemID] = [:]
    var first: [ItemID: Appearance] = [:]
    for step in trace.steps where step.index <= trace.lastCompletedStep {
      guard step.index == 0 || step.onlyMoves else { return nil }
      if let found = WrittenByTaker(step, takers, first) { return found }
      for row in (step.passing ?? []) + step.checkpoint where first[row.item] == nil { first[row.item] = row }
      for case .cellReused(_, _, let from?, let to) in step.events.lazy.map(\.kind) where from != to { takers[from] = to }
    }
    return nil
  }

  private init?(_ step: StepTrace, _ takers: [ItemID: ItemID], _ first: [ItemID: Appearance]) {
    var all: [(row: Appearance, own: String, key: PropertyKey)] = []
    var (place, sample): (PropertyKey?, Appearance?) = (nil, nil)
    for row in step.checkpoint where !row.isUnsettled {
      guard let before = first[row.item], !before.isUnsettled, before.slot == row.slot else { continue }
      let changed = AppearanceDiff.contentDifferences(of: row, from: before).filter { $0.kind == .value && $0.name == "text" }
      for difference in changed {
        // One text of the cell is judged: what else follows from it has its own reason.
        if let place, let sample, place.moved(from: sample, to: row) != difference.key { continue }
        guard let taker = takers[row.item].flatMap({ first[$0] }), taker.item.list == row.item.list,
          taker.cellType == row.cellType, taker.value(at: difference.key.moved(from: row, to: taker)) == difference.observed
        else { return nil }
        (place, sample) = (place ?? difference.key, sample ?? row)
        all.append((row, difference.expected, difference.key))
      }
    }
    guard all.count > 2, Set(all.compactMap { $0.row.value(at: $0.key) }).count > 1, let one = all.first,
      let taker = takers[one.row.item].flatMap({ first[$0] })
    else { return nil }
    (self.step, row, self.taker, key, own, self.all) = (step.index, one.row, taker, one.key, one.own, all)
  }
}

extension WrittenByTaker {
  /// How many rows say what the taker of their cell said.
  fileprivate var count: Int { all.count }

  func finding(in trace: Trace) -> Finding { HandlerOutlivesItem.finding(self, trace) }
}

extension HandlerOutlivesItem {
  static func finding(_ written: WrittenByTaker, _ trace: Trace) -> Finding {
    let (row, taker) = (written.row, written.taker)
    let property = "\(Names.type(ofPath: written.key.path)).\(written.key.name)"
    let now = row.value(at: written.key) ?? ""
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.writtenByTaker(title: row.title, taker: taker.title), item: row.item,
      itemTitle: row.title, sourceItem: taker.item, sourceItemTitle: taker.title, cellType: row.cellType, cell: row.cell,
      property: property, observed: now, expected: written.own, seenStep: written.step,
      seen: FindingText.writtenByTakerSeen(title: row.title, own: written.own, now: now, taker: taker.title),
      element: written.key.path, evidence: [FindingText.writtenByTakerEvidence(written.count)], shape: ["taker"])
    finding.fix = FindingText.fixWrittenByTaker
    return finding
  }
}
