import CellTrace

/// A total beside the rows that keeps what a removed row had: the row is gone, and what was done to it before counts still.
///
/// What was done changed the number, and so did the removal. In one more run the row is removed without what was done: the rows are the
/// same in the end, the removal takes the same away, and the number is another one. As a score may count by right what was done to a row that
/// is gone, one more run takes it back while the row is there: a number that belongs to the rows is as before then. Where both make it more, as
/// points do that are won for either, it is no total of the rows.
struct CarriedTotalReference: SuspectedReference {
  static let searchName: String? = "total of a removed row"
  static let meaning = """
    A number beside the rows is another one after a row was removed than where it is removed without what was done to it before, though that \
    can be taken back, the number with it, as long as the row is there.
    """

  /// The steps of what was done, opening included, and the one that removed the row.
  private var acting: [Int]
  var act: Int
  var step: Int
  /// The row before what was done.
  private var former: Appearance
  /// The number in the end.
  var number: NumberText
  /// How the removal changed it.
  private var change: NumberText.Change
  private(set) var expected = ""
  /// Whatever may take it back, in the row.
  private var undoing: [[Interaction]]

  var title: String { former.title }

  /// Each that does not is a run more.
  private static let undoneAtMost = 3

  static func suspicions(in trace: Trace) -> [CarriedTotalReference] {
    if trace.isHurried { return [] }
    let acts = ItemAction.all(in: trace).filter { $0.step <= trace.lastCompletedStep }
    guard acts.count > 1 else { return [] }
    return acts.indices.dropFirst().compactMap { index in
      guard let done = acts[..<index].last(where: { isSameRow($0, acts[index], in: trace) }) else { return nil }
      return CarriedTotalReference(done, then: acts[index], in: trace)
    }
  }

  /// True for actions on one row: by its title where a list that reloads gives it other numbers.
  private static func isSameRow(_ one: ItemAction, _ other: ItemAction, in trace: Trace) -> Bool {
    guard one.item.goesByPosition, one.item.list == other.item.list else { return one.item == other.item }
    guard let title = trace.step(one.step - 1)?[one.item]?.title, let step = trace.step(other.step - 1) else { return false }
    return step[other.item]?.title == title && step.only(title, in: one.item.list) != nil
  }

  private init?(_ done: ItemAction, then removal: ItemAction, in trace: Trace) {
    let list = done.item.list
    guard let start = trace.step(done.step - 1), let after = trace.step(done.step), let before = trace.step(removal.step - 1),
      let end = trace.step(removal.step), !after.numberTexts.isEmpty, let former = start[done.item],
      let changed = after.only(former.title, in: list), !changed.isUnsettled, Look(former) != Look(changed),
      ShownRows(list, in: start).differsInOne(from: ShownRows(list, in: after)),
      let victim = before[removal.item], ShownRows(list, in: end).lacks(victim, from: before)
    else { return nil }
    for now in end.numberTexts {
      guard let old = start.numberText(now.key), let counted = after.numberText(now.key), let added = counted.change(from: old),
        let last = before.numberText(now.key), let taken = now.change(from: last), taken.place == added.place,
        taken.new < taken.old || added.new < added.old
      else { continue }
      (acting, act, step, number) = (done.openers + [done.step], done.step, removal.step, now)
      (self.former, change) = (former, taken)
      undoing = Self.undoing(done, removal, changed, trace)
      return
    }
    return nil
  }

  /// The same once more, whatever else the row has to touch, and what its swipe offers.
  private static func undoing(
    _ done: ItemAction, _ removal: ItemAction, _ changed: Appearance, _ trace: Trace
  ) -> [[Interaction]] {
    let again = (done.openers + [done.step]).map { trace.named(step: $0) }
    var all: [[Interaction]] = []
    if case .tap(let locator, let element)? = again.last, done.openers.isEmpty {
      let used = element.flatMap { if case .path(let path) = $0 { path } else { nil } }
      all += changed.elements.filter { $0.isInteractive && $0.path != used && element != nil }
        .map { [.tap(locator, .path($0.path))] }
    }
    if let opener = removal.openers.last, case let swipe = trace.named(step: opener), case .swipe = swipe {
      let used = [trace.step(removal.step)?.interaction.facts.choice, again.last?.facts.choice]
      for case .actionsOffered(removal.item, _, let titles, _) in (trace.step(opener)?.events ?? []).lazy.map(\.kind) {
        all += titles.filter { !used.contains($0) }.map { [swipe, .tapAction($0)] }
      }
    }
    return Array(([again] + all).prefix(undoneAtMost))
  }

  // MARK: Without what was done

  func request(in runs: RunSet) -> ReferenceRequest {
    let begun = runs.main.completedScript.through(step: act).without(steps: acting)
    let script = begun + (act + 1...step).map { runs.main.named(step: $0) }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: act))
    ).recording(from: script.count - 1)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { other(in: trace, main) != nil }

  /// The number there, if the rows are the same, and the removal changes it as it does here.
  private func other(in trace: Trace, _ main: Trace) -> NumberText? {
    guard let end = trace.lastIfFinished, let before = trace.step(end.index - 1), let here = main.step(step),
      ShownRows(former.item.list, in: end) == ShownRows(former.item.list, in: here),
      let now = end.numberText(number.key), let last = before.numberText(number.key), let taken = now.change(from: last),
      taken.place == change.place, now.change(from: number)?.place == change.place,
      abs(taken.new - taken.old - change.new + change.old) < 0.005
    else { return nil }
    return now
  }

  /// What was done, and something that may take it back.
  private func undone(by steps: [Interaction], in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: act) + steps
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.takenBack(runs.words(forStep: act))
    ).recording(from: script.count)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> CarriedTotalReference? {
    guard let other = other(in: try runs.run(request(in: runs)), runs.main), let start = runs.main.step(act - 1) else {
      return nil
    }
    for steps in undoing {
      guard let end = try runs.run(undone(by: steps, in: runs)).lastIfFinished,
        let row = end.only(former.title, in: former.item.list),
        Look(row) == Look(former)
      else { continue }
      guard end.numberText(number.key)?.numbers == start.numberText(number.key)?.numbers else { return nil }
      var result = self
      result.expected = other.text
      return result
    }
    return nil
  }
}

extension ShownRows {
  /// True if one row says something else in another look at the list, and nothing else does.
  fileprivate func differsInOne(from other: ShownRows) -> Bool {
    count == other.count && looks.count == other.looks.count && zip(looks, other.looks).count { $0 != $1 } == 1
  }

  /// True if the list is as it was before but for one row, which is gone: others may have come into sight behind the last.
  fileprivate func lacks(_ row: Appearance, from before: StepTrace) -> Bool {
    let rows = before.checkpoint.filter { $0.item.list == row.item.list }
    guard count + 1 == ShownRows(row.item.list, in: before).count else { return false }
    let rest = rows.filter { $0.item != row.item }.map { Look($0) }
    return rest.count <= looks.count && looks.starts(with: rest)
  }
}

extension CarriedTotalReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ total: CarriedTotalReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.carriedTotal(total.number.text, title: total.title, step: words(total.step)), item: .screen,
      itemTitle: trace.screen, cellType: trace.screen, property: "text", observed: total.number.text, expected: total.expected,
      originStep: total.act, seenStep: total.step,
      seen: FindingText.carriedTotalSeen(total.number.text, title: total.title, expected: total.expected),
      evidence: [FindingText.carriedTotalEvidence(title: total.title, act: words(total.act))], shape: ["carried total"])
    finding.fix = FindingText.fixCarriedTotal
    return finding
  }
}
