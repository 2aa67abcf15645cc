import CellHarness
import CellHarnessTesting
import ScenarioCatalog
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  @Test("buggy screens are caught by the right detector, correct ones stay silent", arguments: allScenarios)
  func behavesAsDeclared(_ scenario: Scenario) {
    expectAsDeclared(scenario)
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

extension Scenario: CustomTestStringConvertible {
  public var testDescription: String { name }
}
