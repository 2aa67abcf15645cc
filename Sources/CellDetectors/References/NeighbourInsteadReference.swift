import CellTrace

/// What is used on the screen that was opened for a row takes away the row before or behind that one: a number is
/// handed on that the list counts otherwise, as one does that has a row of another kind at the top.
///
/// A screen must name its row, and that row must be there afterwards as it was. A screen that means a neighbour says so everywhere, as "merge with
/// the one before" does. So two more runs ask: done to the row that went, it takes the one beyond that; done to the row at the end,
/// where there is none beyond, it takes that row itself, or ends the app. A neighbour is meant where nothing happens at the end, and where a row goes with
/// the one that belongs to it, as a draft with its letter.
struct NeighbourInsteadReference: SuspectedReference {
  static let searchName: String? = "takes a neighbour instead"
  static let meaning = """
    What is used on the screen that was opened for a row takes away the row beside that one, and so it does for that row, too, while the row \
    at the end goes itself or ends the app: a number that the list counts otherwise.
    """

  /// What was done.
  private var action: ItemAction
  /// The row the screen was opened for, and the one that went.
  var row: Appearance
  var victim: Appearance
  /// What the rows on screen were called, and the one beyond the one that went.
  private var shown: [String]
  private var next: String
  private var way: Int

  static func suspicions(in trace: Trace) -> [NeighbourInsteadReference] {
    if trace.isHurried { return [] }
    return ItemAction.all(in: trace).compactMap { NeighbourInsteadReference($0, in: trace) }
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    guard !action.takesBack, let begin = action.openers.first, action.step <= trace.lastCompletedStep,
      action.step - begin == action.openers.count, let before = trace.step(begin - 1), let after = trace.step(action.step),
      let row = before[action.item], let opened = trace.step(begin), opened.speaks(of: row)
    else { return nil }
    let list = row.item.list
    guard let shown = TakenNeighbourReference.titles(before, list), let now = TakenNeighbourReference.titles(after, list),
      case let gone = shown.filter({ !now.contains($0) }), gone.count == 1,
      now.filter(shown.contains) == shown.filter({ !gone.contains($0) }),
      TakenNeighbourReference.loses(1, from: before, to: after, list: list),
      let place = shown.firstIndex(of: row.title), let there = shown.firstIndex(of: gone[0]), abs(there - place) == 1,
      let victim = before.only(gone[0], in: list), victim.cellType == row.cellType,
      let left = after.only(row.title, in: list), AppearanceDiff.contentDifferences(of: left, from: row).isEmpty
    else { return nil }
    let beyond = there + (there - place)
    guard !opened.speaks(of: victim), shown.indices.contains(beyond) else { return nil }
    (self.action, self.row, self.victim, self.shown, next) = (action, row, victim, shown, shown[beyond])
    way = there - place
  }

  // MARK: Other rows

  /// The same done to the row that went.
  func request(in runs: RunSet) -> ReferenceRequest { request(for: victim, in: runs) }

  private func request(for other: Appearance, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script[steps: action.openers + [action.step]].map { $0.naming(other.item, insteadOf: row.item) }
    let begin = script.through(step: action.openers[0] - 1)
    return ReferenceRequest(
      script: begin + steps, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(other.title, instead: runs.words(forStep: action.step))
    ).recording(from: begin.count)
  }

  /// True if the one beyond went.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { takes(next, of: victim, in: trace) }

  /// True if a row went for another one, alone.
  private func takes(_ title: String, of other: Appearance, in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let before = trace.step(end.index - action.openers.count - 1),
      let now = TakenNeighbourReference.titles(end, row.item.list),
      TakenNeighbourReference.loses(1, from: before, to: end, list: row.item.list)
    else { return false }
    return Set(shown).subtracting(now) == [title]
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> NeighbourInsteadReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    for last in ends(in: runs.main) {
      let made = try runs.run(request(for: last, in: runs))
      switch made.end {
      case .trapped, .exception: return self
      // What stands there may be of another kind, as what adds a row.
      case .stepFailed: continue
      case .finished: return takes(last.title, of: last, in: made) ? self : nil
      case .inconclusive: return nil
      }
    }
    return nil
  }

  /// The rows from the end of the list on that side, if it is on screen.
  private func ends(in main: Trace) -> [Appearance] {
    guard let before = main.step(action.openers[0] - 1) else { return [] }
    let items = before.items.filter { $0.list == row.item.list }
    let all = way > 0 ? items.reversed() : items
    guard let first = all.first, before[first] != nil else { return [] }
    return all.prefix { $0 != victim.item }.prefix(2).compactMap { before[$0] }.filter { $0.cellType == row.cellType }
  }
}

extension StepTrace {
  /// True if a screen came that names a row.
  fileprivate func speaks(of row: Appearance) -> Bool {
    showsScreen && ShownOutcome(kind: .screen, texts: shownTexts).names(row.title)
  }
}

extension NeighbourInsteadReference {
  /// The step in which the row went.
  var step: Int { action.step }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ taken: NeighbourInsteadReference, _ trace: Trace) -> Finding {
    let action = ActionWords(taken.step, on: taken.row.item, in: trace)
    let (row, victim) = (taken.row.title, taken.victim.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.neighbourInstead(step: trace.title(ofStep: taken.step), target: row, victim: victim),
      item: taken.victim.item, itemTitle: victim, sourceItem: taken.row.item, sourceItemTitle: row, cellType: taken.row.cellType,
      cell: taken.row.cell, property: action.property, observed: FindingText.removed(victim), expected: FindingText.removed(row),
      originStep: action.originStep, originPlace: action.place, seenStep: taken.step,
      seen: FindingText.neighbourInsteadSeen(target: row, victim: victim),
      evidence: [FindingText.neighbourInsteadEvidence(victim: victim)], shape: ["neighbour instead"])
    finding.fix = FindingText.fixNeighbourInstead
    return finding
  }
}
