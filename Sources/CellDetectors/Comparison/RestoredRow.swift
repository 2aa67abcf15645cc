import CellTrace

/// A row that was taken away and comes back at the number that it had, although the data moved meanwhile: its neighbours of then stand
/// together elsewhere.
///
/// What comes back at the top or at the end may be put there by right, and what the data themselves bring back has the data's place.
struct RestoredRow: DetectorComparison {
  static let searchName: String? = "put back"
  static let meaning = "A row that was removed is put back at the number that it had before the data moved."

  /// The step that removed the row, and the row before.
  var removal: Int
  var former: Appearance
  /// The step that brought it back, and the row since.
  var step: Int
  var row: Appearance
  /// The rows between which it stood.
  var neighbours: [Appearance]
  /// The row in front of which it stands now.
  var successor: Appearance

  /// In order of steps.
  /// - Parameter mask: What the control masks; nil while it was not made, as in a search.
  static func all(in trace: Trace, _ mask: Mask?) -> [RestoredRow] {
    ItemAction.all(in: trace).compactMap { RestoredRow($0, in: trace) }.filter { mask?.allows(step: $0.step) ?? true }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let list = act.item.list
    guard !act.takesBack, let before = trace.step((act.openers.first ?? act.step) - 1), let after = trace.step(act.step),
      let former = before[act.item], before.only(former.title, in: list) != nil, after.only(former.title, in: list) == nil,
      after.items.count + 1 == before.items.count,
      let previous = before.row(at: former.slot.before, in: list), let next = before.row(at: former.slot.after, in: list),
      before.only(previous.title, in: list) != nil, before.only(next.title, in: list) != nil,
      let back = trace.steps.first(where: { $0.index > act.step && $0.only(former.title, in: list) != nil }),
      back.interaction.facts.role != .changesData, !back.interaction.isScroll,
      let row = back.only(former.title, in: list), row.slot == former.slot, Self.texts(row) == Self.texts(former),
      let last = trace.step(back.index - 1), Self.areTogether(previous, next, in: last, list),
      Self.areTogether(previous, next, in: back, list),
      let successor = back.row(at: row.slot.after, in: list)
    else { return nil }
    (removal, self.former, step, self.row) = (act.step, former, back.index, row)
    (neighbours, self.successor) = ([previous, next], successor)
  }

  private static func texts(_ row: Appearance) -> [String] { row.elements.compactMap { $0["text"] } }

  /// True if the two rows are on screen, one behind the other.
  private static func areTogether(_ first: Appearance, _ second: Appearance, in step: StepTrace, _ list: Int) -> Bool {
    guard let one = step.only(first.title, in: list), let other = step.only(second.title, in: list) else { return false }
    return one.slot.after == other.slot
  }
}

extension Slot {
  fileprivate var before: Slot { Slot(section: section, item: item - 1) }
  fileprivate var after: Slot { Slot(section: section, item: item + 1) }
}

extension RestoredRow {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace, nil).isEmpty }

  /// The first says it all.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).prefix(1).map { StaleIndexAction.finding($0, runs.main) }
  }
}

extension StaleIndexAction {
  static func finding(_ restored: RestoredRow, _ trace: Trace) -> Finding {
    let row = restored.row
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.restored(title: row.title, step: words(restored.step), slot: row.slot.description), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "row",
      observed: FindingText.standsBefore(restored.successor.title),
      expected: FindingText.standsBetween(restored.neighbours.map(\.title)), originStep: restored.removal,
      seenStep: restored.step,
      seen: FindingText.restoredSeen(
        title: row.title, between: restored.neighbours.map(\.title), before: restored.successor.title),
      evidence: [FindingText.removedAt(slot: restored.former.slot.description, step: words(restored.removal))],
      shape: ["restored"])
    finding.fix = FindingText.fixRestored
    return finding
  }
}
