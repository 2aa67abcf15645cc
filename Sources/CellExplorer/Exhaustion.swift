import CellDetectors
import CellHarness
import CellRuns
import CellTrace

/// Performs every script up to a length on a screen: those that lead to a state that was seen, and those that do to another item
/// what was done to one of its kind, are left out.
///
/// Scripts are made breadth first, so that the first finding has the shortest script; each is looked at as walks are.
/// Each is performed whole, from the opened screen on: decision 0095 says why no process waits at the end of its beginning.
package struct Exhaustion: Sendable {
  /// What it came to.
  package struct Outcome: Sendable {
    /// Findings, the shortest scripts first.
    package var failures: [Exploration.Failure] = []
    /// Scripts that were performed, and the length of the longest.
    package var sequences = 0
    package var depth = 0
    /// How many abstract states were reached.
    package var states = 0
    /// Scripts that were left out: on items that are alike, and behind a state that was seen.
    package var symmetric = 0
    package var repeated = 0
    /// Why something says nothing, each once.
    package var problems: [String] = []
    /// Mutations that scripts made again although that puts into a list what it has: nothing that came of it is told.
    package var madeOnce: Set<String> = []
    /// True if it ended early because somebody asked for it.
    package var isPartial = false
  }

  private let screen: ScreenSource
  private let options: Exploration.Options
  private let depth: Int

  /// Creates a search of all scripts of at most `depth` steps.
  package init(_ screen: ScreenSource, _ options: Exploration.Options, depth: Int) {
    self.screen = screen
    self.options = options
    self.depth = depth
  }

  /// Performs all scripts up to the depth, shortest first.
  package func run(
    isInterrupted: @escaping @Sendable () -> Bool = { false }, progress: (Outcome) -> Void = { _ in }
  ) throws -> Outcome {
    var outcome = Outcome()
    let screener = Screener(screen, options.budget)
    let judge = Judge(screen, options.budget)
    var memory = SuspicionMemory()
    var known: Set<String> = []
    var seen: Set<UInt64> = []
    var presses: [UInt64: [String]] = [:]
    let profile = options.profiles.first ?? .iOS18
    var frontier: [[Interaction]] = [[]]
    for length in 0...depth {
      outcome.depth = length
      var next: [[Interaction]] = []
      for script in frontier {
        if isInterrupted() {
          outcome.isPartial = true
          return outcome
        }
        let plan = WalkPlan(script: script, profile: profile, options: options, presses: presses)
        let walk = try screener.walk(plan)
        presses.merge(walk.presses) { known, _ in known }
        if let problem = walk.problem, !outcome.problems.contains(problem) { outcome.problems.append(problem) }
        if length > 0 { outcome.sequences += 1 }
        for (suspicion, _) in walk.suspicions where memory.isOpen(suspicion) {
          let confirmation = Confirmation(
            screener: screener, judge: judge, budget: options.shrinkBudget, judgesWhole: true)
          let told = known
          guard let found = try confirmation.confirm(suspicion, walk.script, plan, isKnown: { told.contains(Fingerprint.of($0)) })
          else {
            memory.refute(suspicion)
            continue
          }
          memory.confirm(suspicion, among: walk.suspicions.map(\.suspicion))
          outcome.madeOnce.formUnion(found.compactMap(\.repeatedChange))
          for one in found where one.repeatedChange == nil && known.insert(Fingerprint.of(one.finding)).inserted {
            outcome.failures.append(Exploration.Failure(one, foundAfter: outcome.sequences))
          }
        }
        guard let state = walk.states.last, walk.stop == nil else { continue }
        let possible = walk.offers.interactions
        if seen.insert(state).inserted {
          outcome.symmetric += walk.offers.alike
          next += possible.map { script + [$0] }
        } else {
          outcome.repeated += possible.count
        }
        outcome.states = seen.count
        progress(outcome)
      }
      frontier = next
    }
    return outcome
  }
}
