import CellTrace

/// Something that is used on a screen which was opened for a row, after something else was used there that moved the row in the list: the
/// screen may go by the row's former number, whether it changes what has that number since, or saves a copy of its own row there.
///
/// Its reference closes the screen in between and opens it for the row again: a screen that knows whom it is for does the same then. Where
/// the row stands as it stood, the number is the row's still: then the first use may have led the screen to another row, as a button for
/// the next one does. Where the visit alone moves the row, as in a list of what was opened last, nothing is said either.
///
/// A screen may go on by itself to the row that comes to the place, as one for cards does that are put to the end when they are known. It names
/// that row then, and its own row has moved down: that is a warning. Nobody goes on to the row before, which stands at the place of one that moved up.
struct RevisitReference: DetectorComparison {
  static let searchName: String? = "used again on its screen"
  static let meaning = """
    A screen that was opened for a row and used twice does the second to its own row where it is closed and opened again \
    in between, and else to the row that has the former number, or puts a copy of its own row there; a warning where it says that it is about \
    the row which has moved up to the place: it may have gone on to that one.
    """

  private var visit: ScreenVisit
  /// The step of the use that is judged.
  private var act: Int
  private var reference: ActionReference
  /// What the row is called when that is used.
  private var title: String
  /// The row at the former number.
  private var victim: Appearance
  /// True if the victim has become a copy of the row.
  private var isCopy: Bool
  /// True if the screen may have gone on to the victim.
  private var mayGoOn: Bool

  /// One for each visit at most; those that can't be performed otherwise are skipped.
  private static func all(in runs: RunSet) throws(MissingRun) -> [RevisitReference] {
    var all: [RevisitReference] = []
    for visit in visits(in: runs.main) {
      if let found = try first(of: visit, in: runs) { all.append(found) }
    }
    return all
  }

