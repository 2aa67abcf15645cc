import CellTrace

/// One action unfolds rows of the same name in other sections, too: which are open is kept by a name that several share.
///
/// What each of them unfolds is its own, so the rows are not one item that is shown twice; and rows of other names stay as they are,
/// which a run with another row of the section tells once more.
///
/// Sections that are compared with each other, line by line, do the same by intention, and no run tells the one from the other: it is a warning.
struct SameTitleReference: StepComparison {
  static let searchName: String? = "same name"
  static let meaning = """
    State is kept by a name that rows of several sections have, so that one action unfolds them all: a warning, since a list \
    that compares its sections line by line does so by right.
    """

  /// The action's step.
  var step: Int
  /// The row that was acted on, and one of the same name, before the action.
  var row: Appearance
  var twin: Appearance
  /// What each unfolded.
  var own: [String]
  var others: [String]

  /// At most one: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [SameTitleReference] {
    guard let suspected = suspicion(in: runs.main), let (request, neighbour) = suspected.request(in: runs) else { return [] }
    let made = try runs.run(request)
    guard made.end == .finished, let after = made.steps.last, let before = made.steps.dropLast().last,
      SameTitleReference(neighbour, before, after, at: suspected.step) != nil
    else { return [] }
    return [suspected]
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main)?.request(in: runs).map { [$0.request] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> SameTitleReference? {
    ItemAction.all(in: trace).prefix(8).lazy.compactMap { act in
      guard act.openers.isEmpty, act.step <= trace.lastCompletedStep, let before = trace.step(act.step - 1),
        let after = trace.step(act.step)
      else { return nil }
      return SameTitleReference(act.item, before, after, at: act.step)
    }.first
  }

  private init?(_ item: ItemID, _ before: StepTrace, _ after: StepTrace, at index: Int) {
    guard let row = before[item], after[item] != nil else { return nil }
    let list = item.list
    let rows = before.checkpoint.filter { $0.item.list == list }
    guard let twin = rows.first(where: { $0.title == row.title && $0.slot.section != row.slot.section && after[$0.item] != nil }),
      // Rows of other names, between which nothing may have come.
      rows.contains(where: { $0.title != row.title && $0.cellType == row.cellType && $0.slot.section == row.slot.section })
    else { return nil }
    guard
      let unfolded = before.items == after.items
        ? Self.grown(row.title, rows, after) : Self.unfolded(row.title, rows, Set(before.items), after)
    else { return nil }
    guard let own = unfolded[item], let others = unfolded[twin.item], !own.isEmpty, Set(own).isDisjoint(with: others),
      Set(own).count == own.count, Set(before.items).isSubset(of: after.items)
    else { return nil }
    (step, self.row, self.twin, self.own, self.others) = (index, row, twin, own, others)
  }

  /// The texts that rows of a name have more than before; nil if any other row has changed.
  private static func grown(_ title: String, _ rows: [Appearance], _ after: StepTrace) -> [ItemID: [String]]? {
    func texts(_ row: Appearance) -> [String] { row.elements.compactMap { $0["text"] } }
    var grown: [ItemID: [String]] = [:]
    for row in rows {
      guard let now = after[row.item], !AppearanceDiff.contentDifferences(of: now, from: row).isEmpty else { continue }
      guard row.title == title else { return nil }
      let old = Set(texts(row))
      let new = texts(now).filter { !old.contains($0) }
      if !new.isEmpty, old.isSubset(of: texts(now)) { grown[row.item] = new }
    }
    return grown
  }

  /// The rows that came right below rows of a name; nil if any came elsewhere.
  private static func unfolded(
    _ title: String, _ rows: [Appearance], _ old: Set<ItemID>, _ after: StepTrace
  ) -> [ItemID: [String]]? {
    let shown = after.checkpoint.filter { $0.item.list == rows.first?.item.list }
    var unfolded: [ItemID: [String]] = [:]
    var head: Appearance?
    for one in shown {
      if old.contains(one.item) {
        head = one
      } else if let head, rows.first(where: { $0.item == head.item })?.title == title {
        unfolded[head.item, default: []].append(one.title)
      } else {
        return nil
      }
    }
    return unfolded
  }

  // MARK: The run

  /// The same action on another row of the section.
  private func request(in runs: RunSet) -> (request: ReferenceRequest, neighbour: ItemID)? {
    let before = runs.main.step(step - 1)?.checkpoint ?? []
    let neighbour = before.first { other in
      other.item.list == row.item.list && other.slot.section == row.slot.section && other.title != row.title
        && other.cellType == row.cellType
        && before.contains { $0.slot.section == twin.slot.section && $0.title == other.title && $0.item.list == row.item.list }
    }
    guard let neighbour else { return nil }
    let script = runs.main.completedScript
    let action = script[step: step].naming(neighbour.item, insteadOf: row.item)
    let steps = script.through(step: step - 1) + [action]
    return (
      ReferenceRequest(
        script: steps, configuration: runs.main.configuration,
        purpose: FindingText.actedNextDoor(action: runs.words(forStep: step))
      ).recording(from: steps.count - 1), neighbour.item
    )
  }
}

extension SameTitleReference {
  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ reference: SameTitleReference, _ trace: Trace) -> Finding {
    let (row, twin) = (reference.row, reference.twin)
    let sections = [row.slot.section, twin.slot.section]
    return Finding(
      detector: id, severity: severity, summary: FindingText.sameTitle(row.title, sections: sections), item: twin.item,
      itemTitle: twin.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: twin.cellType, cell: twin.cell,
      property: "rows below", observed: reference.others.prefix(3).joined(separator: ", "), expected: FindingText.nothing,
      originStep: reference.step, seenStep: reference.step,
      seen: FindingText.sameTitleSeen(row.title, section: twin.slot.section, rows: reference.others),
      evidence: [FindingText.sameTitleEvidence(row.title)], shape: ["name"]
    ).asWarning(if: true)
  }
}
