import CellTrace

/// What a button selects at once and another one removes includes rows that a filter hides: they are gone when the filter is taken off.
///
/// In the reference the shown rows are selected one by one in place of the button: then just these are removed, and the hidden ones are there once
/// the filter is off. Both look the same before the removal, so that nobody can see which it will be.
///
/// A screen that says how many are selected says so of the hidden ones, too: texts with numbers beside the rows must be the same in both. What
/// belongs to a folded row goes with it in both. A section that is folded as a whole may be meant with the rest, and nothing is said of that.
/// Some app may mean all that there is: it is a warning.
struct HiddenSelectionReference: SuspectedReference {
  static let searchName: String? = "selected behind a filter"
  static let meaning = """
    A button that selects all rows also selects those that a filter hides: they are removed with the others, where the shown ones \
    selected one by one are removed alone, and nothing beside the rows counts them; a warning.
    """

  /// The step that selected, and the one that removed.
  private var selecting: Int
  private var removal: Int
  /// The step that hid rows, and the one after which they should be there.
  var filter: Int
  var step: Int
  /// The rows that were selected, and those that were hidden, as they were before.
  private var shown: [ItemID]
  var hidden: [Appearance]

  /// More rows are not selected one by one.
  private static let shownAtMost = 12

  static func suspicions(in trace: Trace) -> [HiddenSelectionReference] {
    trace.isHurried ? [] : trace.steps.compactMap { HiddenSelectionReference($0, in: trace) }
  }

  private init?(_ removal: StepTrace, in trace: Trace) {
    let index = removal.index
    guard index > 2, removal.interaction.isBesideLists, removal.outcomes.isEmpty, let selected = trace.step(index - 1),
      selected.interaction.isBesideLists, let before = trace.step(index - 2), selected.items == before.items,
      case let shown = selected.checkpoint.filter({ $0.flags.contains(.selected) }).map(\.item), let list = shown.first?.list,
      shown.count <= Self.shownAtMost, selected.items.filter({ $0.list == list }) == shown,
      !before.checkpoint.contains(where: { $0.flags.contains(.selected) }), !removal.items.contains(where: shown.contains)
    else { return nil }
    let filtering = trace.steps.last { step in
      step.index < index - 1 && step.index > 0 && trace.step(step.index - 1).map { $0.items != step.items } ?? false
    }
    guard let filtering, filtering.interaction.isBesideLists, let all = trace.step(filtering.index - 1),
      filtering.items == all.items.filter(Set(filtering.items).contains), filtering.items.filter({ $0.list == list }) == shown
    else { return nil }
    let hidden = all.checkpoint.filter { row in
      row.item.list == list && !shown.contains(row.item)
        && all.checkpoint.contains { shown.contains($0.item) && $0.slot.section == row.slot.section }
    }
    let later = trace.steps.first { step in
      step.index > index && step.index <= trace.lastCompletedStep && step.interaction.isBesideLists
        && step.interaction.facts.role != .passesTime
    }
    guard !hidden.isEmpty, let later, !later.items.contains(where: { item in hidden.contains { $0.item == item } }) else {
      return nil
    }
    (filter, selecting, self.removal, step) = (filtering.index, index - 1, index, later.index)
    (self.shown, self.hidden) = (shown, hidden)
  }

  // MARK: One by one

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step)
    let taps = shown.map { Interaction.tap(.resolved($0)) }
    return ReferenceRequest(
      script: script.through(step: selecting - 1) + taps + script.dropFirst(selecting), configuration: runs.main.configuration,
      purpose: FindingText.selectedOneByOne(runs.words(forStep: selecting)))
  }

  /// True if the same rows are selected, and the hidden ones are there in the end.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    let place = selecting + shown.count - 1
    guard let end = trace.lastIfFinished, let selected = trace.step(place), let removed = trace.step(place + 1),
      let there = main.step(selecting), hidden.allSatisfy({ end.items.contains($0.item) }),
      !removed.items.contains(where: shown.contains), !end.items.contains(where: shown.contains),
      selected.checkpoint.filter({ $0.flags.contains(.selected) }).map(\.item) == shown
    else { return false }
    func numbers(_ step: StepTrace) -> [String] { step.textsAroundRows.filter { $0.contains(where: \.isNumber) } }
    return numbers(selected) == numbers(there)
  }
}

extension HiddenSelectionReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ selection: HiddenSelectionReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = selection.hidden[0]
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.removesHidden(row.title, count: selection.hidden.count, filter: words(selection.filter)),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "hidden selection",
      observed: FindingText.removed(row.title), expected: FindingText.nothing, originStep: selection.filter,
      seenStep: selection.step, seen: FindingText.hiddenIsGone(row.title, step: words(selection.step)),
      evidence: [FindingText.selectedOneByOneEvidence], shape: ["hidden selection"])
    finding.fix = FindingText.fixHiddenSelection
    return finding.asWarning(if: true)
  }
}
