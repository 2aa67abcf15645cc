import CellTrace

/// An action on a row that changes the rows with the same number in other sections as well: something is kept by row number.
///
/// One such action may have its reasons, such as an item that is shown in two sections. So the rows must have no word in common, and
/// the same action on another row of the section must do the same, which a run of its own tells.
///
/// Sections that belong together line by line, such as words and their translations, do the same by intention. An app that tells its list of
/// just these rows, and of no others, knows what it changes.
struct SameNumberReference: StepComparison {
  static let searchName: String? = "same number"
  static let meaning = """
    State is kept by row number alone, which shows without any move: one action changes the rows with that number in every \
    section.
    """

  /// The action's step.
  var step: Int
  /// The row that was acted on, after the action.
  var row: Appearance
  /// A row with the same number, after the action.
  var twin: Appearance
  /// What the action changed at the row that has the same number.
  var difference: Difference

  /// In order of steps.
  static func all(in runs: RunSet) throws(MissingRun) -> [SameNumberReference] {
    var found: [SameNumberReference] = []
    for suspicion in suspicions(in: runs.main) {
      guard let (request, neighbour) = request(for: suspicion, in: runs) else { continue }
      let made = try runs.run(request)
      guard made.end == .finished, let after = made.steps.last, let before = made.steps.dropLast().last,
        SameNumberReference(neighbour, before, after, at: suspicion.step) != nil
      else { continue }
      found.append(suspicion)
    }
    return found
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicions(in: runs.main).compactMap { request(for: $0, in: runs)?.request }
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { !suspicions(in: trace).isEmpty }

  // MARK: What is suspected

  private static func suspicions(in trace: Trace) -> [SameNumberReference] {
    ItemAction.all(in: trace).prefix(8).lazy.compactMap { act in
      guard act.openers.isEmpty, act.step <= trace.lastCompletedStep, let before = trace.step(act.step - 1),
        let after = trace.step(act.step)
      else { return nil }
      return SameNumberReference(act.item, before, after, at: act.step)
    }.prefix(1).map { $0 }
  }

  private init?(_ item: ItemID, _ before: StepTrace, _ after: StepTrace, at index: Int) {
    guard before.items == after.items, let row = after[item], let old = before[item] else { return nil }
    let rows = after.checkpoint.filter { $0.item.list == item.list && before[$0.item]?.slot == $0.slot }
    let changed = rows.filter { now in
      before[now.item].map { !AppearanceDiff.contentDifferences(of: now, from: $0).isEmpty } ?? false
    }
    let twins = rows.filter { $0.slot.item == row.slot.item && $0.slot.section != row.slot.section }
    guard let twin = twins.first, changed.contains(where: { $0.item == item }), changed.count == twins.count + 1,
      twins.allSatisfy({ twin in changed.contains { $0.item == twin.item } }),
      twins.allSatisfy({ twin in rows.contains { $0.slot.section == twin.slot.section && $0.slot.item != twin.slot.item } }),
      let other = before[twin.item], Self.words(of: old).isDisjoint(with: Self.words(of: other)),
      !after.configuresOnly(changed)
    else { return nil }
    let (own, others) = (
      AppearanceDiff.contentDifferences(of: row, from: old), AppearanceDiff.contentDifferences(of: twin, from: other)
    )
    guard own.map(\.property) == others.map(\.property), let difference = others.first else { return nil }
    (step, self.row, self.twin, self.difference) = (index, row, twin, difference)
  }

  /// Words that can tell what a row is about.
  private static func words(of row: Appearance) -> Set<String> {
    Set(row.title.lowercased().split { !$0.isLetter }.filter { $0.count > 2 }.map(String.init))
  }

  // MARK: The run

  /// The same action on another row of the section.
  private static func request(
    for suspicion: SameNumberReference, in runs: RunSet
  ) -> (request: ReferenceRequest, neighbour: ItemID)? {
    let script = runs.main.completedScript
    let before = runs.main.step(suspicion.step - 1)?.checkpoint ?? []
    let (list, slot) = (suspicion.row.item.list, suspicion.row.slot)
    func isThere(_ section: Int, _ place: Int) -> Bool {
      before.contains { $0.item.list == list && $0.slot == Slot(section: section, item: place) }
    }
    let neighbour = before.first { row in
      row.item.list == list && row.slot.section == slot.section && row.slot.item != slot.item
        && row.cellType == suspicion.row.cellType && isThere(suspicion.twin.slot.section, row.slot.item)
    }
    guard let neighbour else { return nil }
    let action = script[step: suspicion.step].naming(neighbour.item, insteadOf: suspicion.row.item)
    let steps = script.through(step: suspicion.step - 1) + [action]
    return (
      ReferenceRequest(
        script: steps, configuration: runs.main.configuration,
        purpose: FindingText.actedNextDoor(action: runs.words(forStep: suspicion.step))
      ).recording(from: steps.count - 1), neighbour.item
    )
  }
}

extension StepTrace {
  /// True if the app told its list of these rows, and of no others on screen. SwiftUI finds by itself which rows read what has changed.
  fileprivate func configuresOnly(_ rows: [Appearance]) -> Bool {
    var configured: Set<ItemID> = []
    for event in events {
      if case .bodyEvaluated = event.kind { return false }
      if case .cellConfigured(_, let item, _, let reason, _) = event.kind, reason != .reference { configured.insert(item) }
    }
    return configured == Set(rows.map(\.item))
  }
}

extension SameNumberReference {
  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}
