import CellTrace
import CoreGraphics
import HeadlessCore

/// Changes of a classic data source: collected, checked against the counts, then performed at once (BAT).
@MainActor final class ListChanges {
  private unowned let host: ListHost
  /// The batch that is being collected.
  private(set) var batch: BatchUpdate?

  init(_ host: ListHost) { self.host = host }

  /// Adds to the batch that is open, or performs a batch of one change. `call` is the list's method.
  func change(by call: String = #function, _ body: (inout BatchUpdate) -> Void) {
    MainThreadRule.note(call, of: host.view)
    if HostRun.isOffMain { return MainActorAssumption.hop { change(by: call, body) } }
    guard host.owner.identifiedItems == nil else { raiseDirectMutation() }
    if batch != nil {
      if batch.map({ $0.depth > 0 }) == true { modify(body) }
    } else {
      begin()
      modify(body)
      end(animated: true)
    }
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    MainThreadRule.note("performBatchUpdates(_:completion:)", of: host.view)
    if HostRun.isOffMain { return MainActorAssumption.hop { performBatch(updates, completion) } }
    beginBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    endBatch()
  }

  /// Opens a batch, or joins the one that is open (BAT-07).
  func beginBatch() {
    if batch == nil { begin() } else { batch?.depth += 1 }
  }

  func endBatch() {
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
    let counted = host.countsOfReload
    let isUncounted = isLate && counted == nil && host.hasCountedUnseen && host.owner.identifiedItems == nil
    if counted == nil, !isUncounted { host.loadIfNeeded() }
    batch = BatchUpdate()
    batch?.countedLate = isLate && counted == nil
    batch?.countsOfReload = counted
    batch?.isUncounted = isUncounted
  }

  private func end(animated: Bool) {
    guard let update = batch else { return }
    batch = nil
    let completions = update.completions
    defer {
      if !completions.isEmpty {
        ListChanges.later(animated && UIView.areAnimationsEnabled, "batch update") { completions.forEach { $0(true) } }
      }
    }
    guard host.owner.identifiedItems == nil else {
      if !update.isEmpty { raiseDirectMutation() }
      return host.sizing.sizeAgain()
    }
    if update.isUncounted { return host.reloadAtEndOfBatch() }
    let before = update.countsOfReload ?? host.counts
    let after = host.owner.itemCountsFromDataSource()
    if let fault = update.problem(before: before, host.owner.words) { end(fault) }
    guard let map = update.map(before: before, after: after) else {
      let text = ListTexts.inconsistentUpdates(
        before: before, after: after, updates: update.descriptions(host.owner.words), host.view, host.owner.words)
      if let misfit = update.misfit(before: before, after: after) {
        end(BatchUpdate.Fault(row: "BAT-X03", text: text, problem: misfit))
      }
      if let fault = update.insertionBeyond(after: after, host.owner.words) { end(fault) }
      raise("BAT-X03", text)
    }
    if update.isEmpty { return host.sizing.sizeAgain() }
    if let slot = update.reloadInMovedSection {
      end(
        BatchUpdate.Fault(
          row: "BAT-10",
          text: ListTexts.inconsistentUpdates(
            before: before, after: after, updates: update.descriptions(host.owner.words), host.view, host.owner.words),
          problem: .conflict(slot, first: "move section", second: "reload")))
    }
    // Nothing of the old rows is left to be kept or moved: a reload is due.
    if update.countsOfReload != nil { return host.reloadAtEndOfBatch() }
    var reloaded = update.reloadedItems
    for section in update.reloadedSections.sorted() where section < before.count {
      reloaded += (0..<before[section]).map { Slot(section: section, item: $0) }
    }
    host.perform(
      ListHost.Change(
        map: map, reloaded: reloaded.compactMap { map.newSlot(of: $0) }.sorted(),
        reloadedSections: Set(update.reloadedSections.compactMap { map.newSection(of: $0) }),
        hidesIdentity: !update.reloadedSections.isEmpty,
        reconfigured: update.reconfiguredItems.compactMap { map.newSlot(of: $0) }, moved: update.movedItems.count,
        inserted: map.oldItem.filter { $0 < 0 }.count, deleted: map.newItem.filter { $0 < 0 }.count))
  }

  private func end(_ fault: BatchUpdate.Fault) -> Never {
    raise(fault.row, fault.text, "performBatchUpdates(_:completion:)", list: host.list, fault.problem)
  }

  private func raiseDirectMutation() -> Never {
    raise(
      "DIF-X07", ListTexts.directMutation(host.owner.words), "performBatchUpdates(_:completion:)", list: host.list,
      .directMutation)
  }

  /// A user dropped a row at another place: the data source follows, then the list does what it would do for a call.
  func moveInteractively(_ from: Slot, to target: Slot, _ tell: () -> Void) {
    host.loadIfNeeded()
    tell()
    // The data source may have told the list itself, by a snapshot or a reload.
    guard host.owner.identifiedItems == nil, !host.needsReload else { return }
    change { $0.movedItems.append((from, target)) }
  }

  /// Calls back when an animation would have ended; at once in the next turn of the loop if there is none.
  static func later(_ animated: Bool, _ label: String, _ body: @escaping () -> Void) {
    HostLoop.schedule(after: animated ? ListPolicy.animationDuration : 0, label: label, body)
  }
}
