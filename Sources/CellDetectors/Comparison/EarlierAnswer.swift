import CellTrace

/// The answer to an earlier request that came after the one to a later request, and took its place: the rows are those of what was asked
/// first. Or its rows are added to those of the later one: a list that loads page by page was asked for something else while a page was on
/// its way.
///
/// Its reference is the run in which every step waits for its answer: after the step that asked first it shows exactly these rows, and
/// in the end it shows others. Where two buttons ask, beside the rows or in two of them, and nothing beside the rows nor in the row that was used
/// says whose answer they are, the list may show what was received last by right, as a radio's log does: no run tells, and it is a warning.
struct EarlierAnswer: LateComparison {
  static let meaning = """
    A list asks twice, as a search does at every letter, and the answer to the first question, which came last, takes the \
    place of the second one's, or is added to it: a request of the network, or whatever else takes its time; a warning where two buttons asked and no text \
    beside the rows, nor the row that was used, says whose answer they are.
    """

  /// A step that asked, and the address; nil for an answer that comes from nowhere in the network: of a store that takes its time.
  struct Question {
    var step: Int
    var url: String?
  }

  var earlier: Question
  var later: Question
  /// The step after which the wrong rows are shown.
  var step: Int
  /// A row that is there, and belongs to what was asked first; nil if nothing is there.
  var row: Appearance?
  /// What the first row says where every step waits.
  var expected: String
  /// True if what came last may be meant.
  var isLastReceived = false
  /// True if the later answer's rows are all there as well.
  var isAdded = false

  /// One at most: the first row whose answer came from an earlier request.
  static func all(in runs: RunSet) throws(MissingRun) -> [EarlierAnswer] {
    guard runs.main.isHurried, let both = try LateRuns(runs) else { return [] }
    let mask = try Mask(runs)
    // What is used on the wrong rows may not be there where every step waits.
    let whole = min(both.late.lastCompletedStep, both.usual.lastCompletedStep)
    return both.late.steps.prefix { $0.index <= whole }.lazy.compactMap {
      EarlierAnswer($0, both, mask) ?? EarlierAnswer(added: $0, both, mask) ?? EarlierAnswer(withoutRequest: $0, both, mask)
    }.prefix(1).map { $0 }
  }

  private init?(_ shown: StepTrace, _ both: LateRuns, _ mask: Mask) {
    guard mask.reaches(step: shown.index), !both.late.isHurried(shown.index), let right = both.usual.step(shown.index) else {
      return nil
    }
    let (here, there) = (Self.titles(shown), Self.titles(right))
    guard here != there else { return nil }
    let asked = both.late.steps.prefix(while: { $0.index <= shown.index }).compactMap(Self.request)
    guard let last = asked.last else { return nil }
    for first in asked.dropLast() where first.url != last.url {
      guard let then = both.usual.step(first.step), Self.request(then)?.url == first.url, Self.titles(then) == here else {
        continue
      }
      earlier = Question(step: first.step, url: first.url)
      later = Question(step: last.step, url: last.url)
      step = shown.index
      row = shown.checkpoint.first { one in !right.checkpoint.contains { $0.title == one.title } } ?? shown.checkpoint.first
      expected = right.checkpoint.first?.title ?? FindingText.nothing
      isLastReceived = Self.isLastReceived(first.step, last.step, shown, then: then, right: right, both.late)
      return
    }
    return nil
  }

  /// The later answer's rows are all there, and others that the later step takes away where every step waits. They came with the earlier step
  /// there, and here only after the later one. A list that begins again with all the rows it had, as where it is refreshed, goes on with that
  /// page by right.
  private init?(added shown: StepTrace, _ both: LateRuns, _ mask: Mask) {
    guard mask.reaches(step: shown.index), !both.late.isHurried(shown.index), let right = both.usual.step(shown.index) else {
      return nil
    }
    let wanted = Set(right.items)
    let more = Set(shown.items).subtracting(wanted)
    guard !wanted.isEmpty, !more.isEmpty, !more.contains(where: \.goesByPosition),
      shown.items.filter(wanted.contains) == right.items
    else { return nil }
    let asked = both.late.steps.prefix(while: { $0.index <= shown.index }).compactMap(Self.request)
    guard let last = asked.last, let before = both.late.step(last.step - 1), more.isDisjoint(with: before.items) else {
      return nil
    }
    for first in asked.dropLast().reversed() where first.url != last.url && both.late.isHurried(first.step) {
      guard let then = both.usual.step(first.step), Self.request(then)?.url == first.url, more.isSubset(of: then.items),
        let start = both.usual.step(first.step - 1), more.isDisjoint(with: start.items), !wanted.isSuperset(of: start.items),
        let row = Self.row(of: more, from: shown.index, in: both.late)
      else { continue }
      earlier = Question(step: first.step, url: first.url)
      later = Question(step: last.step, url: last.url)
      (step, self.row, isAdded) = (shown.index, row, true)
      expected = FindingText.isListed(false)
      return
    }
    return nil
  }

