import CellTrace

/// A row that was taken away and comes back at the number that it had, although the data moved meanwhile: its neighbours of then stand
/// together elsewhere.
///
/// What comes back at the top or at the end may be put there by right, and what the data themselves bring back has the data's place. A
/// list may also have one place for all that comes back, such as the fourth from now. Its reference is the same script with the next row
/// removed instead: that one comes back at its own number, where numbers are kept. Where rows are places (``NamedPlaces``), it has its own again.
struct RestoredRow: SuspectedReference {
  static let searchName: String? = "put back"
  static let meaning = """
    A row that was removed is put back at the number that it had before the data moved, and so is another one that had \
    another number; a warning where the rows show their numbers.
    """

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
  /// True if rows say their numbers, so that the one that comes back says its own again: it may have it by right, as a channel has.
  private(set) var showsNumber: Bool
  /// The action that removed it.
  private var act: ItemAction

  static func suspicions(in trace: Trace) -> [RestoredRow] {
    ItemAction.all(in: trace).compactMap { RestoredRow($0, in: trace) }
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
      let successor = back.row(at: row.slot.after, in: list), !NamedPlaces.arePlaces(list, from: before, to: back)
    else { return nil }
    (removal, self.former, step, self.row) = (act.step, former, back.index, row)
    (neighbours, self.successor, self.act) = ([previous, next], successor, act)
    showsNumber = NamedPlaces.arePlaces(list, before: before.checkpoint, after: back.checkpoint, countsRanks: true)
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
  /// The row that is removed in the other run.
  private var other: Appearance { neighbours[1] }

  func request(in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: step)
    for step in act.openers + [act.step] { script[step - 1] = script[step - 1].naming(other.item, insteadOf: former.item) }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(other.title, instead: runs.words(forStep: removal))
    ).recording(from: script.count)
  }

  /// True if the other row came back at its own number.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    trace.lastIfFinished?.only(other.title, in: former.item.list).map { $0.slot == other.slot } ?? false
  }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
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
    return finding.asWarning(if: restored.showsNumber)
  }
}
