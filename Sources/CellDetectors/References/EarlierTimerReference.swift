import CellTrace

/// The time that one action began ends what a later one shows: a bar or a row with "Undo" that stays for some seconds goes away with the first
/// one's timer, which was not cancelled, and so too early.
///
/// The same was done twice within seconds, and what the second one shows is gone soon. One run leaves out the first time, and what was done with it, as
/// to take it back: there it is still to be seen at this moment. Another one lets a minute pass in between: there it is, too, so that nothing but
/// the time between them ends it. Where the step was over only after it was gone, a third run looks earlier, and sees it.
///
/// What is shown already when the second one begins, as a bar that both share, may go with the first by right.
struct EarlierTimerReference: SuspectedReference {
  static let searchName: String? = "ended by an earlier timer"
  static let meaning = """
    What an action shows for some seconds is gone where the same was done just before, and still there where it was not, or a minute ago.
    """

  /// The earlier action, and the later one.
  private var first: ItemAction
  var act: ItemAction
  /// The step after which it is gone.
  var step: Int
  /// What is gone: known at once only if it was seen.
  private var gone: [ShownThing]
  fileprivate var shown: ShownThing?

  var firstStep: Int { first.step }

  static func suspicions(in trace: Trace) -> [EarlierTimerReference] {
    let acts = ItemAction.all(in: trace).filter { !$0.takesBack && $0.step <= trace.lastCompletedStep }
    return acts.indices.flatMap { index -> [EarlierTimerReference] in
      let act = acts[index]
      guard let first = acts[..<index].last(where: { $0.isSame(as: act, in: trace) }),
        let former = trace.step(first.step), let before = trace.step(act.begin(in: trace) - 1), let after = trace.step(act.step),
        former.index <= before.index, after.time - former.time <= longest
      else { return [] }
      if let pause = trace.hurry(before: act.step), pause >= 1 {
        return [EarlierTimerReference(first: first, act: act, step: act.step, gone: [])]
      }
      let new = after.shownThings.subtracting(before.shownThings)
      let end = trace.steps.first { end in
        end.index > act.step && end.index <= trace.lastCompletedStep && end.time - after.time <= longest
          && new.contains { $0.isGone(in: end) }
      }
      guard let end, case let gone = new.filter({ $0.isGone(in: end) }) else { return [] }
      return [EarlierTimerReference(first: first, act: act, step: end.index, gone: gone.sorted())]
    }
  }

  private init(first: ItemAction, act: ItemAction, step: Int, gone: [ShownThing]) {
    (self.first, self.act, self.step, self.gone) = (first, act, step, gone)
  }

  /// Seconds after which nobody takes the one for the other.
  private static let longest = 30.0

  // MARK: Without the first one, long after it, and a look in between

  /// The script up to the step, whose second half begins with what the later action needs.
  private func parts(_ runs: RunSet) -> (lead: [Interaction], rest: [Interaction]) {
    let begin = act.begin(in: runs.main)
    return (runs.main.completedScript.through(step: begin - 1), (begin...step).map { runs.main.named(step: $0) })
  }

  private func request(_ script: [Interaction], _ purpose: String, _ runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(script: script, configuration: runs.main.configuration, purpose: purpose).recording(from: script.count - 1)
  }

  /// Without the first one, and what was done until the later one begins.
  func request(in runs: RunSet) -> ReferenceRequest {
    let (lead, rest) = parts(runs)
    let left = (first.begin(in: runs.main)...lead.count).filter { index in
      switch lead[step: index].facts.role {
      case .movesViewport: false
      case .showsScreen, .acts, .opens, .fillsIn, .chooses, .closes, .movesItems, .changesData, .changesSurroundings,
        .changesCellState, .passesTime, .referenceOnly:
        true
      }
    }
    return request(lead.without(steps: left) + rest, FindingText.notActed(action: runs.words(forStep: first.step)), runs)
  }

  private func aMinuteLater(_ runs: RunSet) -> ReferenceRequest {
    let (lead, rest) = parts(runs)
    return request(lead + [.wait(60)] + rest, FindingText.minuteBetween(runs.words(forStep: first.step)), runs)
  }

  private func sooner(_ runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: act.step)
    script[act.step - 2] = .hurry(0.1)
    return request(script, FindingText.seenSooner(runs.words(forStep: act.step)), runs)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { !candidates(in: trace, main).isEmpty }

