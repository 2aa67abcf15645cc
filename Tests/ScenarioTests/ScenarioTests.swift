import CellHarness
import CellHarnessTesting
import CellTrace
import ScenarioCatalog
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  // Buggy screens under the policies that their findings need, an eighth of the correct ones under the base policy and the newest
  // profile: `cellharness run`, which the gate runs too, judges all of them under all policies. Which eighth, a hash of the name
  // says, so that a new scenario changes nothing for the others.
  private static let judged = allScenarios.filter { !$0.expected.isEmpty || ScenarioSample.contains($0.name) }

  @Test("buggy screens are caught by the right detector, correct ones stay silent", arguments: judged)
  func behavesAsDeclared(_ scenario: Scenario) {
    if scenario.expected.isEmpty { return expectAsDeclared(scenario, profiles: [.iOS18], policies: .base) }
    expectAsDeclared(scenario, policies: CellHost.Policies([.lifo] + scenario.seenUnder))
  }

  @Test("the sample of correct screens is about an eighth of each kind, and a name's place in it is its own")
  func sample() {
    for verdict in ["correct", "buggy"] {
      let names = allScenarios.map(\.name).filter { $0.contains("/\(verdict)") }
      let share = Double(names.count(where: ScenarioSample.contains)) / Double(names.count)
      #expect(0.07...0.18 ~= share, "\(verdict): \(share)")
    }
    #expect(ScenarioSample.contains("stale-index-action/messages/correct"))
    #expect(!ScenarioSample.contains("stale-index-action/conditions/correct"))
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

/// An eighth of all names.
private enum ScenarioSample {
  static func contains(_ name: String) -> Bool {
    // FNV-1a: the same in every process, unlike `Hashable`.
    name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } % 8 == 0
  }
}

extension Scenario: CustomTestStringConvertible {
  public var testDescription: String { name }
}
