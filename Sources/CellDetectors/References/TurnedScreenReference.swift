import CellTrace

/// A screen that was opened for a row and is about another one after something was done on it that moved the row: it goes by the row's former
/// number, and what is done on it next happens to the other row (``RevisitReference`` tells that).
///
/// A run goes back to the list in place of what follows: the row must have moved by what was done, and not by the visit alone, and the row that the
/// screen speaks of since must stand where the first one stood.
///
/// A screen may go on by itself to the row that comes to the place, as one for cards does. Who reads from below goes on to the row that stood before
/// it: where the row moved up, the same is done on the first row's screen, which can not move up, and a number stays the first one's. Then it is an
/// error. Where it moved down it is a warning, and one only for a screen that edits the row: a field has the row's name, and the other row's since.
///
/// A screen may also be the place's, as one for the third in a line is: then it says before and after what the row of the place says, whichever
/// that is, and no other row.
struct TurnedScreenReference: SuspectedReference {
  static let searchName: String? = "turned to another row"
  static let meaning = """
    A screen that was opened for a row speaks of the row that has taken its place, after something that was done on the screen \
    moved it up, and stays with the first row where the same is done on that one's; where it moved down, and a field that had the row's name has the other's, it is a warning.
    """

  private var visit: ScreenVisit
  /// The step after which the screen speaks of the other row.
  var step: Int
  /// The row that it was opened for, and the other one, as they were then.
  var row: Appearance
  var victim: Appearance
  /// The text that names the other row, and the one that named the row's own.
  var wrong: String
  var right: String
  /// The first row of the list, as it was before.
  private var top: Appearance?
  /// True if a field had the row's name and has the other's.
  private var isEdited: Bool
  /// True if the row has moved down, or nothing tells of the first row's screen: the screen may have gone on by intention.
  var mayGoOn = false

  static func suspicions(in trace: Trace) -> [TurnedScreenReference] {
    trace.isHurried ? [] : ScreenVisit.all(in: trace).compactMap { TurnedScreenReference($0, in: trace) }
  }

  private init?(_ visit: ScreenVisit, in trace: Trace) {
    guard let use = visit.uses[0].last, let start = trace.step(visit.opening - 1), let before = trace.step(use - 1),
      let after = trace.step(use), visit.isOpen(after: after), case let row = visit.row,
      start.only(row.title, in: row.item.list) != nil
    else { return nil }
    let (then, now) = (visit.texts(after: before).all, visit.texts(after: after).all)
    guard then.names(row.title), !now.names(row.title) else { return nil }
    let named = start.checkpoint.filter { other in
      other.item.list == row.item.list && other.item != row.item && now.names(other.title) && !then.names(other.title)
        && start.only(other.title, in: row.item.list) != nil
    }
    guard named.count == 1, let victim = named.first else { return nil }
    (self.visit, step, self.row, self.victim) = (visit, use, row, victim)
    (wrong, right) = (now.words(naming: victim.title), then.words(naming: row.title))
    top = start.items.first { $0.list == row.item.list }.flatMap { start[$0] }
    isEdited = Self.fields(before, row.title).contains { Self.fields(after, victim.title).contains($0) }
  }

  /// Where fields have a text.
  private static func fields(_ step: StepTrace, _ text: String) -> [PropertyKey] {
    step.checkpoint.flatMap { row in
      row.elements.filter { $0.role == .textField && $0["text"] == text }.map {
        PropertyKey(path: $0.path, name: row.item.description)
      }
    }
  }

  // MARK: Back in the list

  func request(in runs: RunSet) -> ReferenceRequest { visit.left(before: 1, in: runs) }

  /// True if the other row stands where the row stood, which is elsewhere.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { place(in: trace) != nil && !isOfPlace(trace, main) }

  /// True if the screen has a text before and after that stays with the place in the list, and that no other row has.
  private func isOfPlace(_ trace: Trace, _ main: Trace) -> Bool {
    guard let start = main.step(visit.opening - 1), let before = main.step(step - 1), let after = main.step(step),
      let now = trace.lastIfFinished?.row(at: row.slot, in: row.item.list)
    else { return false }
    let (then, since) = (visit.texts(after: before).all, visit.texts(after: after).all)
    return row.elements.contains { element in
      guard let text = element["text"], !text.isEmpty,
        now.elements.contains(where: { $0.path == element.path && $0["text"] == text })
      else { return false }
      return then.names(text) && since.names(text)
        && !start.checkpoint.contains { other in
          other.item.list == row.item.list && other.item != row.item && other.elements.contains { $0["text"] == text }
        }
    }
  }

  // MARK: The same on the first row's screen

  private func request(onTop top: Appearance, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let opened = [script[step: visit.opening].naming(top.item, insteadOf: row.item)]
    let lead = script.through(step: visit.opening - 1) + opened + script[steps: Array((visit.opening + 1)...step)]
    return ReferenceRequest(
      script: lead, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(top.title, instead: runs.words(forStep: visit.opening))
    ).recording(from: step - 1)
  }

  /// True if the screen of the first row does not go on to another one; nil if the same can not be done there.
  private func stays(with top: Appearance, in trace: Trace, _ main: Trace) -> Bool? {
    guard let after = trace.lastIfFinished, let before = trace.step(step - 1), let start = main.step(visit.opening - 1) else {
      return nil
    }
    if !visit.isOpen(after: after) { return false }
    let (then, now) = (visit.texts(after: before).all, visit.texts(after: after).all)
    return !start.checkpoint.contains { other in
      other.item.list == row.item.list && other.item != top.item && now.names(other.title) && !then.names(other.title)
    }
  }

  /// Where the row stands by now, if that is elsewhere, and the other one is in its place.
  private func place(in trace: Trace) -> Slot? {
    guard let step = trace.lastIfFinished, step.row(at: row.slot, in: row.item.list)?.title == victim.title else { return nil }
    return step.only(row.title, in: row.item.list)?.slot
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> TurnedScreenReference? {
    let left = try runs.run(request(in: runs))
    guard isConfirmed(by: left, in: runs.main), let now = place(in: left) else { return nil }
    var result = self
    result.mayGoOn = now > row.slot
    if result.mayGoOn && !isEdited { return nil }
    guard let looked = try runs.run(visit.left(before: 0, in: runs)).lastIfFinished, !visit.hasMoved(in: looked) else {
      return nil
    }
    if result.mayGoOn { return result }
    guard let top, top.item != row.item else { return nil }
    guard let stays = stays(with: top, in: try runs.run(request(onTop: top, in: runs)), runs.main) else {
      result.mayGoOn = true
      return result
    }
    return stays ? result : nil
  }
}

extension TurnedScreenReference {
  /// What is done on the screen afterwards tells more.
  func isTold(by known: KnownFindings) -> Bool { known.all.contains { $0.seenStep >= step } }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ turned: TurnedScreenReference, _ trace: Trace) -> Finding {
    let (row, victim) = (turned.row, turned.victim)
    let step = FindingText.step(turned.step, trace.title(ofStep: turned.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.opensOther(target: row.title, victim: victim.title, step: step),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: row.cell, property: "shown screen", observed: turned.wrong, expected: turned.right,
      originStep: trace.steps.last { $0.index < turned.step && $0.interaction.target == row.item }?.index, seenStep: turned.step,
      seen: FindingText.opensOtherSeen(turned.wrong, victim: victim.title, slot: row.slot.description),
      evidence: [FindingText.turned(from: row.title, step: step)], shape: ["turned"])
    finding.fix = FindingText.fixTurned
    return finding.asWarning(if: turned.mayGoOn)
  }
}
