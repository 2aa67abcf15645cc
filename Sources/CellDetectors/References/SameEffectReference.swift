import CellTrace

/// A touch that does the same to one row, whichever row it is done to, as a control does whose tag is never set.
///
/// The row that was touched stays as it is and another one changes, which has the same control. Its references are the same script with that
/// other row touched instead, and with a third one: both lead to exactly the same rows. What an action does to a row of another kind,
/// such as a sum, and what goes from one row to another are right; so is a row that does to the others what they do to themselves, as
/// one that selects all: a third one does it to itself. What goes on in turn, as a recipe whose next step is checked wherever a finger falls, goes
/// to another row the next time: the touch is done once more.
///
/// Who is named beside the rows is meant, as whoever pays for all; where a row says of itself that it is the one, no run tells, and it is a
/// warning.
///
/// What was opened for a row first, as its swipe actions or the question that follows, may take the other row away instead: so does a
/// dialog that each row presents and that all of them open with one flag.
///
/// The row that was touched may change as well, as one does whose download begins while another row shows how far it is. Then the other row
/// looked like the rest before and like none of them after: whatever a choice leaves looked unlike them before. It looks exactly so
/// when it is touched itself, and a touch of a third row after this one goes to it, too: whoever answers a move chooses another place then. If nothing
/// more comes of that third touch in it, it may be what all of them need, as a receiver that wakes with each player: no run tells, and it is a warning.
/// That third row begins by then as well: where the first touch is the only one that counts, the other row says what would have been right.
///
/// What is written may be the title of the row that was touched, as a new name is that nobody changed.
struct SameEffectReference: StepComparison {
  static let searchName: String? = "one row for all"
  static let meaning = """
    A touch does the same to one row, whichever row it is done to, and goes on to no other row the next time; nothing beside the rows names \
    that row, and where the row itself says that it is another one than the rest, or may be one that all of them need, it is a warning.
    """

  /// What was done to the row.
  var action: ItemAction
  /// The row that was used, and the one that changed.
  var row: Appearance
  var victim: Appearance
  /// Another row with the same control.
  var third: Appearance
  /// What changed in it; nil if it is gone.
  var difference: Difference?
  /// True if the row that changed shows before what no other row shows, while those are alike.
  var isMarked = false
  /// True if the row that was used changed as well.
  private var isBegun = false
  /// True if the row that changed stays as it is when a third one is touched after the one that was used, which changes as well.
  var isReached = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [SameEffectReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    let isSame = zip([suspected.victim, suspected.third], made).allSatisfy {
      suspected.isConfirmed(by: $1, insteadTo: $0, runs.main)
    }
    let takesTurns = suspected.difference != nil && suspected.takesTurns(in: made[3], runs.main)
    guard isSame, !suspected.goesOn(in: made[2]), !takesTurns else { return [] }
    if suspected.isBegun && suspected.isOver(in: made[3], runs.main) { return [] }
    var found = suspected
    found.isReached = suspected.isBegun && suspected.stays(in: made[3], runs.main)
    return [found]
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main)?.requests(in: runs) ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> SameEffectReference? {
    ItemAction.all(in: trace).lazy.compactMap { SameEffectReference($0, in: trace) }.first
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, action.step <= trace.lastCompletedStep, let before = trace.step(begin - 1),
      let after = trace.step(action.step), action.step - begin == action.openers.count,
      let row = before[action.item], let now = after[action.item], before.only(row.title, in: row.item.list) != nil
    else { return nil }
    func isNamed(_ victim: Appearance) -> Bool {
      [before, after].allSatisfy { $0.namesAroundRows(victim.title) }
    }
    if let gone = Self.gone(before, after, besides: row) {
      guard !isNamed(gone), !action.openers.isEmpty, !WrongTarget.isDeletion(after), now.title == row.title,
        Self.isVictim(gone, of: row, before),
        Self.changed(before, after).isEmpty, Self.hasControl(of: action, row, gone, trace),
        let third = Self.third(besides: row, gone, action, before, trace)
      else { return nil }
      (self.action, self.row, victim, self.third) = (action, row, gone, third)
      return
    }
    guard before.items == after.items, row.slot == now.slot else { return nil }
    let all = Self.changed(before, after)
    let changed = all.filter { $0.0.item != row.item }
    isBegun = changed.count < all.count
    guard changed.count == 1, let (victim, differences) = changed.first, !isNamed(victim), Self.isVictim(victim, of: row, before),
      !isBegun || Self.standsOut(victim, before, after),
      let difference = differences.first, Self.hasControl(of: action, row, victim, trace),
      !Self.isTakenBack(difference, of: victim, before: begin, in: trace),
      let third = Self.third(besides: row, victim, action, before, trace)
    else { return nil }
    (self.action, self.row, self.victim, self.third, self.difference) = (action, row, victim, third, difference)
    isMarked = Self.isMarked(victim, besides: difference.key, before)
  }

