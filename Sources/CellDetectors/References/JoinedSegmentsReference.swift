import CellTrace

/// A control with segments says that one is chosen, and the list shows the rows of that one behind those of another that was chosen before:
/// they are added to what is there, and do not take its place.
///
/// Free to see is that a touch of the control took no row away and added some, as it also does where all are chosen. One more run touches
/// this segment without those before: there it has fewer rows, and takes some of the first ones away, so that it
/// does not add to a list by right, as a log would that notes each choice. Everything that is too much was there before the touch. A log may also
/// take away that it was empty: its entries are new, and not among the rows that there were before any touch.
/// In a second run the first segment is chosen again, and its rows come back: those of a log that only said that nothing was noted do not.
struct JoinedSegmentsReference: SuspectedReference {
  static let searchName: String? = "rows of two segments"
  static let meaning = """
    A control says that one segment is chosen, and the list shows its rows behind those of the one that was chosen before; chosen without \
    that, it takes rows away and shows its own alone.
    """

  /// The touch of the other segment, and the one after which both are there.
  private(set) var former: Int
  var step: Int
  /// All touches of the control before the last one.
  private var touches: [Int]
  var other: String
  /// The segment that was chosen before all of them.
  private var initial: String
  var chosen: String
  /// The rows before the first touch.
  private var start: ShownRows
  /// A row that does not belong there.
  var row: Appearance

  static func suspicions(in trace: Trace) -> [JoinedSegmentsReference] {
    if trace.isHurried { return [] }
    let touches = trace.steps.compactMap { Touch($0, in: trace) }
    return touches.indices.dropFirst().compactMap { JoinedSegmentsReference(touches[$0], after: touches[..<$0], in: trace) }
  }

  /// A touch of a segment that changed the rows of one list.
  private struct Touch {
    var step: Int
    var list: Int
    var titles: [String]
    var former: String
    var chosen: String

    init?(_ step: StepTrace, in trace: Trace) {
      guard case .tap(.showing(let title), nil) = step.interaction, step.index <= trace.lastCompletedStep,
        let before = trace.step(step.index - 1), let now = step.segments(with: title), now.value == title,
        let former = before.segments(with: title)?.value, former != title
      else { return nil }
      let lists = Set(before.items.map(\.list)).union(step.items.map(\.list))
      guard lists.count == 1, let list = lists.first, ShownRows(list, in: before) != ShownRows(list, in: step) else { return nil }
      (self.step, self.list, titles, self.former, chosen) = (step.index, list, now.titles, former, title)
    }
  }

  private init?(_ touch: Touch, after earlier: ArraySlice<Touch>, in trace: Trace) {
    let same = earlier.filter { $0.titles == touch.titles && $0.list == touch.list }
    guard let last = same.last, last.chosen == touch.former, let first = same.first, first.former != touch.chosen,
      let before = trace.step(touch.step - 1), let after = trace.step(touch.step), let start = trace.step(first.step - 1),
      case let (old, new) = (ShownRows(touch.list, in: before), ShownRows(touch.list, in: after)), new.count > old.count,
      // What is in sight of the former ones is all there.
      new.keeps(old),
      let row = after.checkpoint.first(where: { row in row.item.list == touch.list && old.looks.contains(Look(row)) })
    else { return nil }
    (former, step, touches) = (last.step, touch.step, same.map(\.step))
    (other, chosen, self.start, self.row) = (last.chosen, touch.chosen, ShownRows(touch.list, in: start), row)
    initial = first.former
  }

  // MARK: Without the segments before

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step).without(steps: touches)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.chosenAlone(chosen, insteadOf: runs.words(forStep: former))
    ).recording(from: script.count - 1)
  }

  /// True if the segment alone has fewer rows, each of which is there, and everything else was there before it was touched.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let after = main.step(step), let before = main.step(step - 1),
      end.segments(with: chosen)?.value == chosen, case let list = row.item.list
    else { return false }
    let (own, both, old) = (ShownRows(list, in: end), ShownRows(list, in: after), ShownRows(list, in: before))
    guard own.count > 0, both.count == own.count + old.count, !own.keeps(start), !own.isNew(since: start) else { return false }
    return both.looks.allSatisfy { own.looks.contains($0) || old.looks.contains($0) } && !own.looks.contains(Look(row))
  }

  /// This segment alone, and then the first one again.
  private func back(in runs: RunSet) -> ReferenceRequest {
    let script = request(in: runs).script + [.tap(.showing(initial), nil)]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.backToFirst(initial, after: runs.words(forStep: step))
    ).recording(from: script.count)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> JoinedSegmentsReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    let end = try runs.run(back(in: runs)).lastIfFinished
    return end.map { ShownRows(row.item.list, in: $0).has(start) } ?? true ? self : nil
  }
}

extension ShownRows {
  /// True if a row that is in sight of another look at the list is here, too: a longer list may not have all of them in sight.
  fileprivate func has(_ other: ShownRows) -> Bool {
    other.looks.isEmpty || looks.contains { other.looks.contains($0) } || !isWhole
  }

  /// True if each row that is in sight of another look at the list, which one more row can't push out of it, is there as well.
  fileprivate func keeps(_ other: ShownRows) -> Bool {
    var rest = looks
    for look in other.looks {
      guard let place = rest.firstIndex(of: look) else { return !isWhole && rest.isEmpty }
      rest.remove(at: place)
    }
    return true
  }

  /// True if none of the rows was in another look at the list, which had all its rows in sight.
  fileprivate func isNew(since other: ShownRows) -> Bool { other.isWhole && !looks.contains { other.looks.contains($0) } }
}

extension StepTrace {
  /// The control with segments of which one is called so, if there is just one.
  fileprivate func segments(with title: String) -> ShownChoice? {
    let all = (choices ?? []).filter { $0.kind == .segments && $0.titles.contains(title) }
    return all.count == 1 ? all[0] : nil
  }
}

extension JoinedSegmentsReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ joined: JoinedSegmentsReference, _ trace: Trace) -> Finding {
    let row = joined.row
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.joinedSegments(
        title: row.title, chosen: joined.chosen, other: joined.other,
        step: FindingText.step(joined.step, trace.title(ofStep: joined.step))),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "rows",
      observed: FindingText.isListed(true), expected: FindingText.isListed(false), originStep: joined.former,
      seenStep: joined.step, seen: FindingText.joinedSegmentsSeen(chosen: joined.chosen, other: joined.other),
      evidence: [FindingText.joinedSegmentsEvidence(chosen: joined.chosen)], shape: ["joined segments"])
    finding.fix = FindingText.fixJoinedSegments
    return finding
  }
}
