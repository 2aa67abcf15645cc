import CellTrace

/// An action hits the row that stood at its row's place before the rows changed places: two arrays go side by side, and only one of them
/// followed the move.
///
/// Cells made anew change nothing of that, since the array itself is wrong. Two more runs tell it. Without the move the same action is its
/// own row's; and with the move, done to the row that it had hit, it hits the one that stood at that one's place before. Actions that
/// rightly do something to another row, such as a turn of a game or who pays for all, do not follow the former order of the list.
///
/// Rows that are places (``NamedPlaces``) keep what is theirs by right. A touch that changes its own row as well, or several others, is
/// left alone.
struct FormerOrderReference: SuspectedReference {
  static let searchName: String? = "goes by the former order"
  static let meaning = """
    An action changes or removes the row that stood at its place before rows changed places, and so it does for that row; without the \
    move it is its own row's: two arrays go side by side, and one of them did not follow.
    """

  /// What was done.
  private var action: ItemAction
  /// The step in which rows changed places.
  var move: Int
  /// The row that was used, and the one that stood at its place.
  var row: Appearance
  var victim: Appearance
  /// The one that stood at the place of that one.
  private var next: ItemID
  private var hit: Hit

  /// What an action did to one row.
  private struct Hit {
    var item: ItemID
    /// The part that is another one since; nil where the row is gone.
    var key: PropertyKey?
  }

  static func suspicions(in trace: Trace) -> [FormerOrderReference] {
    if trace.isHurried { return [] }
    return ItemAction.all(in: trace).compactMap { FormerOrderReference($0, in: trace) }
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, action.step <= trace.lastCompletedStep, action.step - begin == action.openers.count,
      let before = trace.step(begin - 1), let after = trace.step(action.step), let row = before[action.item], !row.isUnsettled
    else { return nil }
    let list = row.item.list
    guard let move = Self.lastMove(of: list, before: begin, in: trace), let then = trace.step(move - 1),
      let moved = trace.step(move),
      let hit = Self.hit(from: before, to: after, list), hit.item != row.item, after.items.contains(row.item)
    else { return nil }
    let (old, new) = (then.rows(of: list), before.rows(of: list))
    func former(_ item: ItemID) -> ItemID? { new.firstIndex(of: item).flatMap { old.indices.contains($0) ? old[$0] : nil } }
    guard former(row.item) == hit.item, let victim = before[hit.item], !victim.isUnsettled, victim.cellType == row.cellType,
      victim.title != row.title, let next = former(victim.item), next != victim.item, before[next] != nil,
      victim.has(trace.step(begin)?.interaction.element, of: row), !before.namesAroundRows(victim.title),
      !after.namesAroundRows(victim.title), !NamedPlaces.arePlaces(list, from: then, to: moved)
    else { return nil }
    (self.action, self.move, self.row, self.victim, self.next, self.hit) = (action, move, row, victim, next, hit)
  }

  /// The last step before another one in which rows of a list changed places, if none came or went since.
  private static func lastMove(of list: Int, before begin: Int, in trace: Trace) -> Int? {
    guard let rows = trace.step(begin - 1)?.rows(of: list), rows.count > 2 else { return nil }
    for step in trace.steps.reversed() where step.index > 0 && step.index < begin {
      guard let former = trace.step(step.index - 1)?.rows(of: list) else { return nil }
      if former == rows { continue }
      return Set(former) == Set(rows) && former.count == rows.count ? step.index : nil
    }
    return nil
  }

  /// The only row that is another one since, or gone; nil if there are more, or none.
  private static func hit(from before: StepTrace, to after: StepTrace, _ list: Int) -> Hit? {
    let (old, new) = (before.rows(of: list), after.rows(of: list))
    let changed = after.checkpoint.compactMap { now -> Hit? in
      guard let then = before[now.item],
        let difference = AppearanceDiff.contentDifferences(of: now, from: then).first(where: { $0.kind != .geometry })
      else { return nil }
      return Hit(item: now.item, key: difference.key)
    }
    if old == new { return changed.count == 1 && changed[0].item.list == list ? changed[0] : nil }
    let gone = Set(old).subtracting(new)
    guard changed.isEmpty, let item = gone.first, gone.count == 1, old.filter({ $0 != item }) == new else { return nil }
    return Hit(item: item)
  }

  // MARK: The other runs

  private var steps: [Int] { action.openers + [action.step] }

  /// The same without the move.
  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: action.step).without(steps: [move])
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: move))
    ).recording(from: script.count - steps.count)
  }

  /// The same done to the row that was hit.
  private func otherRequest(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let begin = script.through(step: steps[0] - 1)
    return ReferenceRequest(
      script: begin + script[steps: steps].map { $0.naming(victim.item, insteadOf: row.item) },
      configuration: runs.main.configuration,
      purpose: FindingText.doneTo(victim.title, instead: runs.words(forStep: action.step))
    ).recording(from: begin.count)
  }

  /// True if the row itself is changed or removed there, and no other.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { hits(row.item, in: trace) }

  func confirmed(in runs: RunSet) throws(MissingRun) -> FormerOrderReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    return hits(next, in: try runs.run(otherRequest(in: runs))) ? self : nil
  }

  /// True if the same became of one row of a run, and of no other.
  private func hits(_ item: ItemID, in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let before = trace.step(end.index - steps.count), let shown = before[item],
      let other = Self.hit(from: before, to: end, item.list), other.item == item
    else { return false }
    return other.key == hit.key.map { $0.moved(from: victim, to: shown) }
  }
}

extension StepTrace {
  fileprivate func rows(of list: Int) -> [ItemID] { items.filter { $0.list == list } }
}

extension FormerOrderReference {
  /// The step in which the row was used.
  var step: Int { action.step }

  /// What the other order of the steps tells says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ former: FormerOrderReference, _ trace: Trace) -> Finding {
    let action = ActionWords(former.step, on: former.row.item, in: trace)
    let (row, victim) = (former.row.title, former.victim.title)
    let kind = former.kind
    let move = FindingText.step(former.move, trace.title(ofStep: former.move))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.formerOrder(action: action.words, target: row, victim: victim, effect: kind.verb),
      item: former.victim.item, itemTitle: victim, sourceItem: former.row.item, sourceItemTitle: row,
      cellType: former.row.cellType,
      cell: former.row.cell, property: action.property, observed: "\(kind.name) \(FindingText.quoted(victim))",
      expected: "\(kind.name) \(FindingText.quoted(row))", originStep: former.move, originPlace: action.place,
      seenStep: former.step, seen: FindingText.actualTarget(target: victim, source: row, effect: kind.verb),
      element: former.path, evidence: [FindingText.formerOrderEvidence(target: row, victim: victim, step: move)],
      shape: ["former order"])
    finding.fix = FindingText.fixFormerOrder
    return finding
  }
}

extension FormerOrderReference {
  fileprivate var kind: ModelEffect.Change.Kind { hit.key == nil ? .removed : .changed }
  fileprivate var path: String? { hit.key?.path }
}