  /// The runs that are still needed for that; one for a visit after which the row stands where it stood.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    visits(in: runs.main).flatMap { visit in
      ReferenceRequest.missing { () throws(MissingRun) in try first(of: visit, in: runs) }
    }
  }

  /// True if a run shows that a row moved while its screen was there, or that the screen speaks of another one since.
  static func isSuspected(in trace: Trace) -> Bool {
    visits(in: trace).contains { visit in
      guard let begin = visit.uses[0].last, let start = trace.step(visit.opening - 1), let opened = trace.step(visit.opening)
      else { return false }
      let known = visit.texts(after: opened).all
      let others = start.checkpoint.filter { $0.item.list == visit.row.item.list && !known.names($0.title) }
      return trace.steps.contains { step in
        guard step.index >= begin, step.index <= trace.lastCompletedStep else { return false }
        if let now = step.row(at: visit.row.slot, in: visit.row.item.list) { return !visit.isRow(now) }
        let texts = visit.texts(after: step).all
        return others.contains { texts.names($0.title) }
      }
    }
  }

  private static func visits(in trace: Trace) -> [ScreenVisit] {
    trace.isHurried ? [] : ScreenVisit.all(in: trace).filter { $0.uses.count > 1 }
  }

  private static func first(of visit: ScreenVisit, in runs: RunSet) throws(MissingRun) -> RevisitReference? {
    // Most screens move nothing: one run tells.
    guard let last = try runs.run(visit.left(before: visit.uses.count - 1, in: runs)).lastIfFinished, visit.hasMoved(in: last)
    else { return nil }
    for use in 1..<visit.uses.count {
      guard let before = try runs.run(visit.left(before: use, in: runs)).lastIfFinished, visit.hasMoved(in: before) else {
        continue
      }
      if let found = try RevisitReference(visit, use, before, in: runs), found.isDone(Mask(main: runs.main, control: runs.main)) {
        // What moves by the visit alone is no doing of what was used there.
        guard let looked = try runs.run(visit.left(before: 0, in: runs)).lastIfFinished, !visit.hasMoved(in: looked) else {
          return nil
        }
        return found
      }
    }
    return nil
  }

  /// Nil if it can't be told what the use does in both orders.
  private init?(_ visit: ScreenVisit, _ use: Int, _ first: StepTrace, in runs: RunSet) throws(MissingRun) {
    let list = visit.row.item.list
    guard let victim = first.row(at: visit.row.slot, in: list), first.only(victim.title, in: list) != nil,
      let (locator, isSeen) = visit.locator(in: first, before: visit.uses[use][0]), let act = visit.uses[use].last,
      let shown = runs.main.step(visit.uses[use][0] - 1)
    else { return nil }
    // A row that is out of sight is looked for, and so is the other one then.
    let sights = isSeen ? [] : [victim.item.goesByPosition ? .showing(victim.title) : .resolved(victim.item), locator]
    guard let again = visit.openedAgain(before: use, locator, sights, in: runs) else { return nil }
    let made = try runs.runs([
      visit.left(before: use, sights, in: runs), visit.left(before: use + 1, sights, in: runs), again,
    ])
    let steps = made.compactMap { $0.rows(of: list, sights: sights.count) }
    guard steps.count == 3, let own = steps[0].checkpoint.first(where: { visit.isRow($0, locator) }),
      steps[0].only(own.title, in: list) != nil
    else { return nil }
    (self.visit, self.act, title, self.victim) = (visit, act, own.title, victim)
    isCopy = Self.isCopy(of: own, at: victim, steps)
    if own.item.goesByPosition, !isCopy {
      // Rows that go by their numbers are told by their titles, as far as all of them show the same ones.
      let known = steps.dropFirst().reduce(into: steps[0].ownTitles(of: list)) { $0.formIntersection($1.ownTitles(of: list)) }
      let named = steps.map { $0.named(by: known, in: list) }
      reference = ActionReference(
        act, on: ItemID(list: list, key: own.title), before: named[0], after: named[1], otherAfter: named[2])
      self.victim.item = ItemID(list: list, key: victim.title)
    } else {
      reference = ActionReference(act, on: own.item, before: steps[0], after: steps[1], otherAfter: steps[2])
    }
    let texts = visit.texts(after: shown)
    let isItsOwn =
      !texts.beside.names(victim.title) && texts.all.names(own.title)
      && (texts.beside.names(own.title) || !texts.all.names(victim.title))
    // A screen that tells where it began may have gone on all the same: then it names the other row since, and its own in a sentence only.
    let hasTurned =
      !texts.beside.texts.contains(own.title) && texts.all.names(victim.title)
      && runs.main.step(visit.opening).map { !visit.texts(after: $0).all.names(victim.title) } ?? false
    mayGoOn = !isCopy && (!isItsOwn || hasTurned) && own.slot > visit.row.slot
  }

  /// True if the row at the former number has become another one of the row, and nothing happens where the screen is opened again.
  private static func isCopy(of own: Appearance, at victim: Appearance, _ steps: [StepTrace]) -> Bool {
    func titles(_ step: StepTrace) -> [Slot: String] {
      Dictionary(step.checkpoint.map { ($0.slot, $0.title) }) { first, _ in first }
    }
    let (before, after, other) = (titles(steps[0]), titles(steps[1]), titles(steps[2]))
    guard own.title != victim.title, before == other, steps[0].items.count == steps[1].items.count,
      after[victim.slot] == own.title, !after.values.contains(victim.title)
    else { return false }
    return before.allSatisfy { slot, title in slot == victim.slot || after[slot].map { $0 == title } ?? true }
  }

  /// True if the use changes the row at the former number, and does it to its own where the screen is opened again.
  private func isDone(_ mask: Mask) -> Bool { isCopy || changes(mask) != nil }

  private func changes(_ mask: Mask) -> (done: ModelEffect.Change, wanted: ModelEffect.Change)? {
    let actual = ModelEffect(reference.actual, mask: mask).changes
    let expected = ModelEffect(reference.reference, mask: mask).changes
    guard let wanted = expected[reference.item], let done = actual[victim.item], expected[victim.item] == nil,
      actual[reference.item].map({ $0.kind != wanted.kind || $0.values != wanted.values }) ?? true,
      done.kind == .removed
        || (done.kind == .changed && reference.reference.after.contains { $0.item == victim.item })
    else { return nil }
    return (done, wanted)
  }
}

