import CellTrace

/// A screen that was opened for a row and is about another one after something was done on it that moved the row: it goes by the row's former
/// number, and what is done on it next happens to the other row (``RevisitReference`` tells that).
///
/// A run goes back to the list in place of what follows: the row must have moved by what was done, and not by the visit alone, and the row that the
/// screen speaks of since must stand where the first one stood.
///
/// A screen may go on by itself to the row that comes to the place, as one for cards does. Nobody goes on to a row that stood before it: where the
/// row moved up, it is an error. Where it moved down it is a warning, and one only for a screen that edits the row: a field has the
/// row's name, and the other row's since.
struct TurnedScreenReference: SuspectedReference {
  static let searchName: String? = "turned to another row"
  static let meaning = """
    A screen that was opened for a row speaks of the row that has taken its place, after something that was done on the screen \
    moved it up; where it moved down, and a field that had the row's name has the other's, it is a warning.
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
  /// True if a field had the row's name and has the other's.
  private var isEdited: Bool
  /// True if the row has moved down: the screen may have gone on to the next one.
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
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { place(in: trace) != nil }

  /// Where the row stands by now, if that is elsewhere, and the other one is in its place.
  private func place(in trace: Trace) -> Slot? {
    guard let step = trace.lastIfFinished, step.row(at: row.slot, in: row.item.list)?.title == victim.title else { return nil }
    return step.only(row.title, in: row.item.list)?.slot
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> TurnedScreenReference? {
    guard let now = place(in: try runs.run(request(in: runs))) else { return nil }
    var result = self
    result.mayGoOn = now > row.slot
    if result.mayGoOn && !isEdited { return nil }
    guard let looked = try runs.run(visit.left(before: 0, in: runs)).lastIfFinished, !visit.hasMoved(in: looked) else {
      return nil
    }
    return result
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
