import CellDetectors
import CellHarness
import CellTrace
import Foundation
import Testing
import UIKit

@testable import CellExplorer
@testable import CellRuns

@Suite("Steps that never end") struct EndlessTests {
  @Test("a step that uses the processor without end is ended, and is a finding that says so")
  func hang() throws {
    var runner = Runner(HangingScreen.self)
    runner.budget = StepBudget(seconds: 1, secondsOfScroll: 1)
    let trace = try runner.run([.mutate("rows are counted")], RunConfiguration())
    #expect(
      trace.end
        == .trapped(
          step: 1, signal: Int(SIGXCPU),
          report: "the step did not end within the processor's time that a step may use (signal 24)"))
    let findings = judge(RunSet(main: trace)).findings.filter { $0.detector == "crash" }
    #expect(findings.map(\.summary) == ["the app does not come back from step 1 (data: rows are counted)"])
    #expect(findings.map(\.property) == ["hang"])
  }

  @Test("memory that grows without end ends its run alone, as a crash")
  func allocation() throws {
    let trace = try Runner(HangingScreen.self).run([.mutate("rows are kept")], RunConfiguration())
    guard case .trapped(step: 1, _, _) = trace.end else {
      Issue.record("\(trace.end)")
      return
    }
    let next = try Runner(HangingScreen.self).run([.tap(.showing("Name 1"))], RunConfiguration())
    #expect(next.end == .finished)
  }

  /// Searches a screen, and begins with what never ends.
  private func search(
    _ screen: any CellScreen.Type, _ name: String, steps: Int, stopsAt: Set<String> = []
  ) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = steps
    options.stopsAt = stopsAt
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.scripts = [[.mutate(name)]]
    options.budget = StepBudget(seconds: 1, secondsOfScroll: 1)
    return try Exploration(screen, options).run()
  }

  @Test("a step that never ends, met in a search, is a finding with the script up to it, shrunk", .timeLimit(.minutes(5)))
  func hangOfWalk() throws {
    // Each walk that meets it waits for its end: the search is over with the finding. That others go on, the long form shows.
    let outcome = try search(CountingScreen.self, "rows are counted", steps: 200, stopsAt: ["crash"])
    let hang = try #require(outcome.failures.first { $0.finding.property == "hang" })
    #expect(hang.finding.detector == "crash" && hang.script == [.mutate("rows are counted")] && hang.isMinimal)
    #expect(outcome.problems.isEmpty)
  }

  @Test(
    "memory that grows without end, met in a search, is a crash with its script, and the search goes on", .timeLimit(.minutes(5)))
  func allocationOfWalk() throws {
    let outcome = try search(KeepingScreen.self, "rows are kept", steps: 40)
    let crash = try #require(outcome.failures.first { $0.finding.detector == "crash" })
    #expect(crash.script == [.mutate("rows are kept")] && crash.isMinimal)
    #expect(outcome.walks > 1 && outcome.steps >= 40 && outcome.problems.isEmpty)
  }

  @Test(
    "a search goes on behind a step that never ends, and shrinks to it",
    .enabled(if: ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] != nil))
  func searched() throws {
    var options = Exploration.Options()
    options.steps = 40
    let outcome = try Exploration(HangingScreen.self, options).run()
    let hang = try #require(outcome.failures.first { $0.finding.property == "hang" })
    #expect(hang.script == [.mutate("rows are counted")])
    #expect(outcome.steps >= 40)
  }
}

/// The change of its data never ends.
private struct CountingScreen: CellScreen {
  private let screen = HangingScreen()
  var rootViewController: UIViewController { screen.rootViewController }
  var mutations: [Mutation] { Array(screen.mutations.prefix(1)) }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { screen.identity(at: indexPath, in: list) }
}

/// The change of its data asks for all the memory that there is.
private struct KeepingScreen: CellScreen {
  private let screen = HangingScreen()
  var rootViewController: UIViewController { screen.rootViewController }
  var mutations: [Mutation] { Array(screen.mutations.suffix(1)) }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { screen.identity(at: indexPath, in: list) }
}

/// One change of its data never ends, another asks for all the memory that there is.
struct HangingScreen: CellScreen {
  let controller = RowsViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [
      Mutation("rows are counted") {
        var count = 0
        while controller.names.count >= 0 { count &+= 1 }
      },
      Mutation("rows are kept") { while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 64 << 20, alignment: 16) } },
    ]
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.names[indexPath.row] }
}
