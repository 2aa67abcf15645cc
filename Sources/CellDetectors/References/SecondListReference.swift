import CellTrace

/// A row that two lists show, as a tab with everything and one with favourites, follows what is done to it in one of them and not what is done in
/// the other: it looks as before when the first list is in front again.
///
/// Equal actions on rows of equal names need not mean the same in two lists. So three more runs do the same in the list that did not follow: to the row
/// itself without the other list, which says what it would look like; to another row after the other list, which then shows just that for the row,
/// too; and to another row alone, which does nothing to it. What was done was known all the time then, and shown as soon as anything was done.
///
/// A list of its own, as a queue beside a library, does not follow at all; a row that is counted among others says another number with each of them.
struct SecondListReference: SuspectedReference {
  static let searchName: String? = "not told by another list"
  static let meaning = """
    A row looks as before when its list is in front again, after something was done to it in another list; once the same is done to another row \
    it shows what comes of that where it is done in its own list.
    """

  /// What was done in the other list, and the step after which the row does not show it.
  private var action: ItemAction
  var step: Int
  /// The row in its own list, and another one to which the same can be done.
  var row: Appearance
  private var witness: Appearance
  /// What it should show.
  var expected: Difference?

  static func suspicions(in trace: Trace) -> [SecondListReference] {
    trace.isHurried ? [] : ItemAction.all(in: trace).compactMap { SecondListReference($0, in: trace) }
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, begin > 1, action.step - begin == action.openers.count, let before = trace.step(begin - 1),
      let after = trace.step(action.step), let acted = before[action.item], before.only(acted.title, in: acted.item.list) != nil,
      acted.isOther(than: after.only(acted.title, in: acted.item.list)),
      after.items.contains(where: { $0.list == acted.item.list })
    else { return nil }
    let end = trace.steps.first { step in
      step.index > action.step && step.index <= trace.lastCompletedStep && !step.checkpoint.isEmpty
        && !step.items.contains { $0.list == acted.item.list }
    }
    guard let end, end.interaction.isBesideLists || end.interaction == .back,
      trace.steps.allSatisfy({ $0.index <= action.step || $0.index >= end.index || $0.interaction.facts.role == .passesTime })
    else { return nil }
    let rows = end.checkpoint.filter { $0.title == acted.title }
    guard rows.count == 1, let row = rows.first, !row.isUnsettled,
      let start = trace.steps.last(where: { $0.index < begin && $0[row.item] != nil }), let old = start[row.item],
      !start.items.contains(where: { $0.list == acted.item.list }), !row.isOther(than: old), row.flags == old.flags,
      let witness = end.checkpoint.first(where: { $0.isLike(row) && end.only($0.title, in: row.item.list) != nil })
    else { return nil }
    (self.action, step, self.row, self.witness) = (action, end.index, row, witness)
  }

  // MARK: The same in its own list

  func request(in runs: RunSet) -> ReferenceRequest { request(for: row, without: true, in: runs) }

  /// Everything up to the step, with or without what was done in the other list, and the same done to a row of this one.
  private func request(for other: Appearance, without isLeftOut: Bool, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = action.openers + [action.step]
    let lead = isLeftOut ? script.through(step: step).without(steps: steps) : script.through(step: step)
    let words = runs.words(forStep: action.step)
    return ReferenceRequest(
      script: lead + script[steps: steps].map { $0.naming(other.item, insteadOf: action.item) },
      configuration: runs.main.configuration,
      purpose: isLeftOut ? FindingText.doneTo(other.title, instead: words) : FindingText.doneThen(other.title, words)
    ).recording(from: lead.count)
  }

  /// True if the row shows that it was done to it.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { shows(in: trace) != nil }

  /// What the row shows in the end that it did not; nil if it shows nothing new, or is gone.
  private func shows(in trace: Trace) -> [Difference]? {
    guard let now = trace.lastIfFinished?.only(row.title, in: row.item.list), !now.isUnsettled else { return nil }
    let differences = AppearanceDiff.contentDifferences(of: now, from: row).filter { $0.kind != .geometry }
    return differences.isEmpty ? nil : differences
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> SecondListReference? {
    guard let own = shows(in: try runs.run(request(in: runs))), let first = own.first,
      let then = shows(in: try runs.run(request(for: witness, without: false, in: runs))),
      own.map(\.key) == then.map(\.key), own.map(\.observed) == then.map(\.observed)
    else { return nil }
    let alone = try runs.run(request(for: witness, without: true, in: runs))
    guard alone.lastIfFinished?.only(row.title, in: row.item.list) != nil, shows(in: alone) == nil else { return nil }
    var confirmed = self
    confirmed.expected = first
    return confirmed
  }
}

extension Appearance {
  /// True if it is not there any more, or shows something else.
  fileprivate func isOther(than now: Appearance?) -> Bool {
    now.map { !AppearanceDiff.contentDifferences(of: $0, from: self).filter { $0.kind != .geometry }.isEmpty } ?? true
  }

  /// True if another row looks the same but for its words, so that the same can be done to it.
  fileprivate func isLike(_ other: Appearance) -> Bool {
    item != other.item && item.list == other.item.list && title != other.title && cellType == other.cellType
      && AppearanceDiff.contentDifferences(of: self, from: other).allSatisfy { $0.kind == .geometry || $0.name == "text" }
  }
}

extension SecondListReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ reference: SecondListReference, _ trace: Trace) -> Finding {
    let row = reference.row
    let difference = reference.expected
    let action = FindingText.step(reference.origin, trace.title(ofStep: reference.origin))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.notToldByList(row.title, step: action), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: difference?.property ?? "content",
      observed: difference?.expected ?? "", expected: difference?.observed ?? "", originStep: reference.origin,
      seenStep: reference.step,
      seen: FindingText.notToldByListSeen(row.title), element: difference?.path,
      evidence: [FindingText.notToldByListEvidence(row.title)], shape: ["other list"])
    finding.fix = FindingText.fixNotToldByList
    return finding
  }
}

extension SecondListReference {
  /// The step in which it was done.
  fileprivate var origin: Int { action.step }
}