  /// The first of some items that comes in sight.
  private static func row(of items: Set<ItemID>, from step: Int, in trace: Trace) -> Appearance? {
    trace.steps.lazy.filter { $0.index >= step }.compactMap { $0.checkpoint.first { items.contains($0.item) } }.first
  }

  /// Without requests only the rows tell: those that the later step leads to were there, and gave way to those of the earlier one.
  private init?(withoutRequest shown: StepTrace, _ both: LateRuns, _ mask: Mask) {
    guard mask.reaches(step: shown.index), !both.late.isHurried(shown.index), let right = both.usual.step(shown.index) else {
      return nil
    }
    let asked = both.late.steps.filter { $0.index <= shown.index && $0.interaction.asks && Self.request($0) == nil }
    guard let last = asked.last else { return nil }
    // The row that is typed in, or whose switch it is, says what is asked for.
    let field = last.interaction.target
    let here = Self.titles(shown, besides: field)
    guard here != Self.titles(right, besides: field),
      Self.wereThere(right, since: last.index, until: shown.index, both.late)
        || Self.wasReloaded(to: right, since: last.index, until: shown.index, both.late)
    else { return nil }
    let first = asked.dropLast().last { first in
      guard first.interaction.facts.name == last.interaction.facts.name, both.late.isHurried(first.index),
        let then = both.usual.step(first.index)
      else { return false }
      return Self.titles(then, besides: field) == here
    }
    guard let first, let then = both.usual.step(first.index) else { return nil }
    isLastReceived = Self.isLastReceived(first.index, last.index, shown, then: then, right: right, both.late)
    earlier = Question(step: first.index)
    later = Question(step: last.index)
    step = shown.index
    let others = shown.checkpoint.filter { $0.item != field }
    row = others.first { one in !right.checkpoint.contains { $0.title == one.title } } ?? others.first
    expected = right.checkpoint.first { $0.item != field }?.title ?? FindingText.nothing
  }

  /// True if two buttons beside the rows asked, or buttons of two rows, and nothing else says that the later answer is shown.
  private static func isLastReceived(
    _ first: Int, _ last: Int, _ shown: StepTrace, then: StepTrace, right: StepTrace, _ trace: Trace
  ) -> Bool {
    guard let earlier = trace.step(first), let later = trace.step(last) else { return false }
    let areBeside =
      earlier.interaction.isTapBeside && later.interaction.isTapBeside && earlier.interaction != later.interaction
      // Parts of one control are places of one choice.
      && earlier.firedControls.isDisjoint(with: later.firedControls)
    guard areBeside || areOfRows(earlier, later, shown, trace) else { return false }
    let ofLater = Set(right.beside ?? []).subtracting(then.beside ?? [])
    return ofLater.isDisjoint(with: shown.beside ?? [])
  }

  /// True if two rows were used, and the later one does not show that it was, as a row does that is selected.
  private static func areOfRows(_ earlier: StepTrace, _ later: StepTrace, _ shown: StepTrace, _ trace: Trace) -> Bool {
    guard case .tap(.resolved(let first), _) = earlier.interaction, case .tap(.resolved(let last), _) = later.interaction,
      first != last
    else { return false }
    guard let before = trace.step(later.index - 1)?[last], let now = shown[last] else { return true }
    return before.flags == now.flags
      && AppearanceDiff.contentDifferences(of: now, from: before).allSatisfy { $0.kind == .geometry }
  }

  /// True if the rows of a step were all that was shown at some time after others had been, and others are since.
  static func wereThere(_ right: StepTrace, since first: Int, until last: Int, _ trace: Trace) -> Bool {
    let wanted = Set(right.checkpoint.map(\.item))
    var shown = Set(trace.step(first - 1)?.checkpoint.map(\.item) ?? [])
    var hasChanged = false
    for step in trace.steps where (first...last).contains(step.index) {
      for event in step.events {
        if case .willDisplay(_, let item, _) = event.kind {
          hasChanged = true
          shown.insert(item)
        } else if case .didEndDisplaying(_, let item, _) = event.kind {
          hasChanged = true
          shown.remove(item)
        } else if hasChanged, event.kind.beginsUpdate, shown == wanted {
          return true
        }
      }
    }
    return false
  }

