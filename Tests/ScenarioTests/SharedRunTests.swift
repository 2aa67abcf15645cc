import CellHarness
import CellTrace
import Foundation
import ScenarioCatalog
import Testing

@testable import CellRuns

/// Runs that begin alike perform their beginning once. What they do and what they record must not show it.
@Suite("Runs that share their beginning")
struct SharedRunTests {
  /// Hosted and UIKit cells, cells that only the app makes, work in the background, swipes and selections; all screens in the long gate.
  private static let names = [
    "added-at-configuration/bells/buggy", "leaked-view-state/counter/buggy", "leaked-view-state/bookshelf/correct",
    "stale-index-action/messages/correct", "stuck-interaction-state/watched-films/correct",
    "stale-index-state/language-picker/correct",
  ]
  private static let isFull = ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] != nil
  private static let scenarios = allScenarios.filter { isFull || names.contains($0.name) }

  private static let policies =
    Policy.all + [Policy("fresh", order: .fresh), Policy("reversed, kept", completions: .reversed) { $0.keptBehind = 1 }]

  /// A trace without the news that results which nobody had asked for are free to come: an order of results that is not asked for yet
  /// posts none.
  private static func compared(_ trace: Trace) -> Trace {
    var trace = trace
    var sequence = 0
    for step in trace.steps.indices {
      trace.steps[step].events.removeAll { if case .resultsReleased = $0.kind { true } else { false } }
      for event in trace.steps[step].events.indices {
        sequence += 1
        trace.steps[step].events[event].sequence = sequence
      }
    }
    return trace
  }

  @Test("each trace is the one that the run alone gives", arguments: scenarios)
  func sameTraces(_ scenario: Scenario) throws {
    let runner = Runner(scenario.screen)
    let base = RunConfiguration(profile: .iOS18)
    let script = try runner.run(scenario.script, base).completedScript
    let older = RunConfiguration(profile: .iOS17)
    let configurations = Self.policies.map(base.under) + [older, older.under(.fifo), older.withFreshCells]
    let alone = try configurations.map { Self.compared(try runner.run(script, $0)) }
    // Whichever is the run that the others depart from.
    for first in [0, configurations.count / 2, configurations.count - 4] {
      let order = Array(configurations.indices.dropFirst(first)) + configurations.indices.prefix(first)
      let shared = try runner.run(together: order.map { RunOrder(script: script, configuration: configurations[$0]) })
      #expect(shared.count == configurations.count)
      for (place, trace) in zip(order, shared) {
        // A run that had other threads when it would have departed has none: the plan makes it alone.
        if let trace { #expect(Self.compared(trace) == alone[place], "\(configurations[place])") }
      }
    }
  }

  @Test("scripts that begin alike give the traces that each gives alone, with what each keeps and makes", arguments: scenarios)
  func sameBeginnings(_ scenario: Scenario) throws {
    let runner = Runner(scenario.screen)
    var configuration = RunConfiguration(profile: .iOS17)
    let script = try runner.run(scenario.script, configuration).completedScript
    var orders = [RunOrder(script: script, configuration: configuration)]
    for count in script.indices {
      configuration.unrecordedSteps = count
      orders.append(RunOrder(script: Array(script.prefix(count)) + [.wait(1)], configuration: configuration))
      orders.append(RunOrder(script: Array(script.prefix(count)), configuration: configuration, references: .atTheEnd))
    }
    orders.append(RunOrder(script: script, configuration: configuration, references: .tearDown))
    for (order, trace) in zip(orders, try runner.run(together: orders)) {
      guard let trace else { continue }
      #expect(trace == (try runner.run(order)), "\(order.script.count) steps, \(order.references)")
    }
  }

  @Test("only what a choice asks for may tell them apart")
  func sharing() {
    let base = RunConfiguration()
    #expect(Policy.all.allSatisfy { base.under($0).sharesBeginning(with: base) })
    #expect(base.withFreshCells.sharesBeginning(with: base))
    #expect(RunConfiguration(profile: .iOS17).sharesBeginning(with: base))
    #expect(!RunConfiguration(profile: .iOS26).sharesBeginning(with: base))
    #expect(!RunConfiguration(hashSeed: 2).sharesBeginning(with: base))
    #expect(!base.under(.choosing { $0.touchDelay = 1 }).sharesBeginning(with: base))
    // Without a choice that they answer in another way, all are alike.
    for policy in Policy.all {
      let differs = PolicyChoice.allCases.contains { !base.under(policy).agrees(with: base, at: $0) }
      #expect(differs == (policy != .lifo), "\(policy)")
    }
  }

  @Test("references on the way belong to the run that they were made for, also where a profile tells them apart")
  func references() throws {
    let counter = try #require(allScenarios.first { $0.name == "leaked-view-state/counter/buggy" })
    let runner = Runner(counter.screen)
    let orders = Profile.all.map {
      RunOrder(script: counter.script, configuration: RunConfiguration(profile: $0), references: .onTheWay)
    }
    let shared = try runner.run(together: orders)
    #expect(shared[0]?.consulted?.profile != 0)
    for (order, trace) in zip(orders, shared) { #expect(try trace == runner.run(order)) }
  }

  @Test("a run that traps takes no other with it", arguments: ["crash"])
  func ends(_ detector: String) throws {
    let crash = try #require(allScenarios.first { $0.expected.contains(detector) })
    let runner = Runner(crash.screen)
    let orders = Policy.standard.map { RunOrder(script: crash.script, configuration: RunConfiguration().under($0)) }
    let shared = try runner.run(together: orders)
    #expect(shared.contains { if case .trapped? = $0?.end { true } else { false } })
    for (order, trace) in zip(orders, shared) where trace != nil { #expect(try trace?.end == runner.run(order).end) }
  }
}
