import CellTrace

/// A change of the data that came while something was open for a row is taken back when that is finished: all of the data, or the whole row, are
/// written back as they were when it was opened.
///
/// What is filled in on a form after the change is part of it: what counts is what finishes the form.
///
/// Its reference is the same script with the change of the data first: there it stays. What is meant to take it back, as a switch that the change
/// had turned, takes it back there as well. A row of another kind than those that are back, such as a placeholder in their place, is no item that
/// got lost. A question that names what will be there, such as the dishes of a menu, may be answered for just that: what was asked is what
/// counts. In the other order it names the others. A form that shows them may edit a copy; whether it should, no run tells.
struct LostUpdateReference: SuspectedReference {
  static let searchName: String? = "update lost"
  static let meaning = """
    What had changed since something was opened is put back when that is finished, also where more was filled in meanwhile: a \
    copy overwrites it; a warning where a row has its old value again, or where the form showed the rows that come back.
    """

  /// The steps that opened and finished it, and the change of the data between them.
  var opening: Int
  var finish: Int
  var change: Int
  /// A row whose value is taken back: before the change was taken back, and after; nil where a row came or went.
  var row: Appearance?
  var difference: Difference?
  /// The row that came with the change and is gone.
  var gone: ItemID?
  var title: String
  /// What the rows that are back were called.
  private var back: [String] = []
  /// True if a form had shown the rows that are back.
  private(set) var showedWhatIsBack = false

  /// With what its other run tells: whether the form, or a question, named what is back.
  func confirmed(in runs: RunSet) throws(MissingRun) -> LostUpdateReference? {
    let made = try runs.run(request(in: runs))
    guard isConfirmed(by: made, in: runs.main) else { return nil }
    let named = frontsNamingRows(runs.main, made)
    if named.contains(.alert) { return nil }
    var confirmed = self
    confirmed.showedWhatIsBack = named.contains(.screen)
    return confirmed
  }

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [LostUpdateReference] {
    trace.steps.compactMap { change in
      guard change.index > 1, case .mutate = change.interaction,
        let opening = trace.steps.last(where: { $0.index > 0 && $0.index < change.index && $0.offers })
      else { return nil }
      return finishes(of: opening, after: change, in: trace).lazy.compactMap {
        LostUpdateReference(change, opening, finish: $0, in: trace)
      }.first
    }
  }

  /// What may have finished it: the first thing that somebody does after the change, and where a form is filled in then, what follows that.
  private static func finishes(of opening: StepTrace, after change: StepTrace, in trace: Trace) -> [StepTrace] {
    var finishes: [StepTrace] = []
    for step in trace.steps where step.index > change.index && step.index <= trace.lastCompletedStep {
      if step.interaction.onlyWaits { continue }
      finishes.append(step)
      guard opening.comesInFront, let list = opening.openedList(in: trace), step.fillsIn(elsewhereThan: list) else { break }
    }
    return finishes
  }

  private init?(_ change: StepTrace, _ opening: StepTrace, finish: StepTrace, in trace: Trace) {
    guard let before = trace.step(change.index - 1), let start = trace.step(opening.index - 1),
      !trace.isHurried(finish.index), finish.interaction.finishes, let last = trace.step(finish.index - 1)
    else { return nil }
    (self.opening, self.finish, self.change) = (opening.index, finish.index, change.index)
    let came = change.items.first { !before.items.contains($0) && !start.items.contains($0) && !finish.items.contains($0) }
    let back = start.items.filter { !last.items.contains($0) && finish.items.contains($0) }
    let isOfTheirKind = came.flatMap { last[$0]?.cellType }.map { type in
      !back.contains { item in (start[item] ?? finish[item]).map { $0.cellType != type } ?? false }
    }
    if let came, last.items.contains(came), !back.isEmpty, isOfTheirKind ?? true {
      (gone, title) = (came, trace.title(of: came, upTo: last.index))
      self.back = back.map { trace.title(of: $0, upTo: start.index) }
      return
    }
    for row in finish.checkpoint where !row.isUnsettled && opening.comesInFront {
      guard let old = start[row.item], let new = last[row.item], old.title == row.title, new.title == row.title, !new.isUnsettled
      else { continue }
      let taken = AppearanceDiff.contentDifferences(of: row, from: new).first { difference in
        difference.kind == .value && old.words(at: difference.key) == row.words(at: difference.key)
          && before[row.item].map { $0.words(at: difference.key) == old.words(at: difference.key) } ?? false
      }
      if let taken {
        (self.row, difference, title) = (row, taken, row.title)
        return
      }
    }
    return nil
  }

