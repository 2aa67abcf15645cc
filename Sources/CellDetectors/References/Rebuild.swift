import CellTrace

extension RunSet {
  /// What all visible cells show when they are recreated from the model after a step.
  public struct Rebuild: Sendable {
    /// Appearances after every visible cell was recreated, at the wall-clock time of the step's own start.
    public var rebuilt: [Appearance]
    /// The same at the wall-clock time of the step's end: what the next step's ``rebuilt`` is compared with, so that both
    /// sides show the same time.
    public var rebuiltAtEnd: [Appearance]
    /// The live cells just before, with ``Appearance/idealHeight`` measured.
    public var live: [Appearance]

    init(_ reference: RebuildReference) {
      rebuilt = reference.atStepStart
      rebuiltAtEnd = reference.atStepEnd ?? reference.atStepStart
      live = reference.live
    }

    /// Steps of a script that get a rebuild reference: those that can change data or state, and the one before each, which it is
    /// compared with.
    public static func isWanted(after step: Int, in script: [Interaction]) -> Bool {
      if step == 0 { return true }
      guard step <= script.count else { return false }
      return !script.isScroll(step: step) || (step < script.count && !script.isScroll(step: step + 1))
    }
  }
}

extension RunSet {
  /// The steps after which cells are recreated. Under other policies than the base only what a policy that prepares ahead or keeps
  /// behind can bring about is looked at: what is on screen all the time is judged under the base.
  var rebuiltSteps: [Int] {
    let script = main.completedScript
    if main.steps.isEmpty || endedWhileOpening { return [] }
    return isBase
      ? (0...script.count).filter { Rebuild.isWanted(after: $0, in: script) } : PreparedCell.referenceSteps(in: main)
  }

  /// True if the app ended before the screen had been shown once: there is nothing to recreate.
  private var endedWhileOpening: Bool {
    switch main.end {
    case .trapped(0, _, _), .exception(0, _, _, _): true
    case .trapped, .exception, .finished, .stepFailed, .inconclusive: false
    }
  }
}
