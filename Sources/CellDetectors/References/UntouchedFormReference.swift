import CellTrace

/// A form that was opened for one row and given up as it was is still filled with what that row has on the form of the next row, and is used on
/// that one: two rows are the same then.
///
/// Nothing was filled in that could be a draft. The same script without the first form shows the second row's own on its form, and leaves the row
/// as it was. What was taken along on purpose, as by a button "Use as template" that closes the first form, is not there where that is pulled
/// down in place of it: that is one run more.
struct UntouchedFormReference: StepComparison {
  static let searchName: String? = "form left as it was"
  static let meaning = """
    A form on which nothing was filled in is given up, however that is done, and the next row's form shows what the first \
    row has in place of its own, and gives it to that row.
    """

  /// The steps that opened the first form, the first of them and the last, and gave it up, that opened the second form, and the last one on that.
  var begin: Int
  var opening: Int
  var closing: Int
  var second: Int
  var step: Int
  /// The row of the first form.
  var first: Appearance
  /// The row of the second one, before it was opened and after the last step.
  var before: Appearance
  var row: Appearance
  /// What the second row has of the first one's, and had of its own.
  var difference: Difference

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [UntouchedFormReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    return suspected.isConfirmed(without: made[0], pulledDown: made.dropFirst().first, runs.main) ? [suspected] : []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicion(in: runs.main)?.requests(in: runs) ?? [] }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> UntouchedFormReference? {
    if trace.isHurried { return nil }
    let visits = KeptFormReference.visits(in: trace)
    return zip(visits, visits.dropFirst()).lazy.compactMap { UntouchedFormReference($0, then: $1, in: trace) }.first
  }

  /// The second row has a text of the first one's where it had another, and the second form said so when it came.
  private init?(_ one: KeptFormReference.Visit, then other: KeptFormReference.Visit, in trace: Trace) {
    guard one.item != other.item, one.item.list == other.item.list, one.last == one.opening + 1, other.last > other.opening,
      let start = trace.step(one.begin - 1), let between = trace.step(other.begin - 1), start.items == between.items,
      between.showsSameRows(as: start), let first = start[one.item], let before = between[other.item],
      let row = trace.step(other.last)?[other.item], let kept = trace.step(other.last)?[one.item],
      ![first, before, row].contains(where: \.isUnsettled),
      let difference = AppearanceDiff.contentDifferences(of: row, from: before).first(where: { difference in
        difference.name == "text" && difference.kind == .value
          && first.value(at: difference.key.moved(from: row, to: first)) == difference.observed
          // What the two exchange is moved, and not taken for the second one's.
          && kept.value(at: difference.key.moved(from: row, to: kept)) == difference.observed
      }), ShownOutcome(kind: .screen, texts: trace.step(other.opening)?.shownTexts ?? []).names(difference.observed)
    else { return nil }
    (begin, opening, closing, second, step) = (one.begin, one.opening, one.last, other.opening, other.last)
    (self.first, self.before, self.row, self.difference) = (first, before, row, difference)
  }

  // MARK: Without the first form, and where it is pulled down

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript.through(step: step)
    let without = ReferenceRequest(
      script: runs.main.completedScript(through: step, without: Array(begin...closing)), configuration: runs.main.configuration,
      purpose: FindingText.withoutForm(opened: runs.words(forStep: opening)))
    if script[step: closing] == .pullDownSheet { return [without] }
    var pulledDown = script
    pulledDown[closing - 1] = .pullDownSheet
    return [
      without,
      ReferenceRequest(
        script: pulledDown, configuration: runs.main.configuration,
        purpose: FindingText.pulledDownForm(opened: runs.words(forStep: opening))),
    ]
  }

  private func isConfirmed(without: Trace, pulledDown: Trace?, _ main: Trace) -> Bool {
    func text(_ trace: Trace) -> String? {
      trace.lastIfFinished?[row.item].flatMap { $0.value(at: difference.key.moved(from: row, to: $0)) }
    }
    guard text(without) == difference.expected, pulledDown.map({ text($0) == difference.observed }) ?? true else { return false }
    let shown = main.step(second)?.shownTexts ?? []
    let usual = without.step(second - (closing - begin + 1))?.shownTexts ?? []
    func says(_ text: String, _ texts: [String], butNot others: [String]) -> Bool {
      var rest = texts
      for other in others { if let place = rest.firstIndex(of: other) { rest.remove(at: place) } }
      return ShownOutcome(kind: .screen, texts: rest).names(text)
    }
    return says(difference.observed, shown, butNot: usual) && says(difference.expected, usual, butNot: shown)
  }
}

extension UntouchedFormReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ form: UntouchedFormReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (title, source) = (form.before.title, form.first.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.untouchedForm(action: trace.title(ofStep: form.step), title: title, source: source),
      item: form.row.item, itemTitle: title, sourceItem: form.first.item, sourceItemTitle: source, cellType: form.row.cellType,
      cell: form.row.cell, property: form.difference.property, observed: form.difference.observed,
      expected: form.difference.expected, originStep: form.opening,
      originPlace: form.difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: form.step,
      seen: FindingText.seen(title, form.difference, reference: FindingText.withoutGivenUpForm), element: form.difference.path,
      evidence: [FindingText.leftAsItWas(source, step: words(form.closing), second: words(form.second))],
      shape: ["untouched form"])
    finding.fix = FindingText.fixKeptForm
    return finding
  }
}
