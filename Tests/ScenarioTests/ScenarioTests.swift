import CellHarness
import CellHarnessTesting
import CellTrace
import Foundation
import ScenarioCatalog
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  // Half of the buggy screens under the policies that their findings need, an eighth of the correct ones under the base policy and the
  // newest profile; all of them with `CELLHARNESS_FULL`. `cellharness run` judges all of them under all policies: the gate runs it for
  // the correct ones, `.ci/full` for all. Which are in, a hash of the name says, so that a new scenario changes nothing for the others.
  private static let judged = allScenarios.filter {
    isFull || ScenarioSample.contains($0.name, oneOf: $0.expected.isEmpty ? 8 : 2)
  }
  private static let isFull = ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] != nil

  @Test("buggy screens are caught by the right detector, correct ones stay silent", arguments: judged)
  func behavesAsDeclared(_ scenario: Scenario) {
    if scenario.expected.isEmpty { return expectAsDeclared(scenario, profiles: [.iOS18], policies: .base) }
    expectAsDeclared(scenario, policies: CellHost.Policies([.lifo] + scenario.seenUnder))
  }

  @Test("the samples are about half of the buggy and an eighth of the correct screens, and a name's place in them is its own")
  func sample() {
    for (verdict, parts) in [("correct", 8), ("buggy", 2)] as [(String, UInt64)] {
      let names = allScenarios.map(\.name).filter { $0.contains("/\(verdict)") }
      let share = Double(names.count { ScenarioSample.contains($0, oneOf: parts) }) / Double(names.count) * Double(parts)
      #expect(0.6...1.4 ~= share, "\(verdict): \(share)")
    }
    #expect(ScenarioSample.contains("stale-index-action/messages/correct", oneOf: 8))
    #expect(!ScenarioSample.contains("stale-index-action/conditions/correct", oneOf: 8))
  }

  @Test("names are unique")
  func uniqueNames() {
    let names = allScenarios.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every detector of the catalog that a screen can trigger has a buggy screen")
  func everyDetectorHasATwin() {
    let expected = Set(allScenarios.flatMap(\.expected))
    let wanted: Set<String> = [
      "leaked-view-state", "leaked-appearance", "stale-index-action", "stale-content", "stale-size", "stuck-interaction-state",
      "handler-outlives-item", "stale-index-access", "crash",
    ]
    #expect(expected.isSuperset(of: wanted), "without a buggy screen: \(wanted.subtracting(expected).sorted())")
  }
}

/// One of so many equal parts of all names.
private enum ScenarioSample {
  static func contains(_ name: String, oneOf parts: UInt64) -> Bool {
    // FNV-1a: the same in every process, unlike `Hashable`.
    name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } % parts == 0
  }
}

extension Scenario: CustomTestStringConvertible {
  public var testDescription: String { name }
}
