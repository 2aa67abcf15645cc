import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation

/// Searches for scripts that break a screen: no script and no assertion is needed.
///
/// Each walk is a script that is made while it runs, out of what is on screen, in a copy of a process that shows the screen. Beside
/// it goes the fresh run, the same script with fresh cells; what both show, and what cells made anew from the model show, is compared after each step
/// (``Screener``). That only raises suspicions: the full plan of runs judges them from fresh processes, and what it finds is made as
/// short as it can be (``Confirmation``).
package struct Exploration: Sendable {
  /// How much is searched, and how.
  package struct Options: Sendable {
    /// Steps of all walks together.
    package var steps = 400
    /// Wall-clock seconds after which no walk begins; nil: there is no limit.
    package var seconds: Double?
    /// The search ends when so many steps have brought no new abstract state; nil: they all count.
    package var plateau: Int?
    /// Steps without another error after which a search that has found one ends, or as many as it took to the last one if these are more;
    /// nil: it goes on. Who runs a test waits for the first one, and mends it before the next is of interest.
    package var patience: Int?
    /// Seed of all choices. The same seed gives the same walks.
    package var seed: UInt64 = 1
    /// Profiles that walks alternate between.
    package var profiles: [Profile] = Profile.all
    /// Policies that walks alternate between, besides the base.
    package var policies: [Policy] = Policy.standard
    /// Scripts that some walks begin with, as they are or a little changed (``Beginning``): those of scenarios, and what was kept.
    package var scripts: [[Interaction]] = []
    /// The device and how its user has set it up.
    package var traits = HostTraits.standard
    /// Ids of detectors; once all of them were found the search ends. Empty: it goes on until the budget is used up.
    package var stopsAt: Set<String> = []
    /// Candidates that the full plan may judge to shrink one finding.
    package var shrinkBudget = 60
    /// How much of the processor's time a step may use, in walks and in what judges them.
    package var budget = StepBudget()
    /// Walks that are made at the same time. The result does not depend on it.
    package var workers = 2

    /// Options as they are if nothing is asked for.
    package init() {}
  }

  /// One finding with the shortest script that was found for it.
  package struct Failure: Sendable {
    /// The finding, as the shrunk script shows it.
    package var finding: Finding
    /// What identifies it.
    package var fingerprint: String
    /// The shrunk script.
    package var script: [Interaction]
    /// The script in words.
    package var words: [String]
    /// Steps of walks until it was found.
    package var foundAfter: Int
    /// Length of the script before shrinking.
    package var originalLength: Int
    /// True if no single step can be skipped.
    package var isMinimal: Bool
    /// OS behaviour and policies under which it was seen.
    package var profile: Profile
    package var policies: [Policy]
    /// The seed of the runs.
    package var seed: UInt64
  }

  /// What a search came to.
  package struct Outcome: Sendable {
    /// Findings, in the order in which walks met them.
    package var failures: [Failure] = []
    /// By kind of interaction.
    package var counts = KindCounts()
    /// Detectors that were evaluated, with how many scripts.
    package var evaluated: [String: Int] = [:]
    /// Detectors that reported something, with in how many of these scripts: those that shrinking tried count, too.
    package var fired: [String: Int] = [:]
    /// Mutations that the screen declares as it opens, with how often walks performed each; also others that they performed.
    package var mutations: [String: Int] = [:]
    /// Mutations that walks make once at most: made again, they put into a list what it has.
    package var madeOnce: Set<String> = []
    /// Kinds of steps that walks made.
    package var done = DoneSteps()
    /// Steps performed by walks.
    package var steps = 0
    /// How many walks were made.
    package var walks = 0
    /// How many of them began with a script that was there.
    package var directed = 0
    /// Abstract states that were seen.
    package var states: Set<UInt64> = []
    /// How many there were after each walk.
    package var course: [SearchRecord.Point] = []
    /// Steps without a new abstract state after which it ended, if that is why it did.
    package var plateau: Int?
    /// Steps without another error after which it ended, if that is why it did.
    package var patience: Int?
    /// Processes run to judge and to shrink.
    package var runs = 0
    /// Suspicions that cheap checks raised and the full plan judged, by kind.
    package var suspicions: [String: SuspicionCount] = [:]
    /// Wall-clock seconds that the search took.
    package var seconds = 0.0
    /// Why walks said nothing, each once.
    package var problems: [String] = []
    /// True if it ended before its budget was used up because somebody asked for it.
    package var isPartial = false

    /// One failure for each bug, with what else came of it in its evidence.
    package var bugs: [Failure] {
      SharedRoot.groups(of: failures.map(\.finding)).map { group in
        var bug = failures[group[0]]
        bug.finding = SharedRoot.told(bug.finding, consequences: group.dropFirst().map { failures[$0].finding })
        return bug
      }
    }
  }

  /// How often suspicions of one kind were judged.
  package struct SuspicionCount: Hashable, Sendable {
    package var judged = 0
    package var confirmed = 0
  }

  private let screen: ScreenSource
  private let options: Options

  /// Creates a search.
  package init(_ screen: ScreenSource, _ options: Options = Options()) {
    self.screen = screen
    self.options = options
  }

  /// Creates a search of the screen that a type's `init()` makes.
  package init(_ screen: any CellScreen.Type, _ options: Options = Options()) { self.init(ScreenSource(screen), options) }

  /// Searches until the budget is used up.
  /// - Parameters:
  ///   - isInterrupted: Asked between walks; true ends the search with what was found.
  ///   - progress: Called after each wave of walks.
  /// - Throws: ``CellRuns/RunError`` or ``CellRuns/ZygoteProblem`` if no process can be made.
  package func run(
    isInterrupted: @escaping @Sendable () -> Bool = { false }, progress: (Outcome) -> Void = { _ in }
  ) throws -> Outcome {
    var search = Search(screen, options, isInterrupted)
    try search.run(progress)
    return search.outcome
  }

  /// Performs one script as a walk, and shrinks what it shows as a search does with what its walks show.
  /// - Returns: What was found, and the wall-clock seconds that shrinking and judging took behind the walk.
  package func shrink(_ script: [Interaction]) throws -> (failures: [Failure], seconds: Double) {
    let screener = Screener(screen, options.budget)
    let judge = Judge(screen, options.budget)
    let plan = WalkPlan(script: script, profile: options.profiles.first ?? .iOS18, options: options)
    let walk = try screener.walk(plan)
    let start = ContinuousClock.now
    var memory = SuspicionMemory()
    var failures: [Failure] = []
    for (suspicion, length) in walk.suspicions.sorted(by: { $0.length < $1.length }) where memory.isOpen(suspicion) {
      let confirmation = Confirmation(screener: screener, judge: judge, budget: options.shrinkBudget, judgesWhole: true)
      let known = Set(failures.map(\.fingerprint))
      let found = try confirmation.confirm(suspicion, Array(walk.script.prefix(length)), plan) {
        known.contains(Fingerprint.of($0))
      }
      guard let found else {
        memory.refute(suspicion)
        continue
      }
      memory.confirm(suspicion, among: walk.suspicions.map(\.suspicion))
      failures += found.map { Failure($0, foundAfter: length) }
    }
    return (failures, (ContinuousClock.now - start) / .seconds(1))
  }
}
