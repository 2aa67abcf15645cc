import CellExplorer
import CellHarness
import CellRuns
import CellTrace

/// Searches: steps a second beside a run that compares nothing, what a worker holds, and how long a long script takes to shrink.
///
/// At most a minute is searched for each screen, so that the section ends in two.
@MainActor enum ExploreBenchmarks {
  static func print() {
    Swift.print("\nSearches with one worker (\(build) build; target \(target) steps/s, comparisons on)")
    do {
      try search(ScreenSource(UIKitReferenceScreen.self), "rows with constraints in a table view")
      try search(ScreenSource(HostedReferenceScreen.self), "hosted rows in a collection view")
      try shrink()
    } catch {
      Swift.print("  not measured: \(error)")
    }
  }

  private static let steps = 10_000
  private static let mark = 1_000
  private static let seconds = 40.0

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var target: Int {
    #if DEBUG
      600
    #else
      2_000
    #endif
  }

  // MARK: Steps and memory

  private static func search(_ screen: ScreenSource, _ name: String) throws {
    var options = options
    options.steps = steps
    options.seconds = seconds
    var early: (steps: Int, own: Int, worker: Int)?
    var late = (steps: 0, own: 0, worker: 0)
    let note: (Exploration.Outcome) -> Void = { outcome in
      guard early == nil ? outcome.steps >= mark : outcome.steps >= late.steps + mark else { return }
      let memory = ResidentMemory.bytes()
      late = (outcome.steps, memory.own, memory.largestWorker)
      if early == nil { early = late }
    }
    let outcome = try Exploration(screen, options).run(progress: note)
    let pace = Double(outcome.steps) / outcome.seconds
    let floor = try Self.pace(of: mark, on: screen)
    Swift.print("  \(name): \(outcome.steps) steps in \(outcome.walks) walks, \(outcome.states.count) states")
    Swift.print("    explored                    \(column(pace, "steps/s"))")
    Swift.print("    one run, nothing compared   \(column(floor, "steps/s"))  \(column(floor / pace, "×"))")
    guard let early else { return Swift.print("    memory: \(mark) steps were not reached in \(Int(seconds)) s") }
    for (steps, own, worker) in [early, late] {
      Swift.print("    after \(steps) steps: worker \(megabytes(worker)), searching process \(megabytes(own))")
    }
    Swift.print("    growth of the worker        \(column(Double(late.worker) / Double(max(1, early.worker)), "×"))")
  }

  /// Steps a second of one run that performs so many steps of the reference script and records nothing.
  private static func pace(of steps: Int, on screen: ScreenSource) throws -> Double {
    let script = (0..<steps).map { referenceScript[$0 % referenceScript.count] }
    var configuration = RunConfiguration()
    configuration.unrecordedSteps = .max
    let runner = Runner(screen, timeout: seconds)
    let start = ContinuousClock.now
    _ = try runner.run(script, configuration)
    return Double(steps) / ((ContinuousClock.now - start) / .seconds(1))
  }

  private static func megabytes(_ bytes: Int) -> String { "\((Double(bytes) / 104_857.6).rounded() / 10) MB" }

  // MARK: Shrinking

  /// A mark that a cell keeps, behind 48 scrolls that have nothing to do with it.
  private static func shrink() throws {
    let scrolls = (0..<48).map { $0 % 2 == 0 ? CellInteraction.scrollBy(700) : .scrollToTop }
    let script = scrolls + [.tap("Row 3"), .scrollToEnd]
    let screen = ScreenSource(MarkedReferenceScreen.self)
    let start = ContinuousClock.now
    _ = try Runner(screen, timeout: Self.seconds).run(script, RunConfiguration())
    let floor = (ContinuousClock.now - start) / .seconds(1)
    let (failures, seconds) = try Exploration(screen, options).shrink(script)
    guard let failure = failures.first else { return Swift.print("  shrinking: nothing was found in the script") }
    Swift.print("  shrinking \(script.count) steps to \(failure.script.count): \(failure.words.joined(separator: " → "))")
    Swift.print("    shrunk and judged           \(column(seconds, "s"))   target 2 s in release")
    Swift.print("    one run of the script       \(column(floor, "s"))  \(column(seconds / floor, "×"))")
  }

  private static var options: Exploration.Options {
    var options = Exploration.Options()
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.workers = 1
    return options
  }
}