  /// True if a row shows a text, or a selection, that no other row of its kind has, while those have the same ones but for their titles.
  private static func isMarked(_ victim: Appearance, besides key: PropertyKey, _ before: StepTrace) -> Bool {
    func shown(_ row: Appearance) -> [String] {
      let key = key.moved(from: victim, to: row)
      let texts = row.elements.filter { $0.path != key.path || key.name != "text" }.compactMap { $0["text"] }
      return texts.filter { $0 != row.title && !$0.isEmpty } + (row.flags.contains(.selected) ? [""] : [])
    }
    let others = before.checkpoint.filter { isVictim($0, of: victim, before) }.map(shown)
    return others.count > 1 && Set(others).count == 1 && others.first != shown(victim)
  }

  /// True if a row looked like the others of its kind, but for their titles, and like none of them since.
  private static func standsOut(_ victim: Appearance, _ before: StepTrace, _ after: StepTrace) -> Bool {
    func shown(_ row: Appearance, _ title: String) -> [String] { row.readTexts.map { $0 == title ? "" : $0 } }
    let peers = before.checkpoint.filter { isVictim($0, of: victim, before) }
    guard peers.count > 1, let now = after[victim.item] else { return false }
    return peers.allSatisfy { peer in
      shown(peer, peer.title) == shown(victim, victim.title)
        && after[peer.item].map { shown($0, peer.title) != shown(now, victim.title) } ?? false
    }
  }

  /// Rows that show something else since, as they were before.
  private static func changed(_ before: StepTrace, _ after: StepTrace) -> [(Appearance, [Difference])] {
    after.checkpoint.compactMap { other in
      // A selection or a highlight that goes to the row that was touched leaves the one that had it.
      guard let then = before[other.item], !then.isUnsettled, !other.isUnsettled, then.flags == other.flags else { return nil }
      let differences = AppearanceDiff.contentDifferences(of: other, from: then).filter { $0.kind != .geometry }
      return differences.isEmpty ? nil : (then, differences)
    }
  }

  /// The row on screen that is gone since, if it is the only one of the section, and none came there. In another section, as one that lists what was
  /// done, rows may come and go.
  private static func gone(_ before: StepTrace, _ after: StepTrace, besides row: Appearance) -> Appearance? {
    let (old, new) = (Set(before.items), Set(after.items))
    let gone = before.items.filter { !new.contains($0) }.map { before[$0] }
    let came = after.items.filter { !old.contains($0) }.map { after[$0] }
    func isAmong(_ other: Appearance?) -> Bool { other?.item.list == row.item.list && other?.slot.section == row.slot.section }
    guard !gone.contains(where: { $0 == nil }), !came.contains(where: { $0 == nil || isAmong($0) }),
      case let own = gone.filter(isAmong), own.count == 1, let only = own[0], !only.item.goesByPosition
    else { return nil }
    return only
  }

  /// True if it is another row of the same kind.
  private static func isVictim(_ victim: Appearance, of row: Appearance, _ before: StepTrace) -> Bool {
    victim.item != row.item && victim.item.list == row.item.list && victim.cellType == row.cellType
      && victim.title != row.title && before.only(victim.title, in: victim.item.list) != nil
  }

  /// A row of the same kind that is neither of the two.
  private static func third(
    besides row: Appearance, _ victim: Appearance, _ action: ItemAction, _ before: StepTrace, _ trace: Trace
  ) -> Appearance? {
    before.checkpoint.first { other in
      other.item != victim.item && isVictim(other, of: row, before) && hasControl(of: action, row, other, trace)
    }
  }

  /// True if the other row only looks again as before something was done to it: what it lost is another defect.
  private static func isTakenBack(_ difference: Difference, of victim: Appearance, before step: Int, in trace: Trace) -> Bool {
    ItemAction.all(in: trace).contains { act in
      guard act.item == victim.item, act.step < step, let unset = trace.step(act.step - 1)?[act.item] else { return false }
      return unset.words(at: difference.key) == difference.observed
    }
  }

  /// True if the other row has the control that was used. A row that can be touched as a whole is one as any other.
  private static func hasControl(of action: ItemAction, _ row: Appearance, _ victim: Appearance, _ trace: Trace) -> Bool {
    guard let used = trace.step(action.openers.first ?? action.step)?.interaction else { return false }
    return victim.has(used.element, of: row)
  }

  // MARK: The other row

