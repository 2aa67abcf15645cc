import CellDetectors
import CellHarness
import CellRuns
import CellTrace

/// What one walk of a search is: everything follows from its number and the search's seed.
struct WalkPlan: Sendable {
  let profile: Profile
  /// What its script is judged under.
  let policies: [Policy]
  let choices: WalkChoices
  /// What it begins with.
  let prefix: [Interaction]
  private let seed: UInt64

  init(number: Int, options: Exploration.Options, refused: Set<String>) {
    var random = SplitMix64(state: options.seed &* 0x1000_0001 &+ UInt64(number))
    profile = options.profiles.isEmpty ? .iOS18 : options.profiles[number % options.profiles.count]
    // Three of four walks are judged under the base alone, which sees most; the others pay for one policy more.
    let others = options.policies.filter { $0 != .lifo }
    policies = number % 4 == 3 && !others.isEmpty ? [.lifo, others[(number / 4) % others.count]] : [.lifo]
    // Swarm testing: each kind is in most walks and missing in some.
    let kinds = Offer.Kind.allCases.filter { _ in random.below(3) != 0 }
    choices = WalkChoices(
      seed: random.next(), steps: [6, 12, 20][random.below(3)], kinds: Set(kinds).union([.scroll]), refused: refused)
    if options.seeds.isEmpty || random.below(3) != 0 {
      prefix = []
    } else {
      let script = options.seeds[random.below(options.seeds.count)]
      prefix = Array(script.prefix(random.below(script.count + 1)))
    }
    seed = options.seed
  }

  var configuration: RunConfiguration { RunConfiguration(profile: profile, policy: .lifo, seed: seed) }

  /// A script, judged.
  struct Judged {
    var findings: [Finding]
    var evaluated: [String]
    var runs: Int
    /// The steps in words.
    var words: [String]
    /// False if a step could not be performed, or the run says nothing.
    var isWhole: Bool
  }

  /// Judges a script from fresh processes.
  func judge(_ screen: ScreenSource, _ script: [Interaction]) throws -> Judged {
    let outcome = try RunPlan(Runner(screen), script: script, profile: profile, policies: policies, seed: seed).perform()
    let isWhole =
      switch outcome.runs.main.end {
      case .finished, .trapped, .exception: true
      case .stepFailed, .inconclusive: false
      }
    return Judged(
      // What depends on a choice that nobody could verify is no failure.
      findings: outcome.judgement.findings.filter(\.conditions.isEmpty), evaluated: outcome.judgement.evaluated,
      runs: outcome.runCount, words: outcome.runs.main.steps.dropFirst().map(\.title), isWhole: isWhole)
  }
}

/// A walk and what detectors make of it.
struct JudgedWalk: Sendable {
  let plan: WalkPlan
  let result: WalkResult
  let findings: [Finding]
  let evaluated: [String]
  let runs: Int
  let words: [String]

  static func make(_ screen: ScreenSource, _ plan: WalkPlan, timeout: Double) throws -> JudgedWalk {
    let result = try WalkResult.of(screen, prefix: plan.prefix, plan.configuration, plan.choices, timeout: timeout)
    guard result.problem == nil else {
      return JudgedWalk(plan: plan, result: result, findings: [], evaluated: [], runs: 0, words: [])
    }
    let judged = try plan.judge(screen, result.script)
    return JudgedWalk(
      plan: plan, result: result, findings: judged.findings, evaluated: judged.evaluated, runs: judged.runs, words: judged.words)
  }
}
