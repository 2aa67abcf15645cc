import CellTrace

/// The row that a touch opens below another one, as a date picker, stands below the wrong row where one was open above: its place was reckoned
/// before that was closed.
///
/// Touching the first row put a row directly below it, and touching the second one closed that again. The same script without the first touch
/// puts the second one's row directly below its own, so that the rows are the same but for the place of one. What is put in elsewhere on purpose, as below a
/// row of tiles or at the end of a section, stands there in both; a list that was sorted or that grew meanwhile has other rows.
///
/// What was done in the row that the first touch opened is left out with that touch.
///
/// What a touch adds for good is not closed again by another touch. A row that goes on from place to place with each touch, as a piece on a board, is
/// one and the same cell's item: where it keeps its identity it has moved, and is left alone.
struct OpenedBelowReference: SuspectedReference {
  static let searchName: String? = "opened below the wrong row"
  static let meaning = """
    A row that a touch opens below another one stands below the wrong one where a row was open above, which closes then: without that it stands \
    directly below the row that was touched.
    """

  /// The first touch, and what was done in the row that it opened; then the second one.
  private var opening: [Int]
  var step: Int
  /// The row that was touched, the one that opened for it, and the one above that.
  var row: Appearance
  var opened: Appearance
  var above: Appearance
  /// The rows that are there anyhow.
  private var rows: [String]

  static func suspicions(in trace: Trace) -> [OpenedBelowReference] {
    trace.isHurried ? [] : trace.steps.compactMap { OpenedBelowReference($0, in: trace) }
  }

  private init?(_ second: StepTrace, in trace: Trace) {
    guard let item = second.interaction.touched, second.index <= trace.lastCompletedStep,
      let first = trace.steps.last(where: { $0.index < second.index && $0.interaction.touched != nil }),
      let other = first.interaction.touched, other != item, other.list == item.list, let start = trace.step(first.index - 1),
      let before = trace.step(second.index - 1), let former = start[other], let row = start[item],
      first.outcomes.isEmpty, second.outcomes.isEmpty,
      case let list = item.list, let all = start.lines(list), let one = first.lines(list), let two = second.lines(list),
      before.lines(list) == one, all.count > 2, let firstPlace = one.extra(besides: all), let place = two.extra(besides: all),
      one[firstPlace - 1] == former.title, firstPlace <= (all.firstIndex(of: row.title) ?? 0),
      let own = two.firstIndex(of: row.title), place == own + 2
    else { return nil }
    let shown = second.checkpoint.filter { $0.item.list == list }
    guard shown[place].slot.section == row.slot.section, !first.items.contains(shown[place].item) else { return nil }
    let panel = first.checkpoint.filter { $0.item.list == list }[firstPlace].item
    let used = trace.steps.filter { $0.index > first.index && $0.index < second.index && !$0.interaction.isScroll }
    guard used.allSatisfy({ $0.interaction.target == panel && $0.outcomes.isEmpty }) else { return nil }
    opening = [first.index] + used.map(\.index)
    (step, self.row, opened, above) = (second.index, row, shown[place], shown[place - 1])
    rows = all
  }

  // MARK: With nothing open above

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: opening)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.notActed(action: runs.words(forStep: opening[0]))
    ).recording(from: script.count)
  }

  /// True if such a row stands directly below the one that was touched; what it says may follow the row above it.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    let list = row.item.list
    guard let end = trace.lastIfFinished, let lines = end.lines(list), let place = lines.extra(besides: rows) else {
      return false
    }
    return lines[place - 1] == row.title
      && end.checkpoint.filter { $0.item.list == list }[place].cellType == opened.cellType
  }
}

extension StepTrace {
  /// What the rows of a list are called, all of which must be on screen, and none twice.
  fileprivate func lines(_ list: Int) -> [String]? {
    let all = TakenNeighbourReference.titles(self, list)
    return all.flatMap { $0.count == items.count { $0.list == list } ? $0 : nil }
  }
}

extension [String] {
  /// The place of the one line that these have besides others, which are in their order; nil where there is none below the first line, or more.
  fileprivate func extra(besides others: [String]) -> Int? {
    guard count == others.count + 1, let place = indices.first(where: { !others.indices.contains($0) || self[$0] != others[$0] }),
      place > 0, Array(self[(place + 1)...]) == Array(others[place...])
    else { return nil }
    return place
  }
}

extension Interaction {
  /// The row that is touched as a whole.
  fileprivate var touched: ItemID? { if case .tap(.resolved(let item), nil) = self { item } else { nil } }
}

extension OpenedBelowReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ place: OpenedBelowReference, _ trace: Trace) -> Finding {
    let (row, above) = (place.row.title, place.above.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.opensBelow(step: trace.title(ofStep: place.step), above: above),
      item: place.opened.item, itemTitle: place.opened.title, sourceItem: place.row.item, sourceItemTitle: row,
      cellType: place.opened.cellType, cell: place.opened.cell, property: "place", observed: FindingText.below(above),
      expected: FindingText.below(row), originStep: place.step, seenStep: place.step,
      seen: FindingText.opensBelowSeen(place.opened.title, above: above, row: row),
      evidence: [FindingText.opensBelowEvidence(row)], shape: ["opened below"])
    finding.fix = FindingText.fixOpenedBelow
    return finding
  }
}
