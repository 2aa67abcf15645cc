import CellDetectors
import CellHarness
import CellRuns
import CellTrace
import Dispatch
import Foundation

/// Searches for scripts that break a screen: no script and no assertion is needed.
///
/// Each walk is a script that is made while it runs, in a process of its own, out of what is on screen. What it performed is then
/// judged like any other script, from fresh processes, and what detectors find is made as short as it can be.
public struct Exploration: Sendable {
  /// How much is searched, and how.
  public struct Options: Sendable {
    /// Steps of all walks together.
    public var steps = 400
    /// Seed of all choices. The same seed gives the same walks.
    public var seed: UInt64 = 1
    /// Profiles that walks alternate between.
    public var profiles: [Profile] = Profile.all
    /// Policies that walks alternate between, besides the base.
    public var policies: [Policy] = Policy.standard
    /// Scripts whose beginnings some walks start with.
    public var seeds: [[Interaction]] = []
    /// Ids of detectors after which the search ends early; empty: it goes on until the budget is used up.
    public var stopsAt: Set<String> = []
    /// Candidates that shrinking one finding may try.
    public var shrinkBudget = 60
    /// Walks that are made at the same time. The result does not depend on it.
    public var workers = 2

    /// Options as they are if nothing is asked for.
    public init() {}
  }

  /// One finding with the shortest script that was found for it.
  public struct Failure: Sendable {
    /// The finding, as the shrunk script shows it.
    public var finding: Finding
    /// What identifies it.
    public var fingerprint: String
    /// The shrunk script.
    public var script: [Interaction]
    /// The script in words.
    public var words: [String]
    /// Steps of the walk that found it.
    public var foundAfter: Int
    /// Length of the script before shrinking.
    public var originalLength: Int
    /// True if no single step can be left out.
    public var isMinimal: Bool
    /// OS behaviour and policies under which it was seen.
    public var profile: Profile
    public var policies: [Policy]
  }

  /// What a search came to.
  public struct Outcome: Sendable {
    /// Findings, in the order in which walks met them.
    public var failures: [Failure] = []
    /// By kind of interaction.
    public var counts = KindCounts()
    /// Detectors that were evaluated, with how many walks.
    public var evaluated: [String: Int] = [:]
    /// Steps performed by walks.
    public var steps = 0
    /// Walks made.
    public var walks = 0
    /// Abstract states that were seen.
    public var states: Set<UInt64> = []
    /// Runs made to judge and to shrink.
    public var runs = 0
    /// Why walks said nothing, each once.
    public var problems: [String] = []
  }

  private let screen: ScreenSource
  private let options: Options

  /// Creates a search.
  public init(_ screen: ScreenSource, _ options: Options = Options()) {
    self.screen = screen
    self.options = options
  }

  /// Creates a search of the screen that a type's `init()` makes.
  public init(_ screen: any CellScreen.Type, _ options: Options = Options()) { self.init(ScreenSource(screen), options) }

  /// Searches until the budget is used up.
  /// - Parameter progress: Called after each wave of walks.
  /// - Throws: ``CellRuns/RunError`` or ``CellRuns/ZygoteProblem`` if no process can be made.
  public func run(progress: (Outcome) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    var refused: Set<String> = []
    var known: Set<String> = []
    // Waves of a fixed size: what one wave learns is known to the next, whoever finishes first.
    while outcome.steps < options.steps, !isDone(outcome), outcome.problems.count < 3 {
      let numbers = Array(outcome.walks..<outcome.walks + Self.waveSize)
      let avoided = refused
      let wave = try Concurrent.map(numbers, workers: options.workers) { number in
        try JudgedWalk.make(screen, WalkPlan(number: number, options: options, refused: avoided), timeout: Self.timeout)
      }
      for walk in wave {
        outcome.add(walk)
        refused.formUnion(walk.result.refused)
        for finding in walk.findings where known.insert(Fingerprint.of(finding)).inserted {
          outcome.failures.append(try shrink(finding, of: walk, at: outcome.steps, &outcome.runs))
        }
        if isDone(outcome) { break }
      }
      progress(outcome)
      // A screen on which nothing can be done is done.
      if wave.allSatisfy({ $0.result.script.isEmpty }) { break }
    }
    return outcome
  }

  private func isDone(_ outcome: Outcome) -> Bool {
    !options.stopsAt.isEmpty && outcome.failures.contains { options.stopsAt.contains($0.finding.detector) }
  }

  private static let waveSize = 4
  /// Wall-clock seconds that one walk may take.
  private static let timeout = 60.0

  private func shrink(_ finding: Finding, of walk: JudgedWalk, at steps: Int, _ runs: inout Int) throws -> Failure {
    let fingerprint = Fingerprint.of(finding)
    var best = (finding: finding, words: walk.words)
    var made = 0
    let shrinker = Shrinker(budget: options.shrinkBudget) { candidate in
      let judged = try walk.plan.judge(screen, candidate)
      made += judged.runs
      guard judged.isWhole, let same = judged.findings.first(where: { Fingerprint.of($0) == fingerprint }) else { return false }
      best = (same, judged.words)
      return true
    }
    // What came after the finding was seen can't have led to it.
    let start = Array(walk.result.script.prefix(max(1, finding.seenStep)))
    let isEnough = try start.count < walk.result.script.count && shrinker.shows(start)
    let result = try shrinker.shrink(isEnough ? start : walk.result.script)
    runs += made
    return Failure(
      finding: best.finding, fingerprint: fingerprint, script: result.script, words: best.words, foundAfter: steps,
      originalLength: walk.result.script.count, isMinimal: result.isMinimal, profile: walk.plan.profile,
      policies: walk.plan.policies)
  }
}

extension Exploration.Outcome {
  fileprivate mutating func add(_ walk: JudgedWalk) {
    walks += 1
    steps += walk.result.states.count
    states.formUnion(walk.result.states)
    counts += walk.result.counts
    runs += walk.runs + 1
    for id in walk.evaluated { evaluated[id, default: 0] += 1 }
    if let problem = walk.result.problem, !problems.contains(problem) { problems.append(problem) }
  }
}
