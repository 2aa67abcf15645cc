import CellTrace

/// A row that did not look selected after it was tapped, and does when it is back on screen although nobody tapped it again: the cell
/// was told, and not the list, which gives its own selection to every cell that it shows.
///
/// The list has the selection since the tap: a cell that is made anew right after it looks selected, which one more run shows. A row that the app
/// selects only when it scrolls there, as a line with a cue that comes to the top, is not selected so soon. Where selection follows from
/// scrolling alone, as the story does that plays at the top, or a wheel's row in the middle, the row is selected without the tap as well: that
/// is another run.
struct SelectionThatReturns: DetectorComparison {
  static let searchName: String? = "selected again"
  static let meaning = """
    A row that does not look selected when it is tapped does so once it is back on screen: its cell was told, and not the \
    list, which gives its own selection to every cell that it shows.
    """

  /// The tap, and the step after which the row looks selected.
  var tap: Int
  var step: Int
  var row: Appearance

  /// In order of steps, one at most: the first says it all.
  static func all(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [SelectionThatReturns] {
    guard let first = first(in: runs.main, mask) else { return [] }
    let made = try runs.runs([first.rebuilt(in: runs), first.request(in: runs)])
    guard made[0].lastIfFinished?[first.row.item]?.flags.contains(.selected) == true, let end = made[1].lastIfFinished,
      end[first.row.item]?.flags.contains(.selected) != true
    else { return [] }
    return [first]
  }

  private static func first(in trace: Trace, _ mask: Mask?) -> SelectionThatReturns? {
    trace.steps.lazy.compactMap { SelectionThatReturns($0, in: trace, mask) }.first
  }

  /// Everything up to the tap, and cells made anew after it, to which the list gives what is selected.
  private func rebuilt(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: tap) + [.rebuildVisibleCells]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.rebuild(after: runs.words(forStep: tap))
    ).recording(from: script.count)
  }

  /// The same without the tap, and without those on the row before it.
  private func request(in runs: RunSet) -> ReferenceRequest {
    let taps = runs.main.steps.filter { $0.index <= tap && $0.interaction == .tap(.resolved(row.item), nil) }.map(\.index)
    let script = runs.main.completedScript.through(step: step).without(steps: taps)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: tap))
    ).recording(from: script.count)
  }

  /// The runs with cells made anew and without the tap, which nearly no script needs.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs, Mask(runs)) }
  }

  /// True if a run shows one.
  static func isSuspected(in trace: Trace) -> Bool { first(in: trace, nil) != nil }

  private init?(_ step: StepTrace, in trace: Trace, _ mask: Mask?) {
    guard case .tap(.resolved(let item), nil) = step.interaction, step.index <= trace.lastCompletedStep,
      mask?.allows(step: step.index) ?? true, let tapped = step[item], !tapped.flags.contains(.selected)
    else { return nil }
    var wasAway = false
    for later in trace.steps where later.index > step.index && later.index <= trace.lastCompletedStep {
      guard later.interaction.isScroll, later.items == step.items, mask?.allows(step: later.index) ?? true else { return nil }
      guard let row = later[item] else {
        wasAway = true
        continue
      }
      let isOther = row.cell != tapped.cell || row.reuse != tapped.reuse
      guard row.flags.contains(.selected) else {
        // A list gives its selection to a cell before it shows it: this row is not selected in it.
        if isOther { return nil }
        continue
      }
      guard wasAway || isOther else { return nil }
      (tap, self.step, self.row) = (step.index, later.index, row)
      return
    }
    return nil
  }
}

extension SelectionThatReturns {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs, mask).map { StuckInteractionState.finding($0, runs.main) }
  }
}

extension StuckInteractionState {
  static func finding(_ selection: SelectionThatReturns, _ trace: Trace) -> Finding {
    let row = selection.row
    let tap = FindingText.step(selection.tap, trace.title(ofStep: selection.tap))
    return Finding(
      detector: id, severity: severity, summary: FindingText.selectedAgain(row.title), item: row.item, itemTitle: row.title,
      cellType: row.cellType, cell: row.cell, property: "isSelected", observed: "true", expected: "false",
      originStep: selection.tap, seenStep: selection.step, seen: FindingText.selectedAgainSeen(row.title, step: tap),
      evidence: [FindingText.listKeepsSelection], shape: ["returns", "selected"])
  }
}
