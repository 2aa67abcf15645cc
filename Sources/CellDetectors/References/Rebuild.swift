import CellTrace

extension RunSet {
  /// What all visible cells show when they are recreated from the model after a step.
  package struct Rebuild: Sendable {
    /// Appearances after every visible cell was recreated, at the wall-clock time of the step's own start.
    package var rebuilt: [Appearance]
    /// The same at the wall-clock time of the step's end: what the next step's ``rebuilt`` is compared with, so that both
    /// sides show the same time.
    package var rebuiltAtEnd: [Appearance]
    /// The live cells just before, with ``Appearance/idealHeight`` measured.
    package var live: [Appearance]
    /// A list that was not told of rows which came or went.
    package var untold: UntoldRows?
    /// Where bodies that are evaluated again show something else: what rows show then.
    private var evaluated: [Appearance]?
    /// Where another screen that was in front changes what rows show: what they show then.
    private var reappeared: [Appearance]?
    /// Where the screen asks for something when it appears: what rows show once that came again.
    var loadedAgain: [Appearance]?
    /// Where content that is made anew changes what rows show: what they show then.
    private var remounted: [Appearance]?
    /// A list that has every row twice once another screen had been in front of it.
    var doubled: UntoldRows?
    /// Rows of each section of each list, and the same once the content was made anew; empty where nobody looked.
    var counts: [[Int]]
    var remountedCounts: [[Int]]

    init(_ reference: RebuildReference) {
      rebuilt = reference.atStepStart
      rebuiltAtEnd = reference.atStepEnd ?? reference.atStepStart
      evaluated = reference.evaluated
      (reappeared, loadedAgain) = (reference.reappeared, reference.loadedAgain)
      (remounted, doubled) = (reference.remounted, reference.doubled)
      (counts, remountedCounts) = (reference.counts, reference.remountedCounts)
      live = reference.live
      untold = reference.untold
    }

    /// True if somebody looked what rows show once another screen was in front, or once the content was made anew: what was covered by a menu
    /// was not looked at. Where rows come or go with the appearance, nothing but ``afterReappearing`` tells.
    var hasReappeared: Bool { !counts.isEmpty }
    var hasRemounted: Bool { !remountedCounts.isEmpty }

    /// The same with what rows show once every body was evaluated again; nil if that changes nothing.
    var afterEvaluating: Rebuild? { evaluated.map(showing) }

    /// The same with what rows show once the screen's content was made anew; nil if that changes nothing.
    var afterRemounting: Rebuild? { remounted.map(showing) }

    private func showing(_ rows: [Appearance]) -> Rebuild {
      var result = self
      (result.rebuilt, result.rebuiltAtEnd) = (rows, rows)
      return result
    }

    /// The same with what rows show once another screen was in front; nil if that changes nothing.
    var afterReappearing: Rebuild? { reappeared.map(showing) }

    /// What a row shows that a rebuild does not, each with what the rebuild shows: at the time of the step's start and at that of its
    /// end, so that a clock that went on in the step is not wrong.
    func wrong(in row: Appearance) -> Set<[String]> {
      let both = [rebuilt, rebuiltAtEnd].map { all -> Set<[String]> in
        guard let other = all.first(where: { $0.item == row.item }) else { return [] }
        return Set(AppearanceDiff.contentDifferences(of: row, from: other).map { [$0.property, $0.path, $0.expected] })
      }
      return both[0].intersection(both[1])
    }

    /// Steps of a script that get a rebuild reference: those that can change data or state, and the one before each, which it is
    /// compared with.
    package static func isWanted(after step: Int, in script: [Interaction]) -> Bool {
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
