import CellTrace
import Foundation
import HeadlessCore

/// Changes of a classic data source: collected, checked against the counts, then performed at once (BAT).
extension UICollectionView {
  /// Adds to the batch that is open, or performs a batch of one change.
  func change(_ body: (inout BatchUpdate) -> Void) {
    guard diffable == nil else { raiseDirectMutation() }
    if batch != nil {
      if batch.map({ $0.depth > 0 }) == true { modify(body) }
    } else {
      begin()
      modify(body)
      end(animated: true)
    }
  }

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if batch == nil { begin() } else { batch?.depth += 1 }
    if let completion { batch?.completions.append(completion) }
    updates?()
    batch?.depth -= 1
    if let depth = batch?.depth, depth == 0 { end(animated: true) }
  }

  private func modify(_ body: (inout BatchUpdate) -> Void) {
    guard var present = batch else { return }
    body(&present)
    batch = present
  }

  /// Old counts are taken now: a list that never asked, asks here (BAT-05).
  private func begin() {
    let isLate = host.needsReload
    host.loadIfNeeded()
    batch = BatchUpdate()
    batch?.countedLate = isLate
  }

  private func end(animated: Bool) {
    guard let update = batch else { return }
    batch = nil
    let completions = update.completions
    defer {
      if !completions.isEmpty {
        UICollectionView.later(animated && UIView.areAnimationsEnabled, "batch update") { completions.forEach { $0(true) } }
      }
    }
    guard diffable == nil else {
      if !update.isEmpty { raiseDirectMutation() }
      return host.relayout()
    }
    let before = host.counts
    let after = itemCountsFromDataSource()
    if let fault = update.problem(before: before) { end(fault) }
    guard let map = update.map(before: before, after: after) else {
      let text = ListTexts.inconsistentUpdates(before: before, after: after, updates: update.descriptions, self)
      if let misfit = update.misfit(before: before, after: after) {
        end(BatchUpdate.Fault(row: "BAT-X03", text: text, problem: misfit))
      }
      if let fault = update.insertionBeyond(after: after) { end(fault) }
      raise("BAT-X03", text)
    }
    if update.isEmpty { return host.relayout() }
    var reloaded = update.reloadedItems
    for section in update.reloadedSections.sorted() where section < before.count {
      reloaded += (0..<before[section]).map { Slot(section: section, item: $0) }
    }
    host.perform(
      ListHost.Change(
        map: map, reloaded: reloaded.compactMap { map.newSlot(of: $0) }.sorted(),
        reconfigured: update.reconfiguredItems.compactMap { map.newSlot(of: $0) }, moved: update.movedItems.count,
        inserted: map.oldItem.filter { $0 < 0 }.count, deleted: map.newItem.filter { $0 < 0 }.count))
  }

  private func end(_ fault: BatchUpdate.Fault) -> Never {
    raise(fault.row, fault.text, "performBatchUpdates(_:completion:)", list: host.list, fault.problem)
  }

  private func raiseDirectMutation() -> Never {
    raise("DIF-X07", ListTexts.directMutation, "performBatchUpdates(_:completion:)", list: host.list, .directMutation)
  }
}
