import CellTrace

/// Lists whose rows are not in the order of the data behind them: a row shows what the data has at another row's place, or the list was
/// told to remove another row than the data lost.
struct UnexpectedRowOrder {
  /// What the data did instead.
  enum Cause {
    /// A drag moved one row, and the data changed otherwise: most often two were swapped.
    case swapped
    /// A drag moved one row, and the data stayed as it was.
    case unmoved
    /// The list was told of other changes than the data's.
    case toldOtherwise
    /// The data still has a row that the list was told to remove, and has lost another one.
    case removedOther
  }

  /// A list in a step, with the first row that is wrong.
  struct Disorder {
    var step: Int
    var live: Appearance
    /// What a cell made anew shows at the row's place.
    var rebuilt: Appearance
    /// How many rows show another row's content.
    var count: Int
    var cause: Cause
  }

  /// In order of steps, one for a list and step.
  private(set) var disorders: [Disorder] = []

  init(_ runs: RunSet) throws(MissingRun) {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for step in rebuilds.keys.sorted() where mask.allows(step: step) {
      let earlier = runs.main.settledStep(before: step)
      guard let now = rebuilds[step], let before = rebuilds[earlier] else { continue }
      let items = (runs.main.step(earlier)?.items ?? [], runs.main.step(step)?.items ?? [])
      let isMove = runs.main.step(step)?.interaction.facts.role == .movesItems
      for list in Set(now.live.map(\.item.list)).sorted() {
        // A list whose rows nobody moved shows old contents: that is plain stale content.
        if items.0.filter({ $0.list == list }) == items.1.filter({ $0.list == list }) { continue }
        let removed = Self.removed(from: items.0.filter { $0.list == list }, to: items.1.filter { $0.list == list })
        let disorder = Self.disorder(of: list, at: step, isMove, now, before, removed)
        let answered = isMove && disorder == nil ? Self.answered(after: step, rebuilds, mask, runs.main) : nil
        disorders += [disorder ?? answered.flatMap { Self.unmoved(list, at: step, $0, before) }].compactMap(\.self)
      }
    }
  }

  private struct Row {
    var live: Appearance
    var rebuilt: Appearance
    var shown: [String]
    var wanted: [String]
  }

  /// The rows that a list was told to remove, if nothing came meanwhile: what came may show what had gone.
  private static func removed(from before: [ItemID], to after: [ItemID]) -> Set<ItemID> {
    Set(before).isSuperset(of: after) ? Set(before).subtracting(after) : []
  }

  private static func disorder(
    of list: Int, at step: Int, _ isMove: Bool, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, _ removed: Set<ItemID>
  ) -> Disorder? {
    let rows = now.live.filter { $0.item.list == list }.compactMap { live -> Row? in
      guard let rebuilt = now.rebuilt.first(where: { $0.item == live.item }), rebuilt.slot == live.slot else { return nil }
      return Row(live: live, rebuilt: rebuilt, shown: texts(live), wanted: texts(rebuilt))
    }
    let wrong = rows.filter { $0.shown != $0.wanted }
    guard !wrong.isEmpty, !rows.contains(where: { $0.live.isUnsettled || $0.rebuilt.isUnsettled }),
      areDistinct(rows.map(\.shown)), areDistinct(rows.map(\.wanted))
    else { return nil }
    let shown = Set(rows.map(\.shown))
    // Each shows in full what the list shows before or after, at another row: texts that depend on the position do not.
    let known = shown.union(before.live.filter { $0.item.list == list }.map(texts))
    guard wrong.allSatisfy({ row in known.contains(row.wanted) && isKept(row.live, before) }) else { return nil }
    // Were it the position alone that decides what a row shows, nothing would be shown where it was not before.
    let changed = wrong.filter { row in
      guard let former = before.rebuilt.first(where: { $0.item.list == list && $0.slot == row.live.slot }) else { return false }
      return texts(former) != row.wanted
    }
    if wrong.count > 1, let first = changed.first(where: { shown.contains($0.wanted) }) {
      return Disorder(
        step: step, live: first.live, rebuilt: first.rebuilt, count: wrong.count, cause: isMove ? .swapped : .toldOtherwise)
    }
    // A row that the list was told to remove, and that the data still has, in place of one that the data has lost.
    let left = Set(before.live.filter { removed.contains($0.item) && !$0.isUnsettled }.map(texts))
    let wanted = Set(rows.map(\.wanted))
    guard let first = changed.first(where: { left.contains($0.wanted) && !wanted.contains($0.shown) }) else { return nil }
    return Disorder(step: step, live: first.live, rebuilt: first.rebuilt, count: wrong.count, cause: .removedOther)
  }

  /// True if the row was moved as it was.
  static func isKept(_ live: Appearance, _ before: RunSet.Rebuild) -> Bool {
    before.live.first { $0.item == live.item }.map { texts($0) == texts(live) } ?? false
  }

  static func texts(_ appearance: Appearance) -> [String] { appearance.elements.compactMap { $0["text"] } }

  private static func areDistinct(_ all: [[String]]) -> Bool { Set(all).count == all.count }
}
