import CellTrace

/// A run in which results came later than in another run of the same steps: they were held back until the data changed, or somebody
/// did not wait for them. What the two show otherwise is what coming late did.
struct LateRuns {
  var late: Trace
  /// The one in which they came in time.
  var usual: Trace

  /// True if a run set's main run is a late one.
  static func concern(_ runs: RunSet) -> Bool {
    runs.main.isHurried ? runs.isBase : runs.main.configuration.completionOrder == .afterChange
  }

  /// What a detector that compares them needs besides the control.
  static func references(_ runs: RunSet) -> [ReferenceRequest] { runs.main.isHurried ? [.patient(of: runs)] : [] }

  /// Nil if the main run is none.
  init?(_ runs: RunSet) throws(MissingRun) {
    guard Self.concern(runs) else { return nil }
    late = runs.main
    if late.isHurried {
      usual = try runs.run(.patient(of: runs))
    } else if let controlled = runs.controlled {
      usual = controlled
    } else {
      return nil
    }
  }

  /// True if both went to their ends.
  var areWhole: Bool { late.end == .finished && usual.end == .finished }

  /// The last steps of both; nil unless nothing is on its way any more, and both have the same rows.
  var ends: (late: StepTrace, usual: StepTrace)? {
    guard areWhole, let here = late.steps.last, !late.isHurried(here.index), let there = usual.steps.last,
      here.items == there.items
    else { return nil }
    return (here, there)
  }

  /// True if results of an item's work came late, and that in this step.
  func isReleased(_ item: ItemID, in step: StepTrace) -> Bool {
    guard late.isHurried else {
      return step.events.contains { if case .resultsReleased(item?) = $0.kind { true } else { false } }
    }
    let hurried = late.settledStep(before: step.index) + 1..<step.index
    return hurried.contains { index in
      guard late.isHurried(index), let step = late.step(index) else { return false }
      return step.configures(item) || step.interaction.target == item || acts(on: item, in: index)
    }
  }

  private func acts(on item: ItemID, in step: Int) -> Bool {
    ItemAction.all(in: late).contains { $0.step == step && $0.item == item }
  }
}
