import CellTrace

/// A form that was opened for a row and pulled down, so that nobody told the screen that it is over: the next form, which was opened for no
/// row, is used on the row of the first.
///
/// Its reference is the same script without the form that was pulled down: there the row stays as it is, and something else comes of the
/// second form. Rows must look alike before either form is opened, so that nothing on screen says that the row is still meant. Nor may the
/// second form itself: one that goes on with the first names the row, where it does not without the first. One that only looks otherwise than it
/// does then may say so in words that nobody here knows: that is a warning.
struct AbandonedFormReference: StepComparison {
  static let searchName: String? = "form given up"
  static let meaning = """
    A form for a new row is used on the row whose form was pulled down before, and does not name it; where the form says \
    anything else that it does not say without that, it is a warning.
    """

  /// The steps that opened the first form and pulled it down, that opened the second, and the one that was done on that.
  var opening: Int
  var closing: Int
  var second: Int
  var step: Int
  /// The row of the first form, before and after the step.
  var before: Appearance
  var row: Appearance
  var difference: Difference
  /// What comes of the step without the first form.
  var expected = ""
  /// True if the second form says something that it does not say without the first.
  var saysMore = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [AbandonedFormReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.run(suspected.request(in: runs))
    return [suspected.confirmed(by: made, runs.main)].compactMap(\.self)
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> AbandonedFormReference? {
    trace.steps.lazy.compactMap { closing -> AbandonedFormReference? in
      guard case .pullDownSheet = closing.interaction, let opening = opening(before: closing.index, in: trace),
        let item = opening.interaction.target, let start = trace.step(opening.index - 1), start[item] != nil,
        let second = trace.steps.first(where: { $0.index > closing.index && $0.showsScreen }), second.interaction.target == nil,
        let between = trace.step(second.index - 1), start.items == between.items, hasSameRows(start, between),
        let used = trace.steps.first(where: { $0.index > second.index && $0.interaction.facts.role.isAct }),
        used.index <= trace.lastCompletedStep, used.interaction.isBesideLists, used.items == between.items,
        let before = between[item], let row = used[item], !before.isUnsettled, !row.isUnsettled,
        let difference = AppearanceDiff.contentDifferences(of: row, from: before).first(where: { $0.kind == .value }),
        between.checkpoint.allSatisfy({ other in other.item == item || used[other.item].map { isSame(other, $0) } ?? true })
      else { return nil }
      return AbandonedFormReference(
        opening: opening.index, closing: closing.index, second: second.index, step: used.index, before: before, row: row,
        difference: difference)
    }.first
  }

  /// The step that put the form in front that a later one pulls down, if nothing was chosen on it.
  private static func opening(before closing: Int, in trace: Trace) -> StepTrace? {
    trace.steps.last { $0.index < closing && ($0.showsScreen || !$0.interaction.isBesideLists) }.flatMap {
      $0.showsScreen ? $0 : nil
    }
  }

  private static func hasSameRows(_ before: StepTrace, _ after: StepTrace) -> Bool {
    after.checkpoint.allSatisfy { row in before[row.item].map { isSame($0, row) } ?? true }
  }

  private static func isSame(_ one: Appearance, _ other: Appearance) -> Bool {
    one.flags == other.flags && AppearanceDiff.contentDifferences(of: other, from: one).isEmpty
  }

  // MARK: Without the first form

  private func request(in runs: RunSet) -> ReferenceRequest {
    let steps = runs.main.completedScript(through: step, without: Array(opening...closing))
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.withoutForm(opened: runs.words(forStep: opening)))
  }

  private func confirmed(by trace: Trace, _ main: Trace) -> AbandonedFormReference? {
    guard let after = trace.lastIfFinished, let first = trace.step(0), let own = after[row.item],
      own.value(at: difference.key.moved(from: row, to: own)) == before.value(at: difference.key.moved(from: row, to: before))
    else { return nil }
    let usual = trace.step(second - (closing - opening + 1))?.shownTexts ?? []
    let more = (main.step(second)?.shownTexts ?? []).filter { !usual.contains($0) }
    if ShownOutcome(kind: .screen, texts: more).names(before.title) { return nil }
    var result = self
    result.saysMore = !more.isEmpty
    if let come = after.items.first(where: { !first.items.contains($0) }) {
      result.expected = FindingText.inserted(trace.title(of: come, upTo: after.index))
      return result
    }
    let other = after.checkpoint.first { now in first[now.item].map { !Self.isSame($0, now) } ?? false }
    guard let other else { return nil }
    result.expected = FindingText.changed(other.title)
    return result
  }
}

extension InteractionFacts.Role {
  fileprivate var isAct: Bool { if case .acts = self { true } else { false } }
}

extension AbandonedFormReference {
  /// The run without the first form tells it, whatever is masked at the step.
  func isAllowed(by mask: Mask) -> Bool { true }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ form: AbandonedFormReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let title = form.before.title
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.formOfFormerRow(action: trace.title(ofStep: form.step), title: title),
      item: form.row.item, itemTitle: title, cellType: form.row.cellType, cell: form.row.cell, property: "form",
      observed: FindingText.changed(title), expected: form.expected, originStep: form.opening, seenStep: form.step,
      seen: FindingText.seen(title, form.difference, reference: FindingText.withoutFirstForm), element: form.difference.path,
      evidence: [FindingText.pulledDown(title, step: words(form.closing))], shape: ["form"])
    finding.fix = FindingText.fixAbandonedForm
    return finding.asWarning(if: form.saysMore)
  }
}
