import CellTrace

/// A row that opens the screen of another one: rows are looked up by their number in an array of another order than the list's, or the touch
/// itself moves them before the number is used.
///
/// Neither order of the data and the touch is right then, so that nothing differs between them. Two more runs tell it from a design in which a
/// row speaks of another one on purpose, as "Continue" and "Surprise me" do, or a reply that names whom it answers: a row that was there when the list
/// opened named itself then, and names exactly one other row now. Both are asked of the same row, if possible of the one that was named.
/// What was chosen since may do so as well, as a draw that says from then on to whom each gives: without the steps that moved rows the witness must
/// name itself again. Where no order in which the list has been tells which row comes, it is a warning.
///
/// A list whose rows never name themselves is silent, and so is one whose rows nobody moved.
struct ForeignScreenReference: SuspectedReference {
  static let searchName: String? = "opened another"
  static let meaning = """
    A row opens a screen that names exactly one other row and not itself, since the data moved, and a row that named itself \
    when the list opened names another one now, but not without what moved the rows; a warning where no order that \
    the list had explains which row comes.
    """

  /// The touch's step.
  var step: Int
  /// The row, and the one whose screen came.
  private var row: Appearance
  private var victim: Appearance
  private var wrong: ShownOutcome
  /// Rows that can be asked: there when the list opened, and now.
  private var witness: String
  /// What the witness names now.
  private var other = ""
  private var right = ""
  private var isExplained = true

  static func suspicions(in trace: Trace) -> [ForeignScreenReference] {
    trace.isHurried ? [] : trace.steps.compactMap { ForeignScreenReference($0, in: trace) }
  }

  private init?(_ step: StepTrace, in trace: Trace) {
    guard case .tap(.resolved(let item), nil) = step.interaction, step.index > 1, step.index <= trace.lastCompletedStep,
      let start = trace.step(0), let before = trace.step(step.index - 1), let row = before[item],
      before.only(row.title, in: item.list) != nil, Self.haveMoved(item.list, from: start, to: before)
    else { return nil }
    let rows = before.checkpoint.filter { $0.item.list == item.list && before.only($0.title, in: item.list) != nil }
    guard let (wrong, victim) = Self.named(by: step, among: rows, before: before), victim.title != row.title else { return nil }
    let known = rows.map(\.title).filter { start.only($0, in: item.list) != nil && $0 != row.title }
    guard let witness = known.contains(victim.title) ? victim.title : known.first else { return nil }
    (self.step, self.row, self.victim, self.wrong, self.witness) = (step.index, row, victim, wrong, witness)
  }

  /// True if the rows that were there at first stand elsewhere, or not alone.
  private static func haveMoved(_ list: Int, from start: StepTrace, to now: StepTrace) -> Bool {
    func titles(_ step: StepTrace) -> [Slot: String] {
      let rows = step.checkpoint.filter { $0.item.list == list }
      return Dictionary(rows.map { ($0.slot, $0.title) }) { first, _ in first }
    }
    let (old, new) = (titles(start), titles(now))
    return start.items.filter { $0.list == list } != now.items.filter { $0.list == list }
      || old.contains { slot, title in new[slot].map { $0 != title } ?? false }
  }

  /// What a touch put in front, or beside the list, and the only row that it names.
  private static func named(by step: StepTrace, among rows: [Appearance], before: StepTrace) -> (ShownOutcome, Appearance)? {
    var shown = step.outcomes.filter { $0.kind == .screen }
    if shown.isEmpty, let beside = step.besideOutcome, beside != before.besideOutcome { shown = [beside] }
    for outcome in shown {
      let named = rows.filter { outcome.names($0.title) && !(before.besideOutcome?.names($0.title) ?? false) }
      if named.count == 1 { return (outcome, named[0]) }
    }
    return nil
  }

  // MARK: What the witness says

  func request(in runs: RunSet) -> ReferenceRequest { request([], FindingText.touchedAtFirst(witness), in: runs) }

  private func requestNow(in runs: RunSet) -> ReferenceRequest {
    request(
      runs.main.completedScript.through(step: step - 1), FindingText.touchedInstead(witness, of: row.title), in: runs)
  }

  private func request(_ lead: [Interaction], _ purpose: String, in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: lead + [.scrollTo(.showing(witness)), .tap(.showing(witness), nil)], configuration: runs.main.configuration,
      purpose: purpose
    ).recording(from: lead.count + 1)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { words(in: trace) { $0.title == witness } != nil }

  func confirmed(in runs: RunSet) throws(MissingRun) -> ForeignScreenReference? {
    guard let right = words(in: try runs.run(request(in: runs)), where: { $0.title == witness }),
      let now = try runs.run(requestNow(in: runs)).lastTouch,
      let (_, other) = Self.named(by: now.touched, among: unique(now.before), before: now.before), other.title != witness
    else { return nil }
    var result = self
    (result.right, result.other) = (right, other.title)
    if let request = withoutMoving(in: runs) {
      let trace = try runs.run(request)
      if trace.end == .finished && words(in: trace, where: { $0.title == witness }) == nil { return nil }
      result.isExplained = trace.end == .finished
    }
    result.isExplained = result.isExplained && isExplained(by: other.title, in: runs.main)
    return result
  }