  /// The same done to the other row and to a third one, and nobody doing anything for a while: what counts down by itself is no effect of a touch.
  /// Then the same twice, unless the row is gone.
  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    let steps = action.openers + [action.step]
    let before = script.through(step: steps[0] - 1)
    let words = runs.words(forStep: action.step)
    func others(_ instead: Appearance) -> [Interaction] {
      script[steps: steps].map { $0.naming(instead.item, insteadOf: row.item) }
    }
    let made = [victim, third].map { instead in
      let other = before + others(instead)
      return ReferenceRequest(
        script: other, configuration: runs.main.configuration, purpose: FindingText.doneTo(instead.title, instead: words)
      ).recording(from: other.count)
    }
    // A row whose own part has begun may do nothing the second time: then a third one has its turn.
    let next = isBegun ? others(third) : script[steps: steps]
    let twice = before + script[steps: steps] + next
    let again = ReferenceRequest(
      script: twice, configuration: runs.main.configuration, purpose: FindingText.doneAgain(words)
    ).recording(from: twice.count)
    return made + [.waiting(inPlaceOf: steps[0], words: words, of: runs)] + (difference == nil ? [] : [again])
  }

  /// True if the touch goes on to another row the next time. At the end of all turns nothing comes of it: then an earlier touch has gone to
  /// another row.
  private func takesTurns(in again: Trace, _ main: Trace) -> Bool {
    guard let once = main.step(action.step) else { return true }
    func others(_ before: StepTrace, _ after: StepTrace) -> [Appearance] {
      Self.changed(before, after).map(\.0).filter { $0.item != victim.item && !(isBegun && $0.item == third.item) }
    }
    if let twice = again.lastIfFinished, twice.items != once.items || !others(once, twice).isEmpty { return true }
    return ItemAction.all(in: main).contains { act in
      guard act.step < action.step, let before = main.step((act.openers.first ?? act.step) - 1), let after = main.step(act.step),
        before.items == after.items
      else { return false }
      let changed = others(before, after)
      return !changed.isEmpty && !changed.contains { $0.item == act.item }
    }
  }

  /// True if the row that changed is at the end of the longer run as it was after the touch.
  private func stays(in again: Trace, _ main: Trace) -> Bool {
    guard let once = main.step(action.step)?[victim.item], let twice = again.lastIfFinished?[victim.item] else { return false }
    return AppearanceDiff.contentDifferences(of: twice, from: once).allSatisfy { $0.kind == .geometry }
  }

  /// True if a touch of the third row does nothing to it any more, as after the answer to a question.
  private func isOver(in again: Trace, _ main: Trace) -> Bool {
    guard let once = main.step(action.step)?[third.item], let twice = again.lastIfFinished?[third.item] else { return true }
    return AppearanceDiff.contentDifferences(of: twice, from: once).allSatisfy { $0.kind == .geometry }
  }

  /// True if the other row changes as well while nobody does anything.
  private func goesOn(in trace: Trace) -> Bool {
    guard let waited = trace.lastIfFinished?[victim.item] else { return true }
    guard let difference else { return false }
    return waited.value(at: difference.key) != victim.value(at: difference.key)
  }

  /// True if all rows are the same that were not touched in one of the two runs; a row that was touched and does not change has to be, too.
  private func isConfirmed(by trace: Trace, insteadTo instead: Appearance, _ main: Trace) -> Bool {
    guard let there = trace.lastIfFinished, let here = main.step(action.step), there.items == here.items else { return false }
    return here.checkpoint.allSatisfy { row in
      guard let other = there[row.item] else { return false }
      if isBegun, row.item != victim.item, row.item == instead.item { return true }
      let expected = isBegun && row.item == self.row.item ? self.row : row
      return AppearanceDiff.contentDifferences(of: expected, from: other).allSatisfy { difference in
        difference.kind == .geometry || namesTouched(difference, of: row, instead)
      }
    }
  }

  /// True if the row that changed shows the title of the row that was touched, in either run.
  private func namesTouched(_ difference: Difference, of row: Appearance, _ instead: Appearance) -> Bool {
    row.item == victim.item && difference.observed == self.row.title && difference.expected == instead.title
  }
}

extension SameEffectReference {
  /// The step in which the row was used.
  var step: Int { action.step }

  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ same: SameEffectReference, _ trace: Trace) -> Finding {
    let action = ActionWords(same.action.step, on: same.action.item, in: trace)
    let (row, victim) = (same.row.title, same.victim.title)
    let kind: ModelEffect.Change.Kind = same.difference == nil ? .removed : .changed
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.sameEffect(action: action.words, target: row, victim: victim, effect: kind.verb),
      item: same.victim.item, itemTitle: victim, sourceItem: same.row.item, sourceItemTitle: row, cellType: same.row.cellType,
      cell: same.row.cell, property: action.property, observed: "\(kind.name) \(FindingText.quoted(victim))",
      expected: "\(kind.name) \(FindingText.quoted(row))",
      originStep: action.originStep, originPlace: action.place, seenStep: same.action.step,
      seen: FindingText.actualTarget(target: victim, source: row, effect: kind.verb),
      element: same.difference?.path, evidence: [FindingText.sameEffectEvidence(victim: victim)], shape: ["same effect"])
    finding.fix = same.difference == nil ? FindingText.fixSharedQuestion : FindingText.fixSameEffect
    return finding.asWarning(if: same.isMarked || same.isReached)
  }
}
