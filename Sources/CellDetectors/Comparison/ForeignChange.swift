import CellTrace

/// The model changed one row, and the cells of other rows took the change over as well: what was said to all of them was meant for one.
struct ForeignChange {
  var step: Int
  /// The row that the model changed, and one that only looks so.
  var source: Appearance
  var row: Appearance
  /// What that one shows, and what the model has for it.
  var difference: Difference
  /// How many rows look so.
  var count: Int

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
        return [
          ForeignChange(step: step, source: item.live, row: other.live, difference: difference, count: others.count)
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

extension StaleContent {
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
