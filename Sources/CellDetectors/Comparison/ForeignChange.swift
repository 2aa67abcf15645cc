import CellTrace

/// The model changed one row, and the cells of other rows took the change over as well: what was said to all of them was meant for one.
///
/// A gesture may be meant for all on screen, as where everybody waves back to one who waves. One more run does the same to another row, and
/// then to the first again: a row that loses by that what its own action gave it has heard what was meant for the first. Where it keeps it, no run
/// tells. Where only some rows took the change over, it was no gesture to all.
struct ForeignChange {
  var step: Int
  /// The row that the model changed, and one that only looks so.
  var source: Appearance
  var row: Appearance
  /// What that one shows, and what the model has for it.
  var difference: Difference
  /// How many rows look so.
  var count: Int
  /// True if no row of their kind looks otherwise.
  var isOfAll: Bool

  /// At most one: the first row that the model changed says it all.
  static func all(in items: [RebuildComparison.Quadruple], at step: Int, of trace: Trace) -> [ForeignChange] {
    let target = trace.step(step)?.interaction.target
    for item in items {
      for change in item.changes where change.kind == .value {
        // Differences of a rebuild are told from what it showed before.
        let key = change.key
        guard let new = item.rebuilt.value(at: key), item.live.value(at: key) == new else { continue }
        let others = items.filter { other in
          let place = key.moved(from: item.live, to: other.live)
          func value(_ row: Appearance) -> String? { row.value(at: place) }
          return other.live.item != item.live.item && other.live.item != target && other.live.cellType == item.live.cellType
            && other.live.cell != item.live.cell && !other.changes.contains { $0.key == place } && value(other.live) == new
            && value(other.rebuilt) != new && value(other.liveBefore) == value(other.rebuiltBefore)
            && value(other.rebuilt) == value(other.rebuiltBefore) && isWritten(place, in: other.live, step)
        }
        guard let other = others.first else { continue }
        let place = key.moved(from: item.live, to: other.live)
        let difference = AppearanceDiff.contentDifferences(of: other.live, from: other.rebuilt).first { $0.key == place }
        guard let difference else { continue }
        let kin = items.filter { $0.live.cellType == item.live.cellType }
        let isOfAll = kin.allSatisfy { row in
          row.live.value(at: key.moved(from: item.live, to: row.live)).map { $0 == new } ?? true
        }
        return [
          ForeignChange(
            step: step, source: item.live, row: other.live, difference: difference, count: others.count, isOfAll: isOfAll)
        ]
      }
    }
    return []
  }

  /// True if somebody wrote the value in this step.
  private static func isWritten(_ key: PropertyKey, in row: Appearance, _ step: Int) -> Bool {
    let element = row.elements.first { $0.path == key.path }
    return element?.properties.first { $0.name == key.name }?.provenance?.step == step
  }
}

extension ForeignChange {
  /// True if all rows may have been meant.
  func mayBeMeant(in runs: RunSet) throws(MissingRun) -> Bool {
    guard isOfAll else { return false }
    guard let request = again(in: runs) else { return true }
    let made = try runs.run(request)
    guard made.end == .finished, let rebuild = made.references.last.map(RunSet.Rebuild.init),
      let live = rebuild.live.first(where: { $0.item == row.item }),
      let rebuilt = rebuild.rebuilt.first(where: { $0.item == row.item }), !live.isUnsettled, !rebuilt.isUnsettled
    else { return true }
    func value(_ other: Appearance) -> String? { other.value(at: difference.key.moved(from: row, to: other)) }
    // The row has something of its own by then, and its cell does not show it.
    return value(rebuilt) == difference.expected || value(live) == value(rebuilt)
  }

  /// The same done to the other row, and to the first once more; nil unless it was done to the first.
  private func again(in runs: RunSet) -> ReferenceRequest? {
    guard let act = ItemAction.all(in: runs.main).first(where: { $0.step == step && $0.item == source.item }) else { return nil }
    let script = runs.main.completedScript
    let steps = script[steps: act.openers + [act.step]]
    return ReferenceRequest(
      script: script.through(step: step) + steps.map { $0.naming(row.item, insteadOf: source.item) } + steps,
      configuration: runs.main.configuration, collects: .rebuild,
      purpose: FindingText.doneToBoth(row.title, runs.words(forStep: step))
    ).recording(from: .max)
  }

  /// True if a run is worth comparing for it: an action on one row wrote into the cell of another.
  fileprivate static func isPossible(in trace: Trace) -> Bool {
    ItemAction.all(in: trace).contains { act in
      trace.step(act.step)?.checkpoint.contains { row in
        row.item != act.item && row.elements.contains { $0.properties.contains { $0.provenance?.step == act.step } }
      } ?? false
    }
  }
}

extension StaleContent {
  /// What rows took over of a change of the model at another one.
  static func findings(of all: [ForeignChange], in runs: RunSet) throws(MissingRun) -> [Finding] {
    var found: [Finding] = []
    for change in runs.isBase ? all : [] {
      found.append(finding(change, runs.main).asWarning(if: try change.mayBeMeant(in: runs)))
    }
    return found
  }

  /// The run that is still needed for that; none for nearly every script.
  static func foreignRequests(in runs: RunSet) -> [ReferenceRequest] {
    guard runs.isBase, ForeignChange.isPossible(in: runs.main), let comparison = try? RebuildComparison(runs) else { return [] }
    return ReferenceRequest.missing { () throws(MissingRun) in try findings(of: comparison.foreign, in: runs) }
  }

  static func finding(_ change: ForeignChange, _ trace: Trace) -> Finding {
    let (source, row, difference) = (change.source, change.row, change.difference)
    let step = FindingText.step(change.step, trace.title(ofStep: change.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.foreignChange(property: difference.property, source: source.title, shown: row.title), item: row.item,
      itemTitle: row.title, sourceItem: source.item, sourceItemTitle: source.title, cellType: row.cellType, cell: row.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected, originStep: change.step,
      seenStep: change.step, seen: FindingText.seen(row.title, difference, reference: FindingText.inRebuiltCell),
      element: difference.path, evidence: [FindingText.foreignRows(change.count, source: source.title, step: step)],
      shape: ["foreign"])
    finding.fix = FindingText.fixForeignChange
    return finding
  }
}