  /// What was done besides moving rows, and then the witness; nil if that was nothing.
  private func withoutMoving(in runs: RunSet) -> ReferenceRequest? {
    var left: [Int] = []
    for step in runs.main.steps.dropFirst().prefix(while: { $0.index < self.step }).reversed() {
      guard let before = runs.main.step(step.index - 1) else { return nil }
      let opens = step.interaction.facts.role == .opens && !left.contains(step.index + 1)
      if opens && step.index < self.step - 1 || Self.haveMoved(row.item.list, from: before, to: step) { continue }
      left.insert(step.index, at: 0)
    }
    guard left.contains(where: { runs.main.step($0)?.interaction.changesSomething ?? false }) else { return nil }
    return request(runs.main.completedScript[steps: left], FindingText.touchedWithoutMoving(witness), in: runs)
  }

  // MARK: Orders that explain it

  /// A step's order, and how it leads to the other row.
  private struct Explanation: Hashable {
    enum Way: Hashable {
      /// What stood where the row stands, counted over all or in its section; what stands where the row stood.
      case formerly, formerlyInSection, now
      /// The touch has moved the row to the top before its number is used.
      case touched
    }
    var step: Int
    var way: Way
  }

  private func isExplained(by other: String, in trace: Trace) -> Bool {
    !explanations(of: row.title, victim.title, in: trace).isDisjoint(with: explanations(of: witness, other, in: trace))
  }

  private func explanations(of title: String, _ named: String, in trace: Trace) -> Set<Explanation> {
    guard let before = trace.step(step - 1), case let now = titles(before, in: trace),
      let place = now.firstIndex(of: title)
    else { return [] }
    let number = before.only(title, in: row.item.list)?.slot.item ?? place
    func stands(_ title: String, at place: Int, in titles: [String]) -> Bool {
      titles.indices.contains(place) && titles[place] == title
    }
    var result: Set<Explanation> = stands(named, at: place - 1, in: now) ? [Explanation(step: step, way: .touched)] : []
    for step in trace.steps where step.index < self.step {
      let then = titles(step, in: trace)
      if stands(named, at: place, in: then) { result.insert(Explanation(step: step.index, way: .formerly)) }
      if stands(named, at: number, in: then) { result.insert(Explanation(step: step.index, way: .formerlyInSection)) }
      if let old = then.firstIndex(of: title), stands(named, at: old, in: now) {
        result.insert(Explanation(step: step.index, way: .now))
      }
    }
    return result
  }

  /// What rows are called, in their order.
  private func titles(_ step: StepTrace, in trace: Trace) -> [String] {
    step.items.filter { $0.list == row.item.list }.map { step[$0]?.title ?? trace.title(of: $0, upTo: step.index) }
  }

  /// The words by which a touch named exactly one row, if that is the wanted one.
  private func words(in trace: Trace, where isWanted: (Appearance) -> Bool) -> String? {
    guard let (before, touched) = trace.lastTouch,
      let (outcome, named) = Self.named(by: touched, among: unique(before), before: before), isWanted(named)
    else { return nil }
    return outcome.words(naming: named.title)
  }

  private func unique(_ step: StepTrace) -> [Appearance] {
    step.checkpoint.filter { $0.item.list == row.item.list && step.only($0.title, in: row.item.list) != nil }
  }
}

extension Interaction {
  /// False for what only looks, or waits.
  fileprivate var changesSomething: Bool { !isScroll && facts.role != .passesTime }
}

extension Trace {
  /// The last step, a touch, and what was there before it.
  fileprivate var lastTouch: (before: StepTrace, touched: StepTrace)? {
    guard let touched = lastIfFinished, steps.count > 1 else { return nil }
    return (steps[steps.count - 2], touched)
  }
}

extension ForeignScreenReference {
  /// What compares both orders, or the list before a filter, says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding {
    let action = ActionWords(step, on: row.item, in: trace)
    return Finding(
      detector: StaleIndexAction.id, severity: StaleIndexAction.severity,
      summary: FindingText.showsOther(action: action.words, target: row.title, victim: victim.title, kind: wrong.kind),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: row.cell, property: wrong.kind.property, observed: wrong.words(naming: victim.title), expected: row.title,
      originStep: action.originStep, originPlace: action.place, seenStep: step,
      seen: FindingText.otherShown(wrong.kind, wrong.words(naming: victim.title), title: victim.title),
      evidence: [FindingText.namedItselfAtFirst(witness, right, now: other)], shape: ["other row"]
    ).asWarning(if: !isExplained)
  }
}
