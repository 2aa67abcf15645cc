import CellTrace

/// A text that was typed in a row, and that is gone because its editing ended while the row was out of sight: who stores it for the row at
/// the cell's index path finds none then.
///
/// Its reference is the script in which editing ends, in the same way, before the list is scrolled. What gives the text up, as a button
/// that cancels, does so there, too.
struct UnsavedTextReference: SuspectedReference {
  static let searchName: String? = "text not stored"
  static let meaning = """
    A typed text is lost where editing ends while the row is out of sight and the app asks for its index path.
    """

  /// The step that typed, and the row after it.
  var typing: Int
  var set: Appearance
  /// The step that ended editing.
  var end: Int
  /// The step with which the row was back, and the row then.
  var back: Int
  var row: Appearance
  var difference: Difference

  static func suspicions(in trace: Trace) -> [UnsavedTextReference] {
    trace.isHurried ? [] : trace.steps.compactMap { UnsavedTextReference($0, in: trace) }
  }

  private init?(_ typed: StepTrace, in trace: Trace) {
    guard case .type(_, .resolved(let item), _, _) = typed.interaction, let set = typed[item], set.isEdited,
      let before = trace.step(typed.index - 1)?[item], !set.isUnsettled, !before.isUnsettled,
      let difference = AppearanceDiff.contentDifferences(of: set, from: before).first(where: { Self.isTyped($0, in: set) }),
      let end = trace.steps.first(where: { $0.index > typed.index && !$0.interaction.isScroll }), end[item] == nil,
      end.interaction.isBesideLists, end.items == typed.items,
      let back = trace.steps.first(where: { $0.index > end.index && ($0[item] != nil || !$0.interaction.isScroll) }),
      back.index <= trace.lastCompletedStep, back.interaction.isScroll, let row = back[item], !row.isUnsettled, !row.isEdited,
      row.value(at: difference.key) == before.value(at: difference.key)
    else { return nil }
    (typing, self.set, self.end, self.back, self.row) = (typed.index, set, end.index, back.index, row)
    self.difference = difference
  }

  private static func isTyped(_ difference: Difference, in row: Appearance) -> Bool {
    difference.name == "text" && row.elements.contains { $0.path == difference.path && $0.role == .textField }
  }

  /// Editing ends first, then come the scrolls.
  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let scrolls = Array(typing + 1..<end) + Array(end + 1...back)
    let steps = script.through(step: typing) + [script[step: end]] + script[steps: scrolls]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.endedFirst(end: runs.words(forStep: end))
    ).recording(from: steps.count)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    trace.lastIfFinished?[row.item].map { $0.value(at: difference.key) == set.value(at: difference.key) } ?? false
  }
}

extension UnsavedTextReference {
  /// Where the row is back.
  var step: Int { back }

  func finding(in trace: Trace) -> Finding { LostViewState.finding(self, trace) }
}

extension LostViewState {
  static func finding(_ lost: UnsavedTextReference, _ trace: Trace) -> Finding {
    let (title, difference) = (lost.row.title, lost.difference)
    let (before, now) = (lost.set.words(at: difference.key), lost.row.words(at: difference.key))
    let end = FindingText.step(lost.end, trace.title(ofStep: lost.end))
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.unsavedText(title: title, step: end), item: lost.row.item,
      itemTitle: title, cellType: lost.row.cellType, cell: lost.row.cell, property: difference.property, observed: now,
      expected: before, originStep: lost.typing, seenStep: lost.back,
      seen: FindingText.lost(title, difference.property, before: before, now: now), element: difference.path,
      evidence: [FindingText.savedInSight], shape: ["unsaved"])
    finding.fix = FindingText.fixUnsavedText
    return finding
  }
}
