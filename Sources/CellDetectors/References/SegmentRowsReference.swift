import CellTrace

/// A control with segments says one thing, and the list shows the rows of another: one of the two was set without the other, as the control
/// is when a search ends, or the rows when they are loaded anew.
///
/// A touch of the control showed before which rows go with which segment. Since then a step that was no touch of it changed what is chosen,
/// or the rows, and not the other. One more run tells it: the other segment is chosen, and then the one that the control
/// says. Where that brings the rows that go with it, they were wrong before. What has another order or other rows by right, as a list
/// that was sorted by hand or data that are others since, has the same ones then.
///
/// While somebody searches, the rows may be any: many searches go through all there is. Where nothing is chosen, the rows are nobody's, and
/// where a touch of something else shows others while the control stays, as "Show read ones, too" does, they are that one's.
struct SegmentRowsReference: SuspectedReference {
  static let searchName: String? = "rows of another segment"
  static let meaning = """
    A control says that one segment is chosen, and the list shows the rows of another; chosen once more, its rows are those that it showed \
    before.
    """

  /// The step in which both had been changed by a touch, and the one since which they differ.
  private(set) var choosing: Int
  var step: Int
  /// What the control says, and whose rows are shown.
  var chosen: String
  var other: String
  /// The rows that go with what is chosen, and a row that tells the two apart.
  private var expected: Rows
  var row: Appearance

  /// What a list shows.
  private struct Rows: Equatable {
    var list: Int
    var items: [ItemID]
    var titles: [String]

    init(_ list: Int, in step: StepTrace) {
      self.list = list
      items = step.items.filter { $0.list == list }
      titles = step.titles(of: list)
    }

    /// Numbers say nothing of who is shown: then what is read does.
    static func == (left: Rows, right: Rows) -> Bool {
      let hasNames = !(left.items + right.items).contains(where: \.goesByPosition)
      return left.items.count == right.items.count && left.titles == right.titles && (!hasNames || left.items == right.items)
    }
  }

  static func suspicions(in trace: Trace) -> [SegmentRowsReference] {
    if trace.isHurried { return [] }
    let touches = trace.steps.filter { Touch($0, in: trace) != nil }
    guard !touches.isEmpty else { return [] }
    return touches.compactMap { Touch($0, in: trace) }.flatMap { touch in
      trace.steps.lazy.compactMap { SegmentRowsReference($0, since: touch, in: trace) }.prefix(1)
    }
  }

  /// A touch of a segment that changed the rows of one list.
  private struct Touch {
    var step: Int
    var titles: [String]
    /// What was chosen before and after it, and the rows that went with it.
    var ends: [(title: String, rows: Rows, shown: [Appearance])]

    init?(_ step: StepTrace, in trace: Trace) {
      guard case .tap(.showing(let title), nil) = step.interaction, step.index <= trace.lastCompletedStep,
        let before = trace.step(step.index - 1), !step.isSearched, !before.isSearched,
        let now = step.segments(with: title), now.value == title, let then = before.segments(like: now), let former = then.value,
        former != title, Set(now.titles).count == now.titles.count
      else { return nil }
      let lists = Set(before.items.map(\.list)).union(step.items.map(\.list))
      guard lists.count == 1, let list = lists.first, step.isInSight(ItemID(list: list, key: "")) else { return nil }
      let rows = (Rows(list, in: before), Rows(list, in: step))
      guard rows.0 != rows.1 else { return nil }
      self.step = step.index
      titles = now.titles
      ends = [(former, rows.0, before.checkpoint), (title, rows.1, step.checkpoint)]
    }
  }

  private init?(_ step: StepTrace, since touch: Touch, in trace: Trace) {
    guard step.index > touch.step, step.index <= trace.lastCompletedStep, let before = trace.step(step.index - 1),
      !step.isSearched,
      let now = step.segments(like: touch.titles), let title = now.value, !step.touches(now),
      let own = touch.ends.first(where: { $0.title == title }), let foreign = touch.ends.first(where: { $0.title != title }),
      Set(step.items.map(\.list)).isSubset(of: [own.rows.list]),
      case let shown = Rows(own.rows.list, in: step), shown == foreign.rows, shown != own.rows
    else { return nil }
    let former = before.isSearched ? nil : before.segments(like: touch.titles)?.value
    // What was so before this step is another step's. A button or a last row may be there to show more than the control says.
    if former == title, step.interaction.isTouch || Rows(own.rows.list, in: before) == shown { return nil }
    let told =
      own.shown.first { !shown.titles.contains($0.title) } ?? step.checkpoint.first { !own.rows.titles.contains($0.title) }
    guard let row = told ?? own.shown.first ?? step.checkpoint.first,
      !step.checkpoint.contains(where: { $0.readTexts.contains(title) || $0.readTexts.contains(foreign.title) })
    else { return nil }
    (choosing, self.step, chosen, other, expected, self.row) = (touch.step, step.index, title, foreign.title, own.rows, row)
  }

  // MARK: The other run

  /// The other segment, and then the one that the control says.
  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step) + [.tap(.showing(other), nil), .tap(.showing(chosen), nil)]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.chosenAgain(chosen, after: runs.words(forStep: step))
    ).recording(from: script.count - 1)
  }

  /// True if that brings the rows that had gone with it.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let away = trace.step(end.index - 1), away.segments(with: other)?.value == other,
      end.segments(with: chosen)?.value == chosen
    else { return false }
    return Rows(expected.list, in: end) == expected
  }
}

extension StepTrace {
  /// True while somebody searches.
  fileprivate var isSearched: Bool { choices?.contains { $0.kind == .search && $0.value != nil } ?? false }

  /// The control with segments of which one is called so, if there is just one.
  fileprivate func segments(with title: String) -> ShownChoice? {
    let all = (choices ?? []).filter { $0.kind == .segments && $0.titles.contains(title) }
    return all.count == 1 ? all[0] : nil
  }

  fileprivate func segments(like other: ShownChoice) -> ShownChoice? { segments(like: other.titles) }

  fileprivate func segments(like titles: [String]) -> ShownChoice? {
    (choices ?? []).first { $0.kind == .segments && $0.titles == titles }
  }

  /// True for a touch of one of the segments.
  fileprivate func touches(_ choice: ShownChoice) -> Bool {
    if case .tap(.showing(let title), _) = interaction { choice.titles.contains(title) } else { false }
  }
}

extension Interaction {
  fileprivate var isTouch: Bool { if case .tap = self { true } else { false } }
}

extension SegmentRowsReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ foreign: SegmentRowsReference, _ trace: Trace) -> Finding {
    let row = foreign.row
    let words = FindingText.step(foreign.step, trace.title(ofStep: foreign.step))
    let isListed = trace.step(foreign.step)?[row.item] != nil
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.segmentRows(chosen: foreign.chosen, other: foreign.other, step: words), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "rows", observed: FindingText.isListed(isListed),
      expected: FindingText.isListed(!isListed), originStep: foreign.choosing, seenStep: foreign.step,
      seen: FindingText.segmentRowsSeen(chosen: foreign.chosen, other: foreign.other),
      evidence: [FindingText.segmentRowsEvidence(chosen: foreign.chosen, other: foreign.other)],
      shape: ["rows of another segment"])
    finding.fix = FindingText.fixSegmentRows
    return finding
  }
}
