import CellTrace

/// A row that was the first of its list is removed, and comes back as the last when that is taken back, or the other way round: what is
/// remembered of its place is the row that stood before it, and there was none.
///
/// Its reference is the same script with the row beside it removed instead: that one comes back to its own place, so that coming back means
/// that here. A list that has one place for all that comes back, such as its end, has it for that one, too. The row looks as before,
/// and the one that stood first meanwhile looks as it did: a row that is first because of what it is, such as what plays now, would hand that on.
/// Where what stands beside the rows names the one that is first, as the turn of a round or the stop at which the bus is, the
/// rows go round in a circle that begins with it: there the last place is right before the first one.
///
/// Rows that have identifiers are compared with those of their section, in which they stand again: below them a form may stand in the
/// same list.
struct ReturnedAtEndReference: SuspectedReference {
  static let searchName: String? = "back at the other end"
  static let meaning = """
    A first row that was removed comes back as the last one, or the last as the first, where the row beside it comes back to its own place.
    """

  /// The step that removed the row, and the row before.
  var removal: Int
  var former: Appearance
  /// The step that brought it back.
  var step: Int
  /// The row beside it, which is removed in the other run.
  var other: Appearance
  /// True if it was the first row.
  var wasFirst: Bool
  private var act: ItemAction
  /// The rows among which its place counts, in their order.
  private var order: [ItemID]

  static func suspicions(in trace: Trace) -> [ReturnedAtEndReference] {
    trace.isHurried ? [] : ItemAction.all(in: trace).compactMap { ReturnedAtEndReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let list = act.item.list
    guard !act.takesBack, let before = trace.step((act.openers.first ?? act.step) - 1), let after = trace.step(act.step),
      let former = before[act.item], !former.isUnsettled, before.only(former.title, in: list) != nil
    else { return nil }
    let order = before.order(beside: former)
    let left = after.order(of: list, among: order)
    let wasFirst = order.first == act.item
    guard order.count > 3, wasFirst || order.last == act.item, left == order.filter({ $0 != act.item }),
      let back = trace.steps.first(where: { $0.index > act.step && !$0.onlyMoves }), back.index <= trace.lastCompletedStep,
      back.interaction.isBesideLists || back.interaction == .undo,
      Self.hasReturned(former, wasFirst ? order.count - 1 : 0, among: left, in: back, order)
    else { return nil }
    let neighbour = wasFirst ? order[1] : order[order.count - 2]
    guard let other = before[neighbour], let next = after[neighbour], before.only(other.title, in: list) != nil,
      !other.isUnsettled, !next.isUnsettled, next.saysTheSame(as: other),
      !NamedPlaces.arePlaces(list, from: before, to: back), !before.names(other: next, than: former, in: after, order)
    else { return nil }
    (removal, self.former, step, self.other) = (act.step, former, back.index, other)
    (self.wasFirst, self.act, self.order) = (wasFirst, act, order)
  }

  /// True if the row stands at this place among those that were left. A list without identities gives it a new one: it is known by its look then.
  private static func hasReturned(
    _ row: Appearance, _ place: Int, among left: [ItemID], in step: StepTrace, _ order: [ItemID]
  ) -> Bool {
    let now = step.order(of: row.item.list, among: order)
    guard now.count == left.count + 1, now.indices.contains(place) else { return false }
    var rest = now
    let item = rest.remove(at: place)
    guard rest == left else { return false }
    guard let shown = step[item] else { return item == row.item && !step.isPart(order, of: row.item.list) }
    // A row that comes back below the last one may have come to the next section.
    if step.isPart(order, of: row.item.list), !left.contains(where: { step[$0]?.slot.section == shown.slot.section }) {
      return false
    }
    return (item == row.item || row.item.goesByPosition && shown.title == row.title) && !shown.isUnsettled
      && shown.saysTheSame(as: row)
  }
}

extension Appearance {
  /// True if it shows the same but for the line below it, which the last row of a section has not.
  fileprivate func saysTheSame(as other: Appearance) -> Bool {
    AppearanceDiff.contentDifferences(of: self, from: other).allSatisfy {
      $0.name == "bottomSeparator" || $0.name == "topSeparator"
    }
  }
}

extension StepTrace {
  /// The rows of a list among which the place of one counts, in the data's order: those of its section as far as it can be seen where they
  /// end, and all where rows go by their numbers.
  fileprivate func order(beside row: Appearance) -> [ItemID] {
    let all = items.filter { $0.list == row.item.list }
    guard !row.item.goesByPosition, let place = all.firstIndex(of: row.item) else { return all }
    func isOther(_ item: ItemID) -> Bool { self[item].map { $0.slot.section != row.slot.section } ?? false }
    let begin = all[..<place].lastIndex(where: isOther).map { $0 + 1 } ?? 0
    return Array(all[begin..<(all[place...].firstIndex(where: isOther) ?? all.count)])
  }

  /// Those of a list that count, or all if all did.
  fileprivate func order(of list: Int, among order: [ItemID]) -> [ItemID] {
    let all = items.filter { $0.list == list }
    if order.contains(where: \.goesByPosition) { return all }
    let counted = Set(order)
    return all.filter(counted.contains)
  }

  /// True if the list has other rows besides those that count.
  fileprivate func isPart(_ order: [ItemID], of list: Int) -> Bool {
    items.count { $0.list == list } > self.order(of: list, among: order).count
  }

  /// True if beside the rows, or above them, a row was named, and another one is since.
  fileprivate func names(other next: Appearance, than former: Appearance, in after: StepTrace, _ order: [ItemID]) -> Bool {
    let (old, new) = (Set(wordsBeside(order)), Set(after.wordsBeside(order)))
    return old.subtracting(new).contains { $0.contains(former.title) }
      && new.subtracting(old).contains { $0.contains(next.title) }
  }

  private func wordsBeside(_ order: [ItemID]) -> [String] {
    let others = checkpoint.filter { !order.contains($0.item) && !order.contains(where: \.goesByPosition) }
    return (beside ?? []) + ((supplementary ?? []) + others).flatMap(\.readTexts)
  }
}

extension ReturnedAtEndReference {
  func request(in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: step)
    for step in act.openers + [act.step] { script[step - 1] = script[step - 1].naming(other.item, insteadOf: former.item) }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(other.title, instead: runs.words(forStep: removal))
    ).recording(from: removal)
  }

  /// True if the other row was gone, and is at its own place again.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let place = order.firstIndex(of: other.item),
      let removed = trace.step(removal)?.order(of: other.item.list, among: order)
    else { return false }
    let left = order.filter { $0 != other.item }
    return removed == left && Self.hasReturned(other, place, among: left, in: end, order)
  }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ returned: ReturnedAtEndReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = returned.former
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.returnedAtEnd(title: row.title, step: words(returned.step), wasFirst: returned.wasFirst),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "row",
      observed: FindingText.end(isFirst: !returned.wasFirst), expected: FindingText.end(isFirst: returned.wasFirst),
      originStep: returned.removal, seenStep: returned.step,
      seen: FindingText.returnedAtEndSeen(title: row.title, wasFirst: returned.wasFirst),
      evidence: [FindingText.returnedAtEndEvidence(other: returned.other.title, step: words(returned.removal))],
      shape: ["restored", "end"])
    finding.fix = FindingText.fixReturnedAtEnd
    return finding
  }
}
