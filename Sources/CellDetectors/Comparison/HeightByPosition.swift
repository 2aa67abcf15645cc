import CellTrace

/// Rows that got the height of the row that stood at their place before: a height kept by index path.
///
/// Equal heights, a taller first row and heights that are about to follow never look like this: the row must have fitted its
/// content before, must want the same height still, and must have exactly the height of the item whose place it took. Where the
/// app gives the heights they must have followed the contents before, in every row that was seen, and follow them no longer. A design
/// gives heights by place, too: a first row with more room, rows that become lower one by one. Where the contents happen to need
/// that, both look the same, so that only heights which no such design has tell anything.
struct HeightByPosition: DetectorComparison {
  static let meaning = """
    Heights are kept by index path, which shows without an action: a row that fitted its content has, after it moved, \
    exactly the height of the row that stood at its place before.
    """

  /// A row that took the height of another.
  struct Taken {
    var step: Int
    var now: Appearance
    var ideal: Double
    /// The item that stood there before and had this height.
    var former: Appearance
    /// True if the app gives the heights: then the ideal is what it gave before.
    var isGiven = false
  }

  /// In order of steps.
  private(set) var taken: [Taken] = []

  init(_ runs: RunSet) throws(MissingRun) {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for step in rebuilds.keys.sorted() where mask.allows(step: step) {
      guard let now = rebuilds[step], let before = rebuilds[step - 1] else { continue }
      let followed = Self.heightsFollowContents(before.live) && !Self.mayFollowPlaces(before.live)
      for (earlier, live) in Self.pairs(before, now, at: step, in: runs.main) {
        if let row = Self.taken(live, earlier, at: step, now, before, mask) { taken.append(row) }
        if followed, let row = Self.takenFromApp(live, earlier, at: step, now, before, mask) { taken.append(row) }
      }
    }
  }

  /// Rows before and after a step. After a reload what they show tells which is which.
  private static func pairs(
    _ before: RunSet.Rebuild, _ now: RunSet.Rebuild, at step: Int, in trace: Trace
  ) -> [(earlier: Appearance, live: Appearance)] {
    before.live.compactMap { earlier in
      let item = ReloadedRows.successor(of: earlier.item, from: step - 1, to: step, in: trace)
      return now.live.first { $0.item == item }.map { (earlier, $0) }
    }
  }

  private static func taken(
    _ live: Appearance, _ earlier: Appearance, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, _ mask: Mask
  ) -> Taken? {
    guard earlier.slot != live.slot,
      let former = before.live.first(where: { $0.slot == live.slot && $0.item.list == live.item.list }),
      let rebuilt = now.rebuilt.first(where: { $0.item == live.item }), let ideal = live.idealHeight,
      let idealBefore = earlier.idealHeight, ![live, earlier, former, rebuilt].contains(where: \.isUnsettled),
      same(ideal, idealBefore), same(idealBefore, earlier.frame.height), !same(ideal, live.frame.height),
      same(former.frame.height, live.frame.height), same(rebuilt.frame.height, live.frame.height),
      AppearanceDiff.contentDifferences(of: live, from: earlier).isEmpty
    else { return nil }
    let height = Difference(kind: .geometry, path: "", name: "height", observed: "", expected: "")
    return mask.unmasked([height], of: live.item).isEmpty ? nil : Taken(step: step, now: live, ideal: ideal, former: former)
  }

  // MARK: Heights that the app gives

  /// True if rows of equal contents have equal heights and those with more are not lower, and not all are alike.
  private static func heightsFollowContents(_ rows: [Appearance]) -> Bool {
    let given = rows.filter { $0.contentHeight != nil }
    guard given.count >= 4, Set(given.map(\.item.list)).count == 1,
      given.contains(where: { !same($0.frame.height, given[0].frame.height) })
    else { return false }
    return given.allSatisfy { row in given.allSatisfy { agree(row, $0) } }
  }

  /// True if the heights may be a design: but for the first row of each section, and the last one that is seen, none is taller than one
  /// in front of it.
  private static func mayFollowPlaces(_ rows: [Appearance]) -> Bool {
    let inOrder = rows.filter { $0.contentHeight != nil }.sorted { $0.slot < $1.slot }
    let inner = inOrder.dropLast().filter { $0.slot.item > 0 }
    return zip(inner, inner.dropFirst()).allSatisfy { row, next in
      row.slot.section != next.slot.section || next.frame.height <= row.frame.height + AppearanceDiff.tolerance
    }
  }

  private static func agree(_ left: Appearance, _ right: Appearance) -> Bool {
    guard let one = left.contentHeight, let other = right.contentHeight else { return true }
    if same(one, other) { return same(left.frame.height, right.frame.height) }
    return one < other
      ? left.frame.height <= right.frame.height + AppearanceDiff.tolerance
      : right.frame.height <= left.frame.height + AppearanceDiff.tolerance
  }

  private static func takenFromApp(
    _ live: Appearance, _ earlier: Appearance, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, _ mask: Mask
  ) -> Taken? {
    guard let content = live.contentHeight, earlier.slot != live.slot, let contentBefore = earlier.contentHeight,
      same(content, contentBefore),
      let former = before.live.first(where: { $0.slot == live.slot && $0.item.list == live.item.list }),
      let rebuilt = now.rebuilt.first(where: { $0.item == live.item }),
      ![live, earlier, former, rebuilt].contains(where: \.isUnsettled), !same(earlier.frame.height, live.frame.height),
      same(former.frame.height, live.frame.height), same(rebuilt.frame.height, live.frame.height),
      live.title == earlier.title, now.live.contains(where: { !agree(live, $0) })
    else { return nil }
    let height = Difference(kind: .geometry, path: "", name: "height", observed: "", expected: "")
    return mask.unmasked([height], of: live.item).isEmpty
      ? nil : Taken(step: step, now: live, ideal: earlier.frame.height, former: former, isGiven: true)
  }

  private static func same(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= AppearanceDiff.tolerance }
}

extension HeightByPosition {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try HeightByPosition(runs).taken.map { StaleIndexState.height($0, runs.main) }
  }
}
