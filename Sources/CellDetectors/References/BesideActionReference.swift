import CellTrace

/// A button beside the list that takes away a row by the position which it was given before the data moved.
///
/// Its reference is the same script without the changes of the data: there the button takes away another row, which stood exactly where
/// the victim stands now, and which is still in the list. A button that means a position, as "delete the first" does, hits the first or the
/// last row of a section there, and is not judged. One that counts to a place, or that leaves it to chance, takes another row away the next time it is
/// touched: what was noted for one row is used up with it. One that can't be touched again was there for one time, as what draws the one prize.
///
/// Where something was done to that other row before, the button may mean the row that was noted then: without what was done it does not take
/// that row away, which is one more run. Where nothing was, and the two rows look alike but for their texts, a place may be meant, and it is a
/// warning: what was noted beforehand is mostly a row of a kind of its own.
struct BesideActionReference: StepComparison {
  static let searchName: String? = "removed from beside"
  static let meaning = """
    A button beside the list takes a row away which stands where, without the change of the data, the row stands that it \
    takes away then, and takes no other one away when it is touched again; a warning where nothing was done to that row before and the two rows \
    look alike.
    """

  /// The step in which the button was used, and the last change of the data before it.
  var step: Int
  var change: Int
  /// The row that went, as it was before.
  var victim: Appearance
  /// The row that goes without the changes, where it stands now.
  var meant: Appearance
  /// True if the place may be meant.
  var isPlace = false

  static func all(in runs: RunSet) throws(MissingRun) -> [BesideActionReference] {
    var all: [BesideActionReference] = []
    for suspicion in suspicions(in: runs.main) {
      let made = try runs.run(suspicion.request(in: runs))
      guard var reference = BesideActionReference(suspicion, made, runs.main) else { continue }
      let again = try runs.run(suspicion.again(in: runs))
      if suspicion.goesOn(in: again) { continue }
      var mayBePlace = true
      if let noted = suspicion.unnoted(reference.meant, in: runs) {
        mayBePlace = suspicion.removes(reference.meant, in: try runs.run(noted))
      }
      if mayBePlace, suspicion.isUsedUp(in: again) { continue }
      reference.isPlace = mayBePlace && reference.victim.looksAlike(reference.meant)
      all.append(reference)
    }
    return all
  }

  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a button beside the list took a row away after the data had changed.
  static func isSuspected(in trace: Trace) -> Bool { !suspicions(in: trace).isEmpty }

  private init?(_ suspicion: Suspicion, _ made: Trace, _ main: Trace) {
    guard made.end == .finished, made.steps.count > 1, let now = main.step(suspicion.step - 1) else { return nil }
    let (before, after) = (made.steps[made.steps.count - 2], made.steps[made.steps.count - 1])
    let victim = suspicion.victim
    guard let gone = Suspicion.onlyGone(before, after), let wanted = before[gone], wanted.slot == victim.slot,
      wanted.title != victim.title, Self.isInside(wanted, before),
      before.checkpoint.contains(where: { $0.title == victim.title }), let meant = now.only(wanted.title, in: wanted.item.list),
      meant.slot != wanted.slot
    else { return nil }
    (step, change, self.victim, self.meant) = (suspicion.step, suspicion.changes.last ?? 0, victim, meant)
  }

  /// True if rows of the same section stand before and behind a row.
  private static func isInside(_ row: Appearance, _ step: StepTrace) -> Bool {
    [-1, 1].allSatisfy { distance in
      step.checkpoint.contains { other in
        other.item.list == row.item.list && other.slot == Slot(section: row.slot.section, item: row.slot.item + distance)
      }
    }
  }

  /// A button that took away one row after the data had changed.
  private struct Suspicion {
    var step: Int
    /// The steps in which the script changed the data.
    var changes: [Int]
    var victim: Appearance

    func request(in runs: RunSet) -> ReferenceRequest {
      let script = runs.main.completedScript.through(step: step).without(steps: changes)
      return ReferenceRequest(
        script: script, configuration: runs.main.configuration,
        purpose: FindingText.withoutChanges(action: runs.words(forStep: step))
      ).recording(from: script.count - 1)
    }

