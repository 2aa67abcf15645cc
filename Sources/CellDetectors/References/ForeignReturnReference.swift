import CellTrace

/// A button beside the rows, with a text that names the row which was removed last, brings back the one that was removed before it: the bar
/// that is on screen already gets another text, and keeps what its button does.
///
/// One more run leaves out the first removal: there the same touch brings back the row that is named. Where the text names no row, or the one
/// that comes back, as that of a bar which waits for its turn, nothing is told.
struct ForeignReturnReference: SuspectedReference {
  static let searchName: String? = "brings back another"
  static let meaning = """
    A button beside the text that names the row removed last brings back the one removed before; with that one never removed it brings back the \
    row that is named.
    """

  var step: Int
  /// The removal of the row that comes back, and of the one that is named.
  private var first: ItemAction
  var last: ItemAction
  var returned: Appearance
  var named: Appearance

  static func suspicions(in trace: Trace) -> [ForeignReturnReference] {
    let removals = ItemAction.all(in: trace).filter { $0.step <= trace.lastCompletedStep && $0.removed(in: trace) != nil }
    guard removals.count > 1 else { return [] }
    return trace.steps.compactMap { ForeignReturnReference($0, removals, in: trace) }
  }

  private init?(_ step: StepTrace, _ removals: [ItemAction], in trace: Trace) {
    guard step.index <= trace.lastCompletedStep, step.interaction.isTouchBesideRows, let before = trace.step(step.index - 1),
      let last = removals.last(where: { $0.step < step.index }), let named = last.removed(in: trace),
      case let list = named.item.list,
      step.items.count(where: { $0.list == list }) == before.items.count(where: { $0.list == list }) + 1,
      step.only(named.title, in: list) == nil, before.namesAroundRows(named.title)
    else { return nil }
    let former = removals.last { act in
      guard act.step < last.step, let row = act.removed(in: trace), row.item.list == list else { return false }
      return before.only(row.title, in: list) == nil && step.only(row.title, in: list) != nil
    }
    guard let first = former, let returned = first.removed(in: trace), !before.namesAroundRows(returned.title) else { return nil }
    (self.step, self.first, self.last, self.returned, self.named) = (step.index, first, last, returned, named)
  }

  // MARK: Without the first removal

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step)
    let left = first.stepsWithPauses(in: runs.main)
    let steps = (1...step).filter { !left.contains($0) }.map {
      $0 > first.step ? runs.main.named(step: $0) : script[step: $0]
    }
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.notActed(action: runs.words(forStep: first.step))
    ).recording(from: steps.count - 1)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let before = trace.step(end.index - 1) else { return false }
    return before.only(named.title, in: named.item.list) == nil && end.only(named.title, in: named.item.list) != nil
  }
}

extension ItemAction {
  /// The row that the action was done to, as it was before, if that alone is gone since.
  fileprivate func removed(in trace: Trace) -> Appearance? {
    guard !takesBack, let before = trace.step((openers.first ?? step) - 1), let last = trace.step(step - 1),
      let after = trace.step(step),
      let row = before[item], !row.title.isEmpty, before.only(row.title, in: item.list) != nil,
      after.items.count(where: { $0.list == item.list }) == last.items.count(where: { $0.list == item.list }) - 1,
      !after.checkpoint.contains(where: { $0.item.list == item.list && $0.title == row.title })
    else { return nil }
    return row
  }
}

extension Interaction {
  /// True for a touch of what stands beside the rows.
  fileprivate var isTouchBesideRows: Bool {
    if case .tap(.showing, nil) = self { return true }
    return false
  }
}

extension ForeignReturnReference {
  static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  /// A bar that goes by itself is gone where every step waits: it asks for no such run.
  static var needsWholeRuns: Bool { false }

  /// Somebody touches the bar while it is there: what is still out is not asked.
  func isAllowed(by mask: Mask) -> Bool { mask.reaches(step: step) }

  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ foreign: ForeignReturnReference, _ trace: Trace) -> Finding {
    let (named, returned) = (foreign.named, foreign.returned)
    let words = FindingText.step(foreign.step, trace.title(ofStep: foreign.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.foreignReturn(returned.title, named: named.title, step: words), item: returned.item,
      itemTitle: returned.title, sourceItem: named.item, sourceItemTitle: named.title, cellType: returned.cellType,
      cell: returned.cell,
      property: "rows", observed: FindingText.inserted(returned.title), expected: FindingText.inserted(named.title),
      originStep: foreign.last.step, seenStep: foreign.step,
      seen: FindingText.foreignReturnSeen(returned.title, named: named.title),
      evidence: [FindingText.foreignReturnEvidence(returned.title)],
      shape: ["brings back another"])
    finding.fix = FindingText.fixForeignReturn
    return finding
  }
}
