import CellTrace

/// Selected rows that stay selected by their numbers when somebody gives the list another order: other rows are selected then.
///
/// A list may select by place on its own, as one does that proposes the first three of each order. Its reference is the same script with
/// one more row touched before the order changes: numbers that are kept are those that are selected then, and a proposal is the same as
/// before. A touch may also say how many are selected, in each order; and rows may be places (``NamedPlaces``), of which some are selected.
struct SelectionByPosition: SuspectedReference {
  static let searchName: String? = "selected by position"
  static let meaning = """
    Selected rows stay selected by their numbers when a touch beside the list gives it another order, whichever rows they are.
    """

  /// The step that gave the list another order.
  var step: Int
  /// A row that was selected, as it was then.
  var before: Appearance
  /// The row that is selected in its place.
  var now: Appearance
  /// How many positions are selected.
  var count: Int
  /// The places that are selected, and a row that is not.
  private var places: [Slot]
  private var other: Appearance

  static func suspicions(in trace: Trace) -> [SelectionByPosition] {
    zip(trace.steps, trace.steps.dropFirst()).filter { $1.index <= trace.lastCompletedStep }
      .compactMap { SelectionByPosition($0, $1) }
  }

  private init?(_ before: StepTrace, _ after: StepTrace) {
    // Only what is done beside the list: an action on a row may select what it likes.
    guard after.interaction.isBesideLists, after.interaction.target == nil else { return nil }
    let selected = before.checkpoint.filter { $0.flags.contains(.selected) }
    guard let list = selected.first?.item.list, selected.allSatisfy({ $0.item.list == list }) else { return nil }
    let (old, new) = (before.checkpoint.filter { $0.item.list == list }, after.checkpoint.filter { $0.item.list == list })
    let chosen = new.filter { $0.flags.contains(.selected) }
    // The first row may be selected by default.
    guard selected.map(\.slot) == chosen.map(\.slot), selected.contains(where: { $0.slot.item > 0 }),
      Set(old.map(\.title)).count == old.count, Set(new.map(\.title)).count == new.count,
      before.items.count(where: { $0.list == list }) == after.items.count(where: { $0.list == list }), Self.isReordered(old, new)
    else { return nil }
    // Where it is on screen, a row that was selected is no longer, and one is that was not: nobody changed what the rows say.
    guard !NamedPlaces.arePlaces(list, from: before, to: after),
      let left = selected.first(where: { row in !chosen.contains { $0.title == row.title } }),
      let taken = chosen.first(where: { row in !selected.contains { $0.title == row.title } }),
      left.slot.item > 0 || taken.slot.item > 0,
      let other = Self.other(than: left, among: old)
    else { return nil }
    (step, self.before, now, count) = (after.index, left, taken, selected.count)
    (places, self.other) = (selected.map(\.slot), other)
  }

  /// A row to touch, which is not selected: as far down as rows are wholly on screen, so that a touch which selects all up to there selects
  /// others besides it.
  private static func other(than left: Appearance, among rows: [Appearance]) -> Appearance? {
    let free = rows.filter { $0.slot.item > 0 && $0.cellType == left.cellType && !$0.flags.contains(.selected) }
    return free.last { $0.slot != rows.last?.slot } ?? free.last
  }

  /// True if at least two rows stand elsewhere, so that it is the rows that moved and not their words that changed.
  private static func isReordered(_ old: [Appearance], _ new: [Appearance]) -> Bool {
    let places = Dictionary(old.map { ($0.title, $0.slot) }) { first, _ in first }
    return new.count { row in places[row.title].map { $0 != row.slot } ?? false } > 1
  }
}

extension SelectionByPosition {
  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script.through(step: step - 1) + [.tap(.resolved(other.item), nil), script[step: step]]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(other.title, besides: runs.words(forStep: step))
    ).recording(from: steps.count - 1)
  }

  /// True if the touch selected other places, and these are selected in the other order.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let touched = trace.step(end.index - 1) else { return false }
    func places(_ step: StepTrace) -> [Slot] {
      step.checkpoint.filter { $0.item.list == before.item.list && $0.flags.contains(.selected) }.map(\.slot)
    }
    let now = places(touched)
    // A touch that says how far the selection goes, as one does that cuts a list, selects rows that it did not touch.
    return now != self.places && places(end) == now && now.allSatisfy { $0 == other.slot || self.places.contains($0) }
  }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ selection: SelectionByPosition, _ trace: Trace) -> Finding {
    let (before, now) = (selection.before, selection.now)
    let step = FindingText.step(selection.step, trace.title(ofStep: selection.step))
    return Finding(
      detector: id, severity: severity, summary: FindingText.selectedByPosition(selected: before.title, shown: now.title),
      item: now.item, itemTitle: now.title, sourceItem: before.item, sourceItemTitle: before.title, cellType: now.cellType,
      cell: now.cell, property: "selection", observed: now.title, expected: before.title, originStep: selection.step,
      seenStep: selection.step,
      seen: FindingText.selectedByPositionSeen(selected: before.title, shown: now.title, slot: now.slot.description),
      evidence: [FindingText.selectedPositions(selection.count, step: step)], shape: ["selected"])
  }
}