    /// The button once more.
    func again(in runs: RunSet) -> ReferenceRequest {
      var request = request(in: runs)
      request.script.append(runs.main.completedScript[step: step])
      request.purpose = FindingText.doneAgain(runs.words(forStep: step))
      return request.recording(from: request.script.count - 1)
    }

    /// True if that takes another row away.
    func goesOn(in again: Trace) -> Bool {
      guard again.end == .finished, let after = again.steps.last, let before = again.steps.dropLast().last else { return false }
      return Self.onlyGone(before, after) != nil
    }

    /// True if it could not be touched again.
    func isUsedUp(in again: Trace) -> Bool {
      if case .stepFailed = again.end { return true }
      guard again.end == .finished, again.steps.count > 1 else { return false }
      return again.steps[again.steps.count - 2].firesBeside && !again.steps[again.steps.count - 1].firesBeside
    }

    /// The button where nothing was done to a row before; nil if nothing was.
    func unnoted(_ row: Appearance, in runs: RunSet) -> ReferenceRequest? {
      let acts = ItemAction.all(in: runs.main).filter { $0.item == row.item && $0.step < step }
      guard let first = acts.first else { return nil }
      let script = runs.main.completedScript.through(step: step).without(steps: changes + acts.flatMap { $0.openers + [$0.step] })
      return ReferenceRequest(
        script: script, configuration: runs.main.configuration,
        purpose: FindingText.notActed(action: runs.words(forStep: first.step))
      ).recording(from: script.count - 1)
    }

    /// True if the button takes the row away.
    func removes(_ row: Appearance, in trace: Trace) -> Bool {
      guard trace.end == .finished, let after = trace.steps.last, let before = trace.steps.dropLast().last,
        let gone = Self.onlyGone(before, after)
      else { return false }
      return before[gone]?.title == row.title
    }

    static func onlyGone(_ before: StepTrace, _ after: StepTrace) -> ItemID? {
      let gone = Set(before.items).subtracting(after.items)
      return gone.count == 1 ? gone.first : nil
    }
  }

  private static func suspicions(in trace: Trace) -> [Suspicion] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { before, after in
      // What no item shows is named by its text: it stands beside the items.
      guard after.index <= trace.lastCompletedStep, case .tap(.showing, nil) = after.interaction,
        let gone = Suspicion.onlyGone(before, after), let victim = before[gone],
        before.only(victim.title, in: victim.item.list) != nil
      else { return nil }
      let changes = trace.steps.filter { step in
        if case .mutate = step.interaction { step.index < after.index } else { false }
      }.map(\.index)
      return changes.isEmpty ? nil : Suspicion(step: after.index, changes: changes, victim: victim)
    }
  }
}

extension StepTrace {
  /// True if a control beside the rows acted in the step.
  fileprivate var firesBeside: Bool {
    events.contains { if case .controlFired(nil, _, _) = $0.kind { true } else { false } }
  }
}

extension Appearance {
  /// True if two rows are the same but for what they say.
  fileprivate func looksAlike(_ other: Appearance) -> Bool {
    func look(_ row: Appearance) -> [[String]] {
      row.elements.map { element in
        [element.role.rawValue]
          + element.properties.filter { !["text", "title", "image", "accessibilityLabel"].contains($0.name) }
          .flatMap { [$0.name, $0.value] }
      }
    }
    return cellType == other.cellType && look(self) == look(other)
  }
}

extension BesideActionReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAccess.finding(self, trace) }
}

extension StaleIndexAccess {
  static func finding(_ act: BesideActionReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (victim, meant) = (act.victim.title, act.meant.title)
    let finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.removesByStaleIndex(action: trace.title(ofStep: act.step), victim: victim, meant: meant),
      item: act.victim.item, itemTitle: victim, sourceItem: act.meant.item, sourceItemTitle: meant, cellType: act.victim.cellType,
      cell: act.victim.cell, property: "index path", observed: FindingText.removed(victim), expected: FindingText.removed(meant),
      originStep: act.change, seenStep: act.step, seen: FindingText.removesByStaleIndexSeen(victim: victim, meant: meant),
      evidence: [
        FindingText.stoodAt(
          slot: act.victim.slot.description, meant: meant, now: act.meant.slot.description, change: words(act.change))
      ], shape: ["beside"])
    return finding.asWarning(if: act.isPlace)
  }
}
