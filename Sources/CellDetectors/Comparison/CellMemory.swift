import CellTrace

/// What a cell remembers in variables of its own: a step changed what it showed for A, and it shows the same for B, although the
/// last write was made for B. A fresh cell for B shows what A showed before that step.
///
/// Chance and counters never look like this: what a cell drew when it was constructed, it showed for A from the start.
struct CellMemory {
  /// The item for which the cell came to show it.
  var source: ItemID
  /// The step in which it did.
  var step: Int

  init?(of difference: Difference, in pair: ReuseComparison.Pair, _ trace: Trace) {
    guard difference.kind != .geometry, difference.provenance?.startedFor == nil else { return nil }
    let key = difference.key
    let (observed, expected) = (pair.main.value(at: key), pair.fresh.value(at: key))
    guard observed != expected else { return nil }
    if let grown = Self.grown(difference, in: pair, trace) ?? Self.layered(difference, in: pair, trace) {
      self = grown
      return
    }
    for step in trace.steps.reversed() where step.index <= pair.step {
      // What a configuration wrote came from the model.
      guard let now = step.perceived.first(where: { $0.cell == pair.main.cell && $0.item != pair.main.item }),
        let before = trace.step(step.index - 1)?[now.item], before.cell == now.cell, !now.isUnsettled, !before.isUnsettled,
        !step.configures(now.item), now.value(at: key) == observed,
        before.value(at: key) == expected
      else { continue }
      self.source = now.item
      self.step = step.index
      return
    }
    return nil
  }

  private init(source: ItemID, step: Int) {
    self.source = source
    self.step = step
  }

  /// A part of which there is one more than the cell showed for the item before, and more than a fresh cell has: it was added to what the
  /// cell had. What a cell drew when it was constructed does not grow.
  private static func grown(_ difference: Difference, in pair: ReuseComparison.Pair, _ trace: Trace) -> CellMemory? {
    guard difference.kind == .extra, difference.name == nil,
      let added = pair.main.elements.first(where: { $0.path == difference.path })
    else { return nil }
    let kin = Kin(added)
    func count(_ row: Appearance) -> Int { Kin.counts(in: row)[kin] ?? 0 }
    guard let (former, step) = former(of: pair, in: trace), count(former) > 0, count(pair.main) > count(former),
      count(pair.main) > count(pair.fresh)
    else { return nil }
    return CellMemory(source: former.item, step: step)
  }

  /// Layers that are those which the cell had for the item before, and another one in front of them or behind, where it may be hidden: each
  /// configuration puts one more into the same view. The last of these writes is the present item's own.
  private static func layered(_ difference: Difference, in pair: ReuseComparison.Pair, _ trace: Trace) -> CellMemory? {
    guard difference.name == "sublayers", let now = pair.main.value(at: difference.key),
      let fresh = pair.fresh.value(at: difference.key), let (former, step) = former(of: pair, in: trace),
      let before = former.value(at: difference.key), !before.isEmpty
    else { return nil }
    func has(_ part: String) -> Bool { now.hasPrefix(part + "; ") || now.hasSuffix("; " + part) }
    let isHidden = now == before && difference.provenance?.item == pair.main.item
    return isHidden || (has(before) && has(fresh)) ? CellMemory(source: former.item, step: step) : nil
  }

  /// What the cell showed for the item before, when it was seen last.
  private static func former(of pair: ReuseComparison.Pair, in trace: Trace) -> (row: Appearance, step: Int)? {
    for step in trace.steps.reversed() where step.index < pair.step {
      guard let former = step.perceived.first(where: { $0.cell == pair.main.cell }) else { continue }
      return former.item != pair.main.item && !former.isUnsettled ? (former, step.index) : nil
    }
    return nil
  }
}
