import CellTrace

/// A cell that came on screen without being asked for again: it had been prepared ahead, or kept for its item (LC-07, LC-08).
package struct PreparedCell: Hashable, Sendable {
  /// The item that it shows.
  package var item: ItemID
  /// The cell object that was prepared or kept for it.
  package var cell: CellID
  /// The step in which it was configured last.
  package var configured: Int
  /// The last step after which it was seen before; nil if it never was.
  package var left: Int?
  /// The step in which it came on screen.
  package var shown: Int

  /// All of a run, in order.
  package static func all(in trace: Trace) -> [PreparedCell] {
    var configured: [CellID: (item: ItemID, step: Int)] = [:]
    var result: [PreparedCell] = []
    for step in trace.steps {
      var came: [(cell: CellID, item: ItemID)] = []
      for event in step.events {
        if case .cellConfigured(let cell, let item, _, let reason, _) = event.kind, reason != .reference {
          configured[cell] = (item, step.index)
        }
        if case .willDisplay(let cell, let item, _) = event.kind { came.append((cell, item)) }
      }
      for (cell, item) in came {
        guard let last = configured[cell], last.item == item, last.step < step.index, step[item]?.cell == cell else { continue }
        let left = trace.steps.last { $0.index < step.index && $0.index >= last.step && $0[item]?.cell == cell }
        result.append(
          PreparedCell(item: item, cell: cell, configured: last.step, left: left?.index, shown: step.index))
      }
    }
    return result
  }

  /// Steps whose rebuild references tell whether what came back is up to date, in order: those in which the data could change
  /// while a cell waited, each with the one before it, and those in which such a cell came on screen.
  package static func referenceSteps(in trace: Trace) -> [Int] {
    var steps: Set<Int> = []
    for waiting in all(in: trace) where steps.count < limit {
      let changes = trace.steps.filter { step in
        step.index > waiting.configured && step.index < waiting.shown && !step.interaction.isScroll && step[waiting.item] == nil
      }
      for change in changes { steps.formUnion([change.index - 1, change.index]) }
      if !changes.isEmpty || !lost(by: waiting, in: trace).isEmpty { steps.insert(waiting.shown) }
    }
    return steps.sorted()
  }

  /// More would cost much and tell little: scripts are short.
  private static let limit = 12

  /// What the item showed before it left the screen and no longer shows, although its cell was kept and nothing was done to it
  /// or to the data.
  static func lost(by waiting: PreparedCell, in trace: Trace) -> [Difference] {
    guard let left = waiting.left, let before = trace.step(left), let after = trace.step(waiting.shown),
      let then = before[waiting.item], let now = after[waiting.item], !then.isUnsettled, !now.isUnsettled,
      then.flags == now.flags, then.slot == now.slot,
      trace.steps.filter({ $0.index > left && $0.index <= waiting.shown })
        .allSatisfy({ ($0.interaction.isScroll || $0.interaction.facts.role == .passesTime) && $0.items == before.items })
    else { return [] }
    return AppearanceDiff.contentDifferences(of: now, from: then).filter { $0.kind == .missing }
  }
}
