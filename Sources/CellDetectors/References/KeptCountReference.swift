import CellTrace

/// A number beside the rows counts those that are chosen, and counts the last choosing's still when the next one begins, with no row
/// chosen: "1 selected".
///
/// The number came with the choosing and went up with each row that was touched, it is not there between the two, and the rows look as
/// they did when the first choosing began, or are gone. In one more run nothing is chosen the first time: then the second begins without the
/// number, or with none. Where the chosen rows are gone, as into a bag, what is in there may be counted by right, and it is a warning. In another run
/// the row is touched twice: a number that counts what is chosen goes back, and one that keeps a
/// score does not.
struct KeptCountReference: SuspectedReference {
  static let searchName: String? = "count of a former choice"
  static let meaning = """
    A number beside the rows counts the chosen ones and begins, when rows are chosen again and none is yet, with those that were chosen \
    the last time.
    """

  /// The steps that chose rows, and the one that begins the next choosing.
  private(set) var choices: [Int]
  var step: Int
  /// The number then, and what stands there as the first choosing begins.
  var number: NumberText
  var usual: String?
  /// A row that was chosen, as it was before.
  var row: Appearance
  /// True if it is no longer there: what was put somewhere may be counted there by right.
  private(set) var isGone = false

  static func suspicions(in trace: Trace) -> [KeptCountReference] {
    trace.isHurried ? [] : trace.steps.compactMap { KeptCountReference($0, in: trace) }
  }

  private init?(_ again: StepTrace, in trace: Trace) {
    guard again.index > 2, again.index <= trace.lastCompletedStep, case .tap(.showing, nil) = again.interaction,
      again.outcomes.isEmpty, !again.numberTexts.isEmpty,
      let begin = trace.steps.last(where: { $0.index < again.index && $0.interaction == again.interaction }),
      let before = trace.step(again.index - 1)
    else { return nil }
    let choices = trace.steps.filter { $0.index > begin.index }.prefix { $0.interaction.chosenRow != nil || $0.onlyMoves }
      .filter { !$0.onlyMoves }
    guard let first = choices.first, let last = choices.last, last.index < again.index - 1,
      let item = first.interaction.chosenRow, let row = begin[item]
    else { return nil }
    let number = again.numberTexts.first { number in
      guard number.numbers.count == 1, before.numberText(number.key) == nil, begin.count(number.key) == 0 else { return false }
      let shown = [begin.count(number.key)] + choices.map { $0.count(number.key) }
      return zip(shown, shown.dropFirst()).allSatisfy { $1 == $0 + 1 } && shown.last == number.numbers.first
    }
    guard let number, choices.allSatisfy({ Self.chooses($0, since: begin, in: trace) }),
      choices.allSatisfy({ Self.isAsBefore($0.interaction.chosenRow, again, begin) })
    else { return nil }
    self.choices = choices.map(\.index)
    (step, self.number, self.row) = (again.index, number, row)
    usual = begin.numberText(number.key)?.text
    isGone = !again.checkpoint.contains { $0.item.list == row.item.list && $0.title == row.title }
  }

  /// True if the touched row alone looks otherwise since.
  private static func chooses(_ step: StepTrace, since begin: StepTrace, in trace: Trace) -> Bool {
    guard let item = step.interaction.chosenRow, let before = trace.step(step.index - 1)?[item], let after = step[item] else {
      return false
    }
    return after.flags != before.flags || !AppearanceDiff.contentDifferences(of: after, from: before).isEmpty
  }

  /// True if a row is gone, or looks as it did when the choosing began. Rows that go by their numbers are told by their titles.
  private static func isAsBefore(_ item: ItemID?, _ step: StepTrace, _ begin: StepTrace) -> Bool {
    guard let item, let former = begin[item] else { return false }
    let rows = step.checkpoint.filter { $0.item.list == item.list && $0.title == former.title }
    return rows.allSatisfy { $0.flags == former.flags && AppearanceDiff.contentDifferences(of: $0, from: former).isEmpty }
  }

  // MARK: Nothing chosen, and chosen twice

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: choices)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.neverChosen(row.title)
    ).recording(from: script.count)
  }

  private func twice(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    return ReferenceRequest(
      script: script.through(step: choices[0]) + [script[step: choices[0]]], configuration: runs.main.configuration,
      purpose: FindingText.touchedTwice(runs.words(forStep: choices[0]))
    ).recording(from: choices[0])
  }

  /// True if the number is none there. A button that needs a chosen row can't be used without one: then the first time tells.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished else { return true }
    return end.count(number.key) == 0
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> KeptCountReference? {
    guard let end = try runs.run(twice(in: runs)).lastIfFinished, end.count(number.key) == 0 else { return nil }
    return isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) ? self : nil
  }
}

extension StepTrace {
  /// What a number says; none where it is not there.
  fileprivate func count(_ key: NumberText.Key) -> Double { numberText(key)?.numbers.first ?? 0 }
}

extension Interaction {
  /// The row that is touched or selected as a whole.
  fileprivate var chosenRow: ItemID? {
    if case .tap(.resolved(let item), nil) = self { return item }
    if case .select(.resolved(let item)) = self { return item }
    return nil
  }
}

extension KeptCountReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ kept: KeptCountReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.keptCount(kept.number.text, step: words(kept.step)), item: .screen, itemTitle: trace.screen,
      cellType: trace.screen, property: "text", observed: kept.number.text, expected: kept.usual ?? FindingText.nothing,
      originStep: kept.choices.last, seenStep: kept.step,
      seen: FindingText.keptCountSeen(kept.number.text, row: kept.row.title),
      evidence: [FindingText.keptCountEvidence(row: kept.row.title)], shape: ["kept count"])
    finding.fix = FindingText.fixKeptCount
    return finding.asWarning(if: kept.isGone)
  }
}
