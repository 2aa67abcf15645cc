import CellTrace

/// Rows that got the height of the row that stood at their place before: a height kept by index path.
///
/// Fixed heights, a taller first row and heights that are about to follow never look like this: the row must have fitted its
/// content before, must want the same height still, and must have exactly the height of the item whose place it took.
struct HeightByPosition {
  /// A row that took the height of another.
  struct Taken {
    var step: Int
    var now: Appearance
    var ideal: Double
    /// The item that stood there before and had this height.
    var former: Appearance
  }

  /// In order of steps and slots.
  private(set) var taken: [Taken] = []

  init(_ runs: RunSet) {
    let mask = Mask(main: runs.main, control: runs.control)
    for step in runs.rebuilds.keys.sorted() where mask.allows(step: step) {
      guard let now = runs.rebuilds[step], let before = runs.rebuilds[step - 1] else { continue }
      taken += now.live.compactMap { Self.taken($0, at: step, now, before, mask) }
    }
  }

  private static func taken(
    _ live: Appearance, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, _ mask: Mask
  ) -> Taken? {
    guard let earlier = before.live.first(where: { $0.item == live.item }), earlier.slot != live.slot,
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

  private static func same(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= AppearanceDiff.tolerance }
}