  /// What is still shown there, and not in the main run.
  private func candidates(in trace: Trace, _ main: Trace) -> [ShownThing] {
    guard let end = trace.lastIfFinished, let here = main.step(step), let before = main.step(act.begin(in: main) - 1) else {
      return []
    }
    let all = end.shownThings.subtracting(before.shownThings).filter { $0.isGone(in: here) }
    return gone.isEmpty ? all.sorted() : gone.filter(all.contains)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> EarlierTimerReference? {
    guard runs.isBase, case let alone = candidates(in: try runs.run(request(in: runs)), runs.main), !alone.isEmpty,
      let later = try runs.run(aMinuteLater(runs)).lastIfFinished?.shownThings,
      case var left = alone.filter(later.contains), !left.isEmpty
    else { return nil }
    if gone.isEmpty {
      guard let seen = try runs.run(sooner(runs)).lastIfFinished?.shownThings else { return nil }
      left = left.filter(seen.contains)
    }
    guard let shown = left.first else { return nil }
    var result = self
    result.shown = shown
    return result
  }
}

/// A row by what it says, or a text beside the rows.
private struct ShownThing: Hashable, Comparable {
  /// nil beside the rows.
  var item: ItemID?
  var words: [String]
  var title: String

  /// True if neither the row nor the text is there; a row that is out of sight, or says something else, is.
  func isGone(in step: StepTrace) -> Bool {
    guard let item else { return !step.textsAroundRows.contains(title) }
    if item.goesByPosition {
      return !step.interaction.isScroll && !step.checkpoint.contains { $0.item.list == item.list && Look($0).words == words }
    }
    return !step.items.contains(item)
  }

  static func == (left: ShownThing, right: ShownThing) -> Bool {
    left.item?.list == right.item?.list && left.words == right.words
  }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }

  static func < (left: ShownThing, right: ShownThing) -> Bool {
    // A row says more than a text around it.
    (left.item == nil ? 1 : 0, left.title, left.words.joined()) < (right.item == nil ? 1 : 0, right.title, right.words.joined())
  }
}

extension StepTrace {
  /// All rows that say something, and all texts around them.
  fileprivate var shownThings: Set<ShownThing> {
    let rows = checkpoint.filter { !$0.isUnsettled }.map { ShownThing(item: $0.item, words: Look($0).words, title: $0.title) }
    return Set(rows.filter { !$0.words.isEmpty } + textsAroundRows.map { ShownThing(item: nil, words: [$0], title: $0) })
  }
}

extension ItemAction {
  /// The first step that it needs, or the pause before.
  fileprivate func begin(in trace: Trace) -> Int { stepsWithPauses(in: trace)[0] }

  /// True for the same kind of action, of the same name.
  fileprivate func isSame(as other: ItemAction, in trace: Trace) -> Bool {
    guard let own = trace.step(step)?.interaction.facts, let others = trace.step(other.step)?.interaction.facts else {
      return false
    }
    return own.name == others.name && own.choice == others.choice
  }
}

extension Trace {
  /// Seconds after which a step is over that waits for nothing.
  fileprivate func hurry(before index: Int) -> Double? {
    guard case .hurry(let seconds)? = step(index - 1)?.interaction else { return nil }
    return seconds
  }
}

extension EarlierTimerReference {
  /// Hurried scripts too, which other comparisons lay beside a run that waits.
  static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  /// Steps that are over before all has come of them are judged as well: only when something goes away is asked.
  func isAllowed(by mask: Mask) -> Bool { mask.reaches(step: step) }

  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ ended: EarlierTimerReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let title = ended.shown?.title ?? ""
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.endedByEarlierTimer(title, act: words(ended.act.step), first: words(ended.firstStep)),
      item: ended.act.item, itemTitle: trace.step(ended.act.step - 1)?[ended.act.item]?.title ?? title, cellType: trace.screen,
      property: "rows", observed: FindingText.nothing, expected: title, originStep: ended.firstStep, seenStep: ended.step,
      seen: FindingText.endedByEarlierTimerSeen(title, step: words(ended.step)),
      evidence: [FindingText.endedByEarlierTimerEvidence(first: words(ended.firstStep))], shape: ["ended by an earlier timer"])
    finding.fix = FindingText.fixEarlierTimer
    return finding
  }
}