  // MARK: The change first

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let lead = script.through(step: opening - 1) + [script[step: change]]
    let rest = (opening...finish).filter { $0 != change }
    let whole = lead + script[steps: rest]
    return ReferenceRequest(
      script: whole, configuration: runs.main.configuration,
      purpose: FindingText.changedFirst(runs.words(forStep: change), opening: runs.words(forStep: opening))
    ).recording(from: opening + 1)
  }

  /// What came in front and named the rows that are back, and in the other order the one that came.
  private func frontsNamingRows(_ main: Trace, _ other: Trace) -> Set<ShownOutcome.Kind> {
    guard gone != nil, let asked = main.step(opening)?.outcomes, let askedLater = other.step(opening + 1)?.outcomes else {
      return []
    }
    let named = asked.filter { shown in
      back.allSatisfy(shown.names) && !shown.names(title)
        && askedLater.contains { $0.kind == shown.kind && $0.names(title) && !back.contains(where: $0.names) }
    }
    return Set(named.map(\.kind))
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished else { return false }
    if let gone { return end.items.contains(gone) }
    guard let row, let difference, let own = end[row.item], let new = main.step(finish - 1)?[row.item] else { return false }
    return own.words(at: difference.key) == new.words(at: difference.key)
  }
}

extension Interaction {
  /// True for what somebody does to something that is open or offered, and that finishes it. Undo takes back what was done last, by right.
  fileprivate var finishes: Bool {
    if case .pressKeys = self { return false }
    if [.undo, .redo, .shake].contains(self) { return false }
    return switch facts.role {
    case .acts, .chooses: true
    case .showsScreen, .opens, .movesViewport, .closes, .changesData, .changesSurroundings, .changesCellState, .passesTime,
      .fillsIn,
      .movesItems, .referenceOnly:
      false
    }
  }

  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }

  fileprivate var onlyWaits: Bool { facts.role == .passesTime }
}

extension StepTrace {
  /// True if something came in front, was opened in a row, or was done to one: what is finished later.
  fileprivate var offers: Bool {
    comesInFront || interaction.facts.role == .opens || interaction.facts.role == .chooses
  }

  /// The list of the row that something was opened for.
  fileprivate func openedList(in trace: Trace) -> Int? {
    let item = interaction.target ?? ItemAction.all(in: trace).first { $0.step == index }?.item
    return item?.list
  }

  /// True for a text, or a touch on a row, outside of the rows of a list: what is filled in on a form.
  fileprivate func fillsIn(elsewhereThan list: Int) -> Bool {
    switch interaction.facts.role {
    case .fillsIn: true
    case .acts: interaction.target.map { $0.list != list } ?? interaction.isTyping
    case .showsScreen, .opens, .chooses, .closes, .movesViewport, .changesData, .changesSurroundings, .changesCellState,
      .movesItems,
      .passesTime, .referenceOnly:
      false
    }
  }
}

extension LostUpdateReference {
  /// Where it is put back.
  var step: Int { finish }

  /// Whatever else is said of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ lost: LostUpdateReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = lost.row ?? lost.gone.flatMap { item in trace.step(lost.finish - 1)?[item] }
    let finish = trace.title(ofStep: lost.finish)
    var finding = Finding(
      // A form that is cancelled may put back what it had changed by itself.
      detector: id, severity: severity,
      summary: lost.gone == nil
        ? FindingText.lostUpdate(finish: finish, title: lost.title, opening: words(lost.opening))
        : FindingText.lostRow(finish: finish, title: lost.title, opening: words(lost.opening)),
      item: row?.item ?? lost.gone ?? .screen, itemTitle: lost.title, cellType: row?.cellType ?? trace.screen, cell: row?.cell,
      property: lost.difference?.property ?? "rows", observed: lost.difference?.observed ?? FindingText.isGone,
      expected: lost.difference?.expected ?? FindingText.isThere, originStep: lost.opening,
      originPlace: lost.difference?.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: lost.finish,
      seen: FindingText.lostUpdateSeen(change: words(lost.change), finish: words(lost.finish), title: lost.title),
      element: lost.difference?.path,
      evidence: [FindingText.lostUpdateEvidence(change: words(lost.change), opening: words(lost.opening))],
      shape: ["lost update"])
    finding.fix = FindingText.fixLostUpdate
    return finding.asWarning(if: lost.gone == nil || lost.showedWhatIsBack)
  }
}
