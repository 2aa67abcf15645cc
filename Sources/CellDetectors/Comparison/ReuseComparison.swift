import CellTrace

/// The main run against the run with fresh cells, step by step, for items visible in both.
struct ReuseComparison {
  /// One item at one step, where the two runs show different things.
  struct Pair {
    var step: Int
    var main: Appearance
    var fresh: Appearance
    var differences: [Difference]
  }

  /// Items that differ, by step and slot.
  private(set) var pairs: [Pair] = []
  /// The first step in which the calls differ. It is still compared, since a leak may be the very reason (another height brings
  /// other rows into view); later steps are not.
  private(set) var divergence: Int?
  /// Items that the run with fresh cells still has at the divergence, and this one no longer.
  private(set) var removed: Set<ItemID> = []

  init(_ runs: RunSet) throws(MissingRun) {
    let fresh = try runs.run(.fresh(of: runs))
    let mask = try Mask(runs)
    var hasOtherTextSize = false
    for (here, there) in zip(runs.main.steps, fresh.steps) {
      guard mask.reaches(step: here.index) else { break }
      if case .changeTrait(.textSize) = here.interaction { hasOtherTextSize = true }
      let isCompared = mask.allows(step: here.index)
      for appearance in here.perceived where isCompared && !appearance.isUnsettled {
        guard let other = there[appearance.item], !other.isUnsettled else { continue }
        let all = mask.unmasked(AppearanceDiff.differences(of: appearance, from: other), of: appearance.item)
        let differences = hasOtherTextSize ? Self.withoutFonts(all) : all
        if !differences.isEmpty {
          pairs.append(Pair(step: here.index, main: appearance, fresh: other, differences: differences))
        }
      }
      // Results that are held back are missing on the way.
      if isCompared, runs.main.configuration.completionOrder == .inOrder, !hasOtherTextSize {
        pairs += Self.passing(here, there, mask)
      }
      if here.items != there.items || CallSequence(here) != CallSequence(there) {
        divergence = here.index
        removed = Set(there.items).subtracting(here.items)
        break
      }
    }
  }

  /// A cell that was made before the user chose another text size keeps its fonts where its labels are not asked to follow, and what is
  /// as high as its text keeps its place.
  private static func withoutFonts(_ differences: [Difference]) -> [Difference] {
    guard differences.contains(where: { $0.name == "font" }) else { return differences }
    return differences.filter { $0.name != "font" && $0.kind != .geometry }
  }

  /// Rows that only came by while the step scrolled, at the moment when they were on screen. Where they stood is no matter then: what is
  /// measured on the way may still move them.
  private static func passing(_ here: StepTrace, _ there: StepTrace, _ mask: Mask) -> [Pair] {
    guard let others = there.passing, let rows = here.passing else { return [] }
    return rows.compactMap { row in
      guard let other = others.first(where: { $0.item == row.item }), other.slot == row.slot else { return nil }
      let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: other), of: row.item)
        .filter { $0.kind != .geometry }
      return differences.isEmpty ? nil : Pair(step: here.index, main: row, fresh: other, differences: differences)
    }
  }

  /// The same without what chance decided.
  func without(_ chance: Chance) -> ReuseComparison {
    var result = self
    result.pairs = pairs.compactMap { pair in
      var rest = pair
      rest.differences = chance.without(pair.differences, of: pair.main)
      return rest.differences.isEmpty ? nil : rest
    }
    return result
  }

  /// A line of evidence about how far the comparison reached.
  func reach(in trace: Trace) -> [String] {
    divergence.map { [FindingText.divergence(step: $0, title: trace.title(ofStep: $0))] } ?? []
  }
}
