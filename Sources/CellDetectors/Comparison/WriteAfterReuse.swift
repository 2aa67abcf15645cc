import CellTrace

/// Writes of something that item A made (a closure in a model, an observer, a delegate) into the cell that shows B by now.
///
/// Nobody can see who runs such a closure. But with fresh cells it writes to the cell that A left behind: what B shows in a
/// reused cell and does not in a fresh one, A's old cell shows there, at the same place, written in the same step. Neither was
/// configured in that step, so it was no configuration that wrote.
///
/// Cells that hear one clock, and step an ornament of their own by it, look like that as well: a cell that is there for longer is further on. Then
/// all cells that were made in one step show the same, whichever rows they have, and those made later show the other; news differ from row
/// to row, or are not written for the row itself where its cell is fresh.
struct WriteAfterReuse: DetectorComparison {
  static let meaning = """
    A closure that the cell gave to a model, a notification center or an observed object writes the first item's news into \
    the cell that shows another one by then.
    """

  /// A write of the first item's news into the cell that shows another one.
  struct Write {
    /// What B shows.
    var pair: ReuseComparison.Pair
    var difference: Difference
    /// The step in which it was written.
    var step: Int
    /// Who made what wrote it.
    var source: ItemID
  }

  /// In order of steps, each item once.
  private(set) var writes: [Write] = []

  /// The runs that show the cells that items left behind; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    guard let comparison = try? runs.reuse else { return [] }
    return suspectedSteps(in: comparison, of: runs.main).map { .retired(of: runs, after: $0) }
  }

  /// Steps after which the cells that items left behind have to be looked at.
  static func suspectedSteps(in comparison: ReuseComparison, of trace: Trace) -> [Int] {
    var steps: [Int] = []
    for pair in comparison.pairs
    where steps.last != pair.step && pair.differences.contains(where: { isSuspect($0, pair, trace) }) {
      steps.append(pair.step)
      if steps.count == limit { break }
    }
    return steps
  }

  private static let limit = 3

  init(_ runs: RunSet) throws(MissingRun) {
    let comparison = try runs.reuse
    let steps = Self.suspectedSteps(in: comparison, of: runs.main)
    let made = try runs.runs(steps.map { .retired(of: runs, after: $0) })
    var known: Set<ItemID> = []
    for pair in comparison.pairs {
      guard let place = steps.firstIndex(of: pair.step), let retired = made[place].references.last?.live,
        !known.contains(pair.main.item)
      else { continue }
      for difference in pair.differences where Self.isSuspect(difference, pair, runs.main) {
        guard let step = difference.provenance?.step, let name = difference.name else { continue }
        let former = Self.items(of: pair.main.cell, before: pair.main.item, in: runs.main, upTo: step)
        let source = retired.first { appearance in
          former.contains(appearance.item) && appearance.cellType == pair.main.cellType
            && runs.main.step(step)?.configures(appearance.item) == false
            && appearance.elements.contains { element in
              element.path == difference.path
                && element.properties.contains {
                  $0.name == name && $0.value == difference.observed && $0.provenance?.step == step
                }
            }
        }
        guard let source, !Self.followsFromAge(difference, pair, at: step, runs), known.insert(pair.main.item).inserted else {
          continue
        }
        writes.append(Write(pair: pair, difference: difference, step: step, source: source.item))
      }
    }
  }

  /// True if a reused cell shows what was written for the item itself, as far as is known, and not while it was configured.
  private static func isSuspect(_ difference: Difference, _ pair: ReuseComparison.Pair, _ trace: Trace) -> Bool {
    guard pair.main.reuse != nil, difference.name != nil, difference.kind == .value || difference.kind == .extra,
      let provenance = difference.provenance, provenance.item == pair.main.item, provenance.startedFor == nil,
      !provenance.byHandler
    else { return false }
    return trace.step(provenance.step)?.configures(pair.main.item) == false
  }

  /// True if what a row shows there says only for how long its cell has been there, in both runs, and was written in the fresh cell then, too.
  private static func followsFromAge(
    _ difference: Difference, _ pair: ReuseComparison.Pair, at step: Int, _ runs: RunSet
  ) -> Bool {
    guard let fresh = runs[.fresh(of: runs)],
      let own = pair.fresh.elements.first(where: { $0.path == difference.path }),
      own.properties.first(where: { $0.name == difference.name })?.provenance?.step == step
    else { return false }
    func agree(_ row: Appearance, in trace: Trace) -> Bool {
      let made = trace.stepsMakingCells
      let kin = (trace.step(pair.step)?.checkpoint ?? []).filter {
        $0.cellType == row.cellType && made[$0.cell] != nil && made[$0.cell] == made[row.cell]
      }
      return kin.count > 1 && Set(kin.map { $0.value(at: difference.key.moved(from: row, to: $0)) }).count == 1
    }
    return agree(pair.main, in: runs.main) && agree(pair.fresh, in: fresh)
  }

  /// The items that a cell showed before.
  private static func items(of cell: CellID, before item: ItemID, in trace: Trace, upTo step: Int) -> Set<ItemID> {
    var items: Set<ItemID> = []
    for event in trace.steps.prefix(while: { $0.index <= step }).flatMap(\.events) {
      if case .cellConfigured(cell, let other, _, let reason, _) = event.kind, reason != .reference { items.insert(other) }
    }
    return items.subtracting([item])
  }
}

extension Trace {
  /// The step in which each cell was made.
  fileprivate var stepsMakingCells: [CellID: Int] {
    var result: [CellID: Int] = [:]
    for step in steps {
      for event in step.events {
        if case .cellCreated(let cell, _) = event.kind { result[cell] = step.index }
      }
    }
    return result
  }
}

extension WriteAfterReuse {
  /// Runs under every policy.
  static func concerns(_ runs: RunSet) -> Bool { true }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    let comparison = try runs.reuse
    return try WriteAfterReuse(runs).writes.map { HandlerOutlivesItem.outliving($0, comparison, runs.main) }
  }
}
