import CellTrace

/// A number beside the rows that is added up anew at each appearance, or at each refresh, on top of what it was: with the same rows it is twice
/// as much, and then three times.
///
/// The step that shows it left the rows as they were, and made a number of three or more twice what it was. One more run does the same once more:
/// it is three times the number then. A number grows so by right where it belongs to what was done, and not to the rows, as ten points for each
/// visit, of ten: so it has to be the number of rows at first, or the sum of a column of theirs. What a refresh asks for may be counted by right,
/// one request for each row: where the number is that of the rows, no run tells, and it is a warning.
struct GrownNumberReference: SuspectedReference {
  static let searchName: String? = "number that doubles"
  static let meaning = """
    A number beside the rows that is their number, or the sum of what they say, is twice as much after another screen was in front, or after a \
    refresh, and three times after the next, with the same rows.
    """

  /// The step before, and the one that shows it.
  private(set) var last: Int
  var step: Int
  private var list: Int
  /// The number before and after.
  var former: NumberText
  var number: NumberText
  private var change: NumberText.Change
  /// True if it may be what was asked for.
  private(set) var mayCountRequests: Bool

  static func suspicions(in trace: Trace) -> [GrownNumberReference] {
    if trace.isHurried { return [] }
    let returns = ReturnToList.all(in: trace).filter { !$0.isUsed(in: trace) }.map { ($0.list, $0.last, $0.step) }
    let refreshes = trace.steps.filter { $0.interaction == .pullToRefresh || $0.interaction == .enterForeground }.compactMap {
      step in
      step.items.first.map { ($0.list, step.index - (step.interaction == .pullToRefresh ? 1 : 2), step.index) }
    }
    return (returns + refreshes).sorted { $0.2 < $1.2 }.compactMap { GrownNumberReference($0.0, $0.1, $0.2, in: trace) }
  }

  private init?(_ list: Int, _ last: Int, _ step: Int, in trace: Trace) {
    guard let before = trace.step(last), let after = trace.step(step), step <= trace.lastCompletedStep,
      after.index > before.index, ShownRows(list, in: before) == ShownRows(list, in: after)
    else { return nil }
    for number in after.numberTexts {
      guard let former = before.numberText(number.key), let change = number.change(from: former), change.old >= 3,
        abs(change.new - 2 * change.old) < 0.005, before.sums(of: list).contains(where: { abs($0 - change.old) < 0.005 })
      else { continue }
      (self.last, self.step, self.list, self.former, self.number, self.change) = (last, step, list, former, number, change)
      mayCountRequests = after.interaction == .pullToRefresh && change.old == Double(before.items.count { $0.list == list })
      return
    }
    return nil
  }

  // MARK: Once more

  func request(in runs: RunSet) -> ReferenceRequest {
    let steps = runs.main.completedScript.through(step: step) + (last + 1...step).map { runs.main.named(step: $0) }
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.doneAgain(runs.words(forStep: step))
    ).recording(from: step)
  }

  /// True if it is three times as much by then.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let after = main.step(step),
      ShownRows(list, in: end) == ShownRows(list, in: after), let again = end.numberText(number.key),
      let now = again.change(from: former)
    else { return false }
    return now.place == change.place && abs(now.new - 3 * change.old) < 0.005
  }
}

extension StepTrace {
  /// How many rows a list has, and the sums of what stands at the same place in all of them, where all are in sight.
  fileprivate func sums(of list: Int) -> [Double] {
    let rows = checkpoint.filter { $0.item.list == list }
    let count = items.count { $0.list == list }
    guard rows.count == count, let first = rows.first else { return [Double(count)] }
    let columns = first.elements.compactMap { element -> Double? in
      let numbers = rows.compactMap { row -> Double? in
        let key = PropertyKey(path: element.path, name: "text").moved(from: first, to: row)
        return row.value(at: key).flatMap { NumberText.numbers(in: $0).first }
      }
      return numbers.count == rows.count ? numbers.reduce(0, +) : nil
    }
    return [Double(count)] + columns
  }
}

extension GrownNumberReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ grown: GrownNumberReference, _ trace: Trace) -> Finding {
    let words = FindingText.step(grown.step, trace.title(ofStep: grown.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.grownNumber(from: grown.former.text, to: grown.number.text, step: words), item: .screen,
      itemTitle: trace.screen, cellType: trace.screen, property: "text", observed: grown.number.text, expected: grown.former.text,
      originStep: grown.last + 1, seenStep: grown.step,
      seen: FindingText.grownNumberSeen(from: grown.former.text, to: grown.number.text),
      evidence: [FindingText.grownNumberEvidence], shape: ["grown number"])
    finding.fix = FindingText.fixGrownNumber
    return finding.asWarning(if: grown.mayCountRequests)
  }
}