  /// The same for a list that is only reloaded, whose rows go by their positions: as many as are right were there, and gave way to others.
  static func wasReloaded(to right: StepTrace, since first: Int, until last: Int, _ trace: Trace) -> Bool {
    let events = trace.steps.filter { (first...last).contains($0.index) }.flatMap(\.events).map(\.kind)
    return Set(right.items.filter { $0.goesByPosition }.map(\.list)).contains { list in
      let wanted = right.items.count { $0.list == list }
      let counts = events.compactMap { event -> Int? in
        if case .snapshotApplied(list, _, let inserted, _, 0, 0, let reloaded) = event { inserted + reloaded } else { nil }
      }
      return counts.dropLast().contains(wanted) && counts.last != wanted
    }
  }

  private static func titles(_ step: StepTrace, besides item: ItemID? = nil) -> [String] {
    step.checkpoint.filter { $0.item != item }.map(\.title)
  }

  /// The first request of a step.
  private static func request(_ step: StepTrace) -> (step: Int, url: String)? {
    for case .requestSent(_, _, let url, _) in step.events.lazy.map(\.kind) { return (step.index, url) }
    return nil
  }
}

extension StepTrace {
  /// The controls with parts to choose from that acted in the step.
  fileprivate var firedControls: Set<String> {
    Set(
      events.compactMap { event in
        guard case .controlFired(_, let path, let control) = event.kind,
          ["valueChanged", "Picker"].contains(where: control.contains)
        else { return nil }
        return path
      })
  }
}

extension Interaction {
  /// True for a tap on something that is no row's.
  fileprivate var isTapBeside: Bool { if case .tap(.showing, nil) = self { true } else { false } }

  /// True for what a person may choose by what is shown: a text, a switch, a button, a pull.
  fileprivate var asks: Bool {
    switch facts.role {
    case .acts: true
    case .showsScreen, .opens, .fillsIn, .chooses, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings,
      .changesCellState, .passesTime, .referenceOnly:
      false
    }
  }
}

extension TraceEvent.Kind {
  /// True if the update before it has ended: half of one is nothing that anybody sees.
  var beginsUpdate: Bool {
    if case .snapshotApplied = self { return true }
    if case .bodyEvaluated(nil, _) = self { return true }
    return false
  }
}

extension EarlierAnswer {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ answer: EarlierAnswer, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    func name(_ question: EarlierAnswer.Question) -> String { question.url ?? words(question.step) }
    func evidence(_ question: EarlierAnswer.Question) -> [String] {
      question.url.map { [FindingText.askedIn(url: $0, step: words(question.step))] } ?? []
    }
    let shown = answer.row?.title ?? FindingText.nothing
    var finding = Finding(
      detector: id, severity: answer.isLastReceived ? .warning : severity,
      summary: answer.isAdded
        ? FindingText.addedAnswer(earlier: name(answer.earlier), later: name(answer.later))
        : FindingText.earlierAnswer(earlier: name(answer.earlier), later: name(answer.later)),
      item: answer.row?.item ?? .screen, itemTitle: answer.row?.title ?? trace.screen,
      cellType: trace.screen, cell: answer.row?.cell, property: "rows",
      observed: answer.isAdded ? FindingText.isListed(true) : shown,
      expected: answer.expected, originStep: answer.earlier.step, seenStep: answer.step,
      seen: answer.isAdded
        ? FindingText.addedAnswerSeen(shown: shown, step: words(answer.step))
        : FindingText.earlierAnswerSeen(shown: shown, step: words(answer.step), expected: answer.expected),
      evidence: evidence(answer.earlier) + evidence(answer.later) + [
        answer.isAdded
          ? FindingText.addedRows(earlier: words(answer.earlier.step), later: words(answer.later.step))
          : FindingText.sameRowsAsWaiting(step: words(answer.earlier.step))
      ] + (answer.isLastReceived ? [FindingText.lastReceived] : []), shape: ["earlier answer"])
    finding.fix = FindingText.fixEarlierAnswer
    return finding
  }
}
