import CellHarness
import CellRuns
import CellTrace

/// Makes walks and looks at them cheaply: the walk and the fresh run of the same steps go side by side, and what they show is compared
/// after each step. It keeps a process for every configuration.
final class Screener {
  private let screen: ScreenSource
  private let budget: StepBudget
  private var stems: [RunConfiguration: Stem] = [:]
  /// How many processes are kept at most.
  private static let limit = 12
  /// Steps that were performed to see whether a shorter script raises the same suspicion.
  private(set) var triedSteps = 0

  init(_ screen: ScreenSource, _ budget: StepBudget = StepBudget()) {
    self.screen = screen
    self.budget = budget
  }

  /// A walk with the time that it may use: as much as two steps may.
  private func job(
    _ script: [Interaction], leavesOut: Bool = false, choices: WalkChoices? = nil, checks: WalkJob.Checks = .init()
  ) -> WalkJob {
    WalkJob(
      script: script, leavesOut: leavesOut, choices: choices, checks: checks, processorSeconds: 2 * budget.seconds)
  }

  /// Makes a walk and looks at it.
  func walk(_ plan: WalkPlan) throws -> WalkResult {
    var checks = WalkJob.Checks(orders: plan.isBase, ends: true, takesDown: plan.takesDown)
    // Cells that are ready or kept off screen are stale or not as those on screen are.
    checks.rebuilds = plan.isBase || plan.policy.list != ListBehavior()
    var job = job(plan.prefix, leavesOut: plan.isDirected, choices: plan.choices, checks: checks)
    job.tellsOffers = plan.tellsOffers
    job.presses = plan.presses
    var result = try stem(plan.configuration).walk(job)
    guard result.problem == nil, result.stop != .screen else { return result }
    // Where no cell was reused, the fresh run shows the same.
    if result.consulted?.reuse != 0 { try compare(&result, plan.configuration.withFreshCells, .reuse) }
    if plan.policy.completions != .inOrder || result.script.hurries { try compareInTime(&result, plan.base) }
    return result
  }

  /// What is suspected of a script. It may stop early.
  func suspicions(
    of script: [Interaction], _ configuration: RunConfiguration, like wanted: Suspicion
  ) throws -> Set<Suspicion> {
    triedSteps += script.count
    let isOfCopies = [.stale, .remains, .lost, .position, .size].contains(wanted.kind)
    let checks = WalkJob.Checks(
      rebuilds: isOfCopies || wanted.kind == .order, orders: wanted.kind == .order, ends: wanted.kind == .singleRun,
      takesDown: wanted.kind == .singleRun)
    var job = job(script, checks: checks)
    // One that hangs is tried often: what only takes long is not confirmed.
    if wanted.kind == .ended { job.processorSeconds = max(1, budget.seconds * 2 / 5) }
    var result = try stem(configuration).walk(job)
    guard result.problem == nil, result.stop != .refused else { return [] }
    if wanted.kind == .reuse { try compare(&result, configuration.withFreshCells, .reuse) }
    if wanted.kind == .late { try compareInTime(&result, configuration.under(.lifo)) }
    return Set(result.suspicions.map(\.suspicion))
  }

  /// Performs a walk's script again under another configuration and suspects what shows something else.
  private func compare(_ result: inout WalkResult, _ configuration: RunConfiguration, _ kind: Suspicion.Kind) throws {
    let fresh = try stem(configuration).walk(job(result.script))
    guard fresh.problem == nil else { return }
    var seen: Set<ScreenDigest.Difference> = []
    for length in result.digests.keys.sorted() {
      guard let here = result.digests[length], let there = fresh.digests[length] else { break }
      for place in here.differences(from: there).sorted(by: { $0.key < $1.key }) where seen.insert(place).inserted {
        result.suspicions.append((Suspicion(kind: kind, place: place), length))
      }
    }
    // One that ends where the other goes on shows a difference too.
    if result.stop == nil, fresh.script.count < result.script.count {
      result.suspicions.append((Suspicion(kind: kind, detail: "ends"), fresh.script.count + 1))
    }
  }

  /// Performs a walk's script again with all results in time, and suspects what the screen shows otherwise in the end, when the late
  /// ones are in too.
  private func compareInTime(_ result: inout WalkResult, _ base: RunConfiguration) throws {
    let other = try stem(base).walk(job(result.script.patient))
    let length = result.script.count
    guard other.problem == nil, other.stop == nil, let here = result.digests[length], let there = other.digests[length] else {
      return
    }
    for place in here.differences(from: there).sorted(by: { $0.key < $1.key }) {
      result.suspicions.append((Suspicion(kind: .late, place: place), length))
    }
    // One row is gone in place of another.
    if here.hasOtherRows(than: there) {
      result.suspicions.append((Suspicion(kind: .late, detail: "rows"), length))
    }
  }

  private func stem(_ configuration: RunConfiguration) throws -> Stem {
    if let known = stems[configuration], known.isAlive || known.problem != nil || known.endedOpening { return known }
    if stems.count >= Self.limit { stems = [:] }
    let made = try Stem(screen, configuration)
    stems[configuration] = made
    return made
  }
}
