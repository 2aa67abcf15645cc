import CellTrace
import HeadlessCore

/// Finds work that goes on and on for an item and is begun anew in every stay of the item in a cell.
///
/// What counts is a repeating timer, or work that was renewed from one step to the next, so a single long delay never does; and at
/// least one of the stays must be over, so work that a cell ends when it is reused, and not before, never does either.
struct OutstandingWork {
  /// When the work of each stay was due last, as it stood after the last step.
  private var due: [CellBinding: Double] = [:]
  /// Stays whose work was renewed.
  private var renewed: Set<CellBinding> = []
  /// What was told of each item.
  private var known: [CellItemID: Int] = [:]

  /// Looks at what is pending after a step, and posts what is new.
  mutating func note() {
    let (pending, repeating) = CellBinding.withWork()
    renewed.formUnion(repeating)
    for (cellBinding, time) in pending {
      if let before = due[cellBinding], time > before + 0.001 { renewed.insert(cellBinding) }
    }
    due = pending
    var stays: [ItemID: [CellBinding]] = [:]
    for cellBinding in renewed.intersection(pending.keys) {
      if let item = cellBinding.item { stays[item, default: []].append(cellBinding) }
    }
    for (item, bindings) in stays.sorted(by: { $0.key < $1.key }) {
      guard bindings.count > max(1, known[item] ?? 0), bindings.contains(where: \.isOver) else { continue }
      known[item] = bindings.count
      Probe.post(.workLasting(item, stays: bindings.count))
    }
  }
}
