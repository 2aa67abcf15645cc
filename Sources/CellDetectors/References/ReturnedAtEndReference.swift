import CellTrace

/// A row that was the first of its list is removed, and comes back as the last when that is taken back, or the other way round: what is
/// remembered of its place is the row that stood before it, and there was none.
///
/// Its reference is the same script with the row beside it removed instead: that one comes back to its own place, so that coming back means
/// that here. A list that has one place for all that comes back, such as its end, has it for that one, too. The row looks as before,
/// and the one that stood first meanwhile looks as it did: a row that is first because of what it is, such as what plays now, would hand that on.
/// Where what stands beside the rows names the one that is first, as the turn of a round or the stop at which the bus is, the
/// rows go round in a circle that begins with it: there the last place is right before the first one.
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

  static func suspicions(in trace: Trace) -> [ReturnedAtEndReference] {
    trace.isHurried ? [] : ItemAction.all(in: trace).compactMap { ReturnedAtEndReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let list = act.item.list
    guard !act.takesBack, let before = trace.step((act.openers.first ?? act.step) - 1), let after = trace.step(act.step),
      let former = before[act.item], !former.isUnsettled, before.only(former.title, in: list) != nil
    else { return nil }
    let (order, left) = (before.order(of: list), after.order(of: list))
    let wasFirst = order.first == act.item
    guard order.count > 3, wasFirst || order.last == act.item, left == order.filter({ $0 != act.item }),
      let back = trace.steps.first(where: { $0.index > act.step && !$0.onlyMoves }), back.index <= trace.lastCompletedStep,
      back.interaction.isBesideLists || back.interaction == .undo,
      Self.hasReturned(former, wasFirst ? order.count - 1 : 0, among: left, in: back)
    else { return nil }
    let neighbour = wasFirst ? order[1] : order[order.count - 2]
    guard let other = before[neighbour], let next = after[neighbour], before.only(other.title, in: list) != nil,
      !other.isUnsettled, !next.isUnsettled, AppearanceDiff.contentDifferences(of: next, from: other).isEmpty,
      !NamedPlaces.arePlaces(list, from: before, to: back), !before.names(other: next, than: former, in: after)
    else { return nil }
    (removal, self.former, step, self.other) = (act.step, former, back.index, other)
    (self.wasFirst, self.act) = (wasFirst, act)
  }

  /// True if the row stands at this place among those that were left. A list without identities gives it a new one: it is known by its look then.
  private static func hasReturned(_ row: Appearance, _ place: Int, among left: [ItemID], in step: StepTrace) -> Bool {
    let now = step.order(of: row.item.list)
    guard now.count == left.count + 1, now.indices.contains(place) else { return false }
    var rest = now
    let item = rest.remove(at: place)
    guard rest == left else { return false }
    guard let shown = step[item] else { return item == row.item }
    return (item == row.item || row.item.goesByPosition && shown.title == row.title) && !shown.isUnsettled
      && AppearanceDiff.contentDifferences(of: shown, from: row).isEmpty
  }
}

extension StepTrace {
  /// All rows of a list, in the data's order.
  fileprivate func order(of list: Int) -> [ItemID] { items.filter { $0.list == list } }

  /// True if beside the rows, or above them, a row was named, and another one is since.
  fileprivate func names(other next: Appearance, than former: Appearance, in after: StepTrace) -> Bool {
    let (old, new) = (Set(wordsBeside), Set(after.wordsBeside))
    return old.subtracting(new).contains { $0.contains(former.title) }
      && new.subtracting(old).contains { $0.contains(next.title) }
  }

  private var wordsBeside: [String] { (beside ?? []) + (supplementary ?? []).flatMap(\.readTexts) }
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
    guard let end = trace.lastIfFinished, let before = main.step((act.openers.first ?? act.step) - 1),
      let place = before.order(of: other.item.list).firstIndex(of: other.item),
      let removed = trace.step(removal)?.order(of: other.item.list)
    else { return false }
    let left = before.order(of: other.item.list).filter { $0 != other.item }
    return removed == left && Self.hasReturned(other, place, among: left, in: end)
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
