import CellTrace

/// What was chosen from a menu for a row turns into another entry of that menu when the data change: the choice is kept as a position.
///
/// Its reference is the other order, first the change and then the choice: there the row has what was chosen. Where the menu has the same entries
/// in another order since, the entries may have gone to other names: crews that go by the shift of the week are kept by id, and turn just so.
/// No run tells, and the finding is no error.
struct ShiftedChoiceReference: StepComparison {
  static let searchName: String? = "chosen by position"
  static let meaning = """
    What was chosen from a menu turns into another entry of it, because the choice is kept as a position; a warning where the menu has the same \
    entries since, whose names may go round.
    """

  /// The choice, and the change of the data.
  var action: ItemAction
  var change: Int
  /// The row after the choice and after the change.
  var before: Appearance
  var row: Appearance
  /// What was chosen, and what the row says since.
  var chosen: String
  var other: String
  var key: PropertyKey
  /// The entries of the menu from which it was chosen.
  private var entries: [String]
  /// True if the menu has the same entries since, in another order.
  private(set) var isTurnOfNames = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [ShiftedChoiceReference] {
    guard var suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.run(suspected.request(in: runs))
    guard let own = made.lastIfFinished?.only(suspected.row.title, in: suspected.row.item.list),
      own.value(at: suspected.key.moved(from: suspected.row, to: own))?.contains(suspected.chosen) ?? false,
      let now = made.steps.last(where: { !$0.entries.isEmpty })?.entries, suspected.hasTurned(with: now)
    else { return [] }
    suspected.isTurnOfNames = now.sorted() == suspected.entries.sorted()
    return [suspected]
  }

  /// True if the other entry has the place since that the chosen one had: what changes a choice otherwise, as a server does that makes
  /// "Ordered" "Delivered", leaves the menu as it is.
  private func hasTurned(with now: [String]) -> Bool {
    guard let place = entries.firstIndex(of: chosen) else { return false }
    return now != entries && now.firstIndex(of: other) == place
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> ShiftedChoiceReference? {
    if trace.isHurried { return nil }
    return ItemAction.all(in: trace).lazy.compactMap { ShiftedChoiceReference($0, in: trace) }.first
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    guard case .chooseMenuItem(let path) = trace.step(action.step)?.interaction, let chosen = path.last, chosen.count > 1,
      let titles = trace.steps.last(where: { $0.index < action.step && !$0.entries.isEmpty })?.entries,
      let unset = trace.step((action.openers.first ?? action.step) - 1)?[action.item],
      let before = trace.step(action.step)?[action.item],
      let difference = AppearanceDiff.contentDifferences(of: before, from: unset).first(where: {
        $0.name == "text" && before.value(at: $0.key)?.contains(chosen) ?? false
      })
    else { return nil }
    let key = difference.key
    let changes = trace.steps.filter { $0.index > action.step && $0.index <= trace.lastCompletedStep }
    guard
      let change = changes.first(where: { step in
        step[action.item].map { $0.value(at: key) != before.value(at: key) } ?? false
      }), change.interaction.facts.role == .changesData || change.interaction.isBesideLists, let row = change[action.item],
      row.title == before.title, !row.isUnsettled, let text = row.value(at: key), !text.contains(chosen),
      let other = titles.first(where: { $0.count > 1 && $0 != chosen && !chosen.contains($0) && text.contains($0) })
    else { return nil }
    (self.action, self.change, self.before, self.row) = (action, change.index, before, row)
    (self.chosen, self.other, self.key, entries) = (chosen, other, key, titles)
  }

  /// First the change, then the choice.
  private func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = action.openers + [action.step]
    let whole = script.through(step: change).without(steps: steps) + script[steps: steps]
    return ReferenceRequest(
      script: whole, configuration: runs.main.configuration,
      purpose: FindingText.chosenAfter(change: runs.words(forStep: change))
    ).recording(from: whole.count - action.openers.count)
  }
}

extension StepTrace {
  /// What a menu offered that opened in this step, without the titles of the menus around it.
  fileprivate var entries: [String] {
    let opened = events.lazy.compactMap { event -> [String]? in
      if case .menuOpened(_, let titles, _) = event.kind { titles } else { nil }
    }
    let titles: [String] = opened.first ?? []
    return titles.map { $0.split(separator: " › ").last.map(String.init) ?? $0 }
  }
}

extension ShiftedChoiceReference {
  /// Where the choice turns.
  var step: Int { change }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ shifted: ShiftedChoiceReference, _ trace: Trace) -> Finding {
    let row = shifted.row
    let change = FindingText.step(shifted.change, trace.title(ofStep: shifted.change))
    var finding = Finding(
      detector: id, severity: shifted.isTurnOfNames ? .warning : severity,
      summary: FindingText.shiftedChoice(chosen: shifted.chosen, title: row.title, other: shifted.other), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: shifted.key.name, observed: shifted.other,
      expected: shifted.chosen, originStep: shifted.action.step,
      originPlace: ActionWords(shifted.action.step, on: shifted.action.item, in: trace).place, seenStep: shifted.change,
      seen: FindingText.shiftedChoiceSeen(row.title, chosen: shifted.chosen, other: shifted.other, change: change),
      element: shifted.key.path,
      evidence: [FindingText.shiftedChoiceEvidence(change: change)]
        + (shifted.isTurnOfNames ? [FindingText.sameEntries] : []), shape: ["choice"])
    finding.fix = FindingText.fixShiftedChoice
    return finding
  }
}
