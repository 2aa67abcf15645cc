import CellTrace

/// Index paths that work started before a change of the data gave to the list after it, in a run that held such work back.
///
/// Its reference is the run in which the work was done before the change: what an item shows only where the work came late is what
/// the old index path did to the wrong row.
struct LateUses {
  /// One use, and what came of it.
  struct Use {
    var step: Int
    var slot: Slot
    var call: String
    /// The item whose work used it, by which it went when the work was started and by which its row goes now.
    var source: ItemID
    var target: ItemID
    /// The item that stands there now, if any.
    var found: ItemID?
    /// What somebody shows by it, and what they show where the work was done in time; nil if it ended the app.
    var shown: (appearance: Appearance, difference: Difference)?
  }

  /// In order, one for each item whose work it was.
  private(set) var uses: [Use] = []
  /// The last use before the list threw an exception.
  private(set) var end: Use?

  init(_ runs: RunSet) throws(MissingRun) {
    guard let both = try LateRuns(runs) else { return }
    let (trace, usual) = (both.late, both.usual)
    let mask = try Mask(runs)
    var known: Set<ItemID> = []
    for step in trace.steps where mask.allows(step: step.index) {
      let late = Self.stale(in: step, of: both)
      if late.isEmpty { continue }
      if Self.ended(trace, in: step.index) {
        if usual.steps.count > step.index, !Self.ended(usual, in: step.index) { end = late.last }
        return
      }
      guard let other = usual.step(step.index), other.items == step.items else { return }
      for use in late where !known.contains(use.source) {
        guard let shown = Self.consequence(of: use, in: step, from: other, mask, onlyOwn: trace.isHurried) else { continue }
        known.insert(use.source)
        var use = use
        use.shown = shown
        uses.append(use)
      }
    }
  }

  private static func ended(_ trace: Trace, in step: Int) -> Bool {
    switch trace.end {
    case .exception(step, _, _, _): true
    case .exception, .trapped, .finished, .stepFailed, .inconclusive: false
    }
  }

  /// Uses of a position at which the item of the work stood before the step, and does not now. Work that finds its own row, too,
  /// looked for it: what else it names is meant.
  private static func stale(in step: StepTrace, of both: LateRuns) -> [Use] {
    let trace = both.late
    var released: Set<ItemID> = []
    var all: [Use] = []
    for event in step.events {
      if case .resultsReleased(let item?) = event.kind { released.insert(item) }
      guard case .indexPathUsed(let slot, let found, let call, _, let source?) = event.kind,
        released.contains(source) || (trace.isHurried && both.isReleased(source, in: step)),
        let target = ended(trace, in: step.index)
          ? source : ReloadedRows.successor(of: source, from: step.index - 1, to: step.index, in: trace)
      else { continue }
      all.append(Use(step: step.index, slot: slot, call: call, source: source, target: target, found: found))
    }
    let own = Set(all.filter { $0.found == $0.target }.map(\.source))
    return all.filter { use in
      !own.contains(use.source) && use.source.list == (use.found ?? use.source).list
        && lastSlot(of: use.source, before: step.index, in: trace) == use.slot
    }
  }

  /// The position that was handed out for an item last.
  private static func lastSlot(of item: ItemID, before step: Int, in trace: Trace) -> Slot? {
    for earlier in trace.steps.reversed() where earlier.index < step {
      for event in earlier.events.reversed() {
        if case .indexPathHandedOut(item, let slot, _, _) = event.kind { return slot }
      }
    }
    return nil
  }

  /// What the row that was hit shows, or the one that was meant, and does not where the work was done in time.
  private static func consequence(
    of use: Use, in step: StepTrace, from other: StepTrace, _ mask: Mask, onlyOwn: Bool
  ) -> (appearance: Appearance, difference: Difference)? {
    let isPresent = step.items.contains(use.target)
    for item in [use.found, isPresent ? use.target : nil].compactMap({ $0 }) {
      guard let here = step[item], let there = other[item], !here.isUnsettled, !there.isUnsettled, here.slot == there.slot,
        here.flags == there.flags
      else { continue }
      let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: here, from: there), of: item)
      // The work of an item that is gone has no row of its own: only what it wrote itself is its doing.
      // Nor is it where the two runs come to the step at different times.
      let caused = isPresent && !onlyOwn ? differences : differences.filter { $0.provenance?.startedFor == use.source }
      let own = caused.first { $0.provenance?.startedFor == use.source }
      if let difference = own ?? caused.first { return (here, difference) }
    }
    return nil
  }
}
