import CellHarness
import CellHarnessTesting
import CellTrace
import ScenarioCatalog
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  // Buggy screens under the policies that their findings need, every fourth correct one under the base policy and the newest
  // profile: `cellharness run`, which the gate runs too, judges all of them under all policies.
  private static let judged = allScenarios.enumerated()
    .filter { !$0.element.expected.isEmpty || $0.offset % 4 == 0 }.map(\.element)

  @Test("buggy screens are caught by the right detector, correct ones stay silent", arguments: judged)
  func behavesAsDeclared(_ scenario: Scenario) {
    if scenario.expected.isEmpty { return expectAsDeclared(scenario, profiles: [.iOS18], policies: .base) }
    var policies: [Policy] = [.lifo]
    if scenario.expected.contains("late-async-result") || needingLateResults.contains(scenario.name) {
      policies += [.afterReuse, .afterNextReuse]
    }
    if needingLateChanges.contains(scenario.name) { policies.append(.afterChange) }
    if needingWaitingCells.contains(scenario.name) { policies += [.preparedAhead, .keptBehind] }
    expectAsDeclared(scenario, policies: CellHost.Policies(policies))
  }

  /// Screens whose defect shows only in cells that wait off screen.
  private let needingWaitingCells: Set = ["seats/stale", "portraits/unbalanced", "everyday/strips"]

  /// Screens whose defect is another than a late result, and shows only while results are held back.
  private let needingLateResults: Set = ["everyday/murals"]

  /// Screens whose defect shows only where results come after a change of the data.
  private let needingLateChanges: Set = ["parcels/stale", "birds/stale", "birds/stale-after-reload", "birds/reload-stale"]

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