extension ScreenVisit {
  /// The rows once the screen was left after what was done before one of its uses: of all parts of the list that were looked at.
  func left(before use: Int, _ sights: [ItemLocator] = [], in runs: RunSet) -> ReferenceRequest {
    let last = use == 0 ? opening : uses[use - 1].last ?? opening
    let words = runs.words(forStep: last)
    return request(
      runs.main.completedScript.through(step: last) + leaving(after: last, in: runs), sights, FindingText.wentBack(after: words),
      in: runs)
  }

  /// The same after a use that is done on the screen once that was left and opened again; nil if what is used is not named by its text.
  fileprivate func openedAgain(
    before use: Int, _ own: ItemLocator, _ sights: [ItemLocator], in runs: RunSet
  ) -> ReferenceRequest? {
    let (script, steps) = (runs.main.completedScript, uses[use])
    guard let act = steps.last, case .tap(_, let element) = script[step: opening] else { return nil }
    let before = use == 0 ? opening : uses[use - 1].last ?? opening
    var again: [Interaction] = []
    for step in steps {
      var isNamed = true
      again.append(
        script[step: step].mapItems { locator in
          guard case .resolved(let item) = locator, let shown = runs.main.step(step - 1) else { return locator }
          // A list has another number when it is opened again.
          guard let title = shown[item]?.title, shown.only(title, in: item.list) != nil else {
            isNamed = false
            return locator
          }
          return .showing(title)
        })
      if !isNamed { return nil }
    }
    let lead = script.through(step: before) + leaving(after: before, in: runs) + (sights.isEmpty ? [] : [.scrollTo(own)])
    return request(
      lead + [.tap(own, element)] + again + leaving(after: act, in: runs), sights,
      FindingText.openedAgain(action: runs.words(forStep: act)), in: runs)
  }

  private func leaving(after step: Int, in runs: RunSet) -> [Interaction] {
    isOpen(after: step, of: runs.main) ? [isAbove ? .pullDownSheet : .back] : []
  }

  private func request(
    _ steps: [Interaction], _ sights: [ItemLocator], _ purpose: String, in runs: RunSet
  ) -> ReferenceRequest {
    let looks: [Interaction] =
      sights.isEmpty ? [.rebuildVisibleCells] : sights.flatMap { [.scrollTo($0), .rebuildVisibleCells] }
    return ReferenceRequest(script: steps + looks, configuration: runs.main.configuration, purpose: purpose)
      .recording(from: steps.count + 1)
  }
}

extension Trace {
  /// The rows of a list in the last steps, of which each second one made its cells anew.
  fileprivate func rows(of list: Int, sights: Int) -> StepTrace? {
    guard var last = lastIfFinished, last.items.contains(where: { $0.list == list }) else { return nil }
    last.items = last.items.filter { $0.list == list }
    last.checkpoint = last.checkpoint.filter { $0.item.list == list }
    guard sights > 1, steps.count > 3 else { return last }
    let seen = Set(last.checkpoint.map(\.slot))
    last.checkpoint += steps[steps.count - 3].checkpoint.filter { $0.item.list == list && !seen.contains($0.slot) }
    return last
  }
}

extension StepTrace {
  /// Titles that one row has alone.
  fileprivate func ownTitles(of list: Int) -> Set<String> {
    Set(checkpoint.filter { $0.item.list == list && only($0.title, in: list) != nil }.map(\.title))
  }

  /// The rows of those titles, which are their identifiers.
  fileprivate func named(by titles: Set<String>, in list: Int) -> StepTrace {
    var step = self
    step.checkpoint = checkpoint.filter { $0.item.list == list && titles.contains($0.title) }.map { row in
      var row = row
      row.item = ItemID(list: list, key: row.title)
      return row
    }
    step.items = step.checkpoint.map(\.item)
    return step
  }
}

extension RevisitReference {
  /// Its references are judged as those of the plain comparison.
  static var countsAsPlain: Bool { true }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).compactMap { $0.finding(mask, runs.main) }
  }

  private func finding(_ mask: Mask, _ trace: Trace) -> Finding? {
    guard mask.allows(step: act) else { return nil }
    if isCopy { return StaleIndexAction.overwritten(reference, own: title, victim, opened: visit.opening, trace) }
    guard let (done, wanted) = changes(mask) else { return nil }
    return StaleIndexAction.finding(reference, victim.item, done, reference.item, wanted, trace).asWarning(if: mayGoOn)
  }
}
