import CellTrace

/// An action that removes its own row and the one beside it, as a deletion does that is carried out twice: once by whoever fetches the rows
/// anew, and once more at the same position.
///
/// Its reference is the same script with the neighbour acted on first: that one takes its own neighbour along. Rows that belong together
/// go in pairs, whichever of them is removed, and what removes all that follows removes more than one. After that the action is done to the
/// row itself, which stands beside others then: a position takes one of these, and an appointment that needs the half hour behind its own
/// takes what follows it in the data, which is gone; where the rows are fetched anew in between, a position may take none either. Last, the action is
/// done to the row at the end, where removing twice at one position ends the app. An app that means both rows, as a game in which a turn takes
/// two cards, knows that there is none: it offers nothing there, or does nothing. What removes that row alone may be either: a warning.
struct TakenNeighbourReference: SuspectedReference {
  static let searchName: String? = "takes a neighbour along"
  static let meaning = """
    An action removes its row and the next one, whichever row it is done to and whichever that is, and ends the app at the row at the end: it \
    removes twice at one position; where it removes that row alone it is a warning.
    """

  /// What was done to the row that took its neighbour along.
  var action: ItemAction
  /// The row that was acted on, and the one that went with it.
  var row: Appearance
  var neighbour: Appearance
  /// What the rows on screen were called, and the one beyond the neighbour.
  private var shown: [String]
  private var next: String
  /// On which side of a row the one stands that it takes along.
  private(set) var way: Int
  /// True if the row at the end goes alone.
  var endsAlone = false

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [TakenNeighbourReference] {
    if trace.isHurried { return [] }
    return ItemAction.all(in: trace).compactMap { TakenNeighbourReference($0, in: trace) }
  }

  /// Rows are told by their titles: in a list that only reloads their numbers are others since.
  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, action.step <= trace.lastCompletedStep, let before = trace.step(begin - 1),
      let after = trace.step(action.step), action.step - begin == action.openers.count, let row = before[action.item]
    else { return nil }
    let list = row.item.list
    guard let shown = Self.titles(before, list), let now = Self.titles(after, list) else { return nil }
    let gone = shown.filter { !now.contains($0) }
    guard gone.count == 2, now.filter(shown.contains) == shown.filter({ !gone.contains($0) }),
      Self.loses(2, from: before, to: after, list: list),
      let place = shown.firstIndex(of: row.title), let other = gone.first(where: { $0 != row.title }),
      let there = shown.firstIndex(of: other), abs(there - place) == 1, gone.contains(row.title),
      let neighbour = before.only(other, in: list), neighbour.cellType == row.cellType
    else { return nil }
    let beyond = there + (there - place)
    guard shown.indices.contains(beyond) else { return nil }
    (self.action, self.row, self.neighbour, self.shown, next) = (action, row, neighbour, shown, shown[beyond])
    way = there - place
  }

  /// True if a list has lost that many rows, and all that stayed are in their order. The rows that move up bring its end nearer, where a
  /// list that loads more has further rows since, behind all others.
  static func loses(_ count: Int, from before: StepTrace, to after: StepTrace, list: Int) -> Bool {
    let (old, new) = (before.items.filter { $0.list == list }, after.items.filter { $0.list == list })
    if new.count == old.count - count { return true }
    guard new.count > old.count - count else { return false }
    // Numbers say nothing of who is gone: what is seen of the rows does.
    if old.contains(where: \.goesByPosition) {
      guard let shown = titles(before, list), let now = titles(after, list) else { return false }
      let left = shown.filter(now.contains)
      return left.count == shown.count - count && now.starts(with: left)
    }
    let left = old.filter(Set(new).contains)
    return left.count == old.count - count && new.starts(with: left)
  }

  /// What the rows on screen are called; nil where two are called the same, so that nobody can tell who is gone.
  static func titles(_ step: StepTrace, _ list: Int) -> [String]? {
    let all = step.titles(of: list)
    return Set(all).count == all.count ? all : nil
  }

  // MARK: The neighbour

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script[steps: action.openers + [action.step]]
    let begin = script.through(step: (action.openers.first ?? action.step) - 1)
    let other =
      begin + steps.map { $0.naming(neighbour.item, insteadOf: row.item) }
      + steps.map { step in step.mapItems { $0 == .resolved(row.item) ? again : $0 } }
    return ReferenceRequest(
      script: other, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(neighbour.title, before: runs.words(forStep: action.step))
    ).recording(from: other.count - steps.count)
  }

  /// The row once others are gone: where rows go by their numbers it may have another one.
  private var again: ItemLocator { row.item.goesByPosition ? .showing(row.title) : .resolved(row.item) }

  /// Both runs.
  func confirmed(in runs: RunSet) throws(MissingRun) -> TakenNeighbourReference? {
    let made = try runs.run(request(in: runs))
    guard takesNext(in: made), let (last, end) = try atEnd(in: runs) else { return nil }
    if case .trapped = end.end { return self }
    if case .exception = end.end { return self }
    guard isConfirmed(by: made, in: runs.main), isAlone(last, in: end) else { return nil }
    var alone = self
    alone.endsAlone = true
    return alone
  }

  /// True if the neighbour took the row beyond it along.
  private func takesNext(in trace: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let between = trace.step(end.index - action.openers.count - 1),
      let then = Self.titles(between, row.item.list)
    else { return false }
    return Set(shown).subtracting(then) == [neighbour.title, next]
  }

  /// True if the neighbour took the row beyond it along, and nothing else, and then the row the one that stands beside it since.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    let list = row.item.list
    guard let end = trace.lastIfFinished, let between = trace.step(end.index - action.openers.count - 1),
      let then = Self.titles(between, list), let now = Self.titles(end, list),
      Set(shown).subtracting(then) == [neighbour.title, next], let place = then.firstIndex(of: row.title)
    else { return false }
    let beside = place + way
    return then.indices.contains(beside) && Set(then).subtracting(now) == [row.title, then[beside]]
  }
}

extension TakenNeighbourReference {
  /// The step in which both rows went.
  var step: Int { action.step }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ taken: TakenNeighbourReference, _ trace: Trace) -> Finding {
    let action = ActionWords(taken.action.step, on: taken.action.item, in: trace)
    let (row, neighbour) = (taken.row.title, taken.neighbour.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.takenNeighbour(action: action.words, target: row, victim: neighbour),
      item: taken.neighbour.item, itemTitle: neighbour, sourceItem: taken.row.item, sourceItemTitle: row,
      cellType: taken.row.cellType, cell: taken.row.cell, property: action.property,
      observed: FindingText.removedBoth(row, neighbour), expected: FindingText.removed(row), originStep: action.originStep,
      originPlace: action.place, seenStep: taken.action.step,
      seen: FindingText.takenNeighbourSeen(target: row, victim: neighbour),
      evidence: [FindingText.takenNeighbourEvidence(victim: neighbour)], shape: ["takes its neighbour"])
    finding.fix = FindingText.fixTakenNeighbour
    return finding.asWarning(if: taken.endsAlone)
  }
}
