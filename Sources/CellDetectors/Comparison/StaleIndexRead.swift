import CellTrace

/// Cells that show what stands at the place where their item stood before the data moved: something in them still reads by the
/// old position.
struct StaleIndexRead: DetectorComparison {
  static let meaning = """
    A cell comes to show the text or image of the item that stands where its own item stood before the data moved, \
    although the model gives it no reason to.
    """

  /// A cell that came to show another item's text or image, although the model gave no reason.
  struct Visitor {
    var step: Int
    var live: Appearance
    /// The item whose text or image it shows.
    var owner: Appearance
    var difference: Difference
    /// The last step in which the cell's item stood where the owner stands now.
    var stoodThere: Int
  }

  /// In order of steps and slots, one for a cell and step.
  private(set) var visitors: [Visitor] = []

  init(_ runs: RunSet) throws(MissingRun) {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for step in rebuilds.keys.sorted() where mask.allows(step: step) {
      guard let now = rebuilds[step], let before = rebuilds[step - 1] else { continue }
      visitors += now.live.compactMap { Self.visitor($0, at: step, now, before, mask, runs.main) }
    }
  }

  private static func visitor(
    _ live: Appearance, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, _ mask: Mask, _ trace: Trace
  ) -> Visitor? {
    guard let rebuilt = now.rebuilt.first(where: { $0.item == live.item }),
      let liveBefore = before.live.first(where: { $0.item == live.item }),
      let rebuiltBefore = before.rebuilt.first(where: { $0.item == live.item }), live.cell == liveBefore.cell,
      ![live, rebuilt, liveBefore, rebuiltBefore].contains(where: \.isUnsettled)
    else { return nil }
    let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: live, from: rebuilt), of: live.item)
    for difference in differences where difference.name == "text" || difference.name == "image" {
      let key = difference.key
      // The cell showed what the model says, and still says, before this step.
      guard difference.kind == .value, let shown = live.value(at: key), let own = rebuilt.value(at: key),
        liveBefore.value(at: key) == own, rebuiltBefore.value(at: key) == own,
        let owner = only(now.rebuilt.filter { $0.item.list == live.item.list && $0.value(at: key) == shown }),
        owner.slot != live.slot, !owner.isUnsettled,
        only(now.rebuilt.filter { $0.item.list == live.item.list && $0.value(at: key) == own })?.item == live.item,
        let stood = trace.steps.last(where: { $0.index < step && $0[live.item]?.slot == owner.slot })
      else { continue }
      return Visitor(step: step, live: live, owner: owner, difference: difference, stoodThere: stood.index)
    }
    return nil
  }

  private static func only(_ all: [Appearance]) -> Appearance? { all.count == 1 ? all[0] : nil }
}

extension StaleIndexRead {
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try StaleIndexRead(runs).visitors.map { StaleIndexAccess.finding($0, runs.main) }
  }
}
