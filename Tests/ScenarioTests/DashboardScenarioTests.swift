import CellHarness
import CellHarnessTesting
import CellRuns
import CellTrace
import ScenarioCatalog
import Testing

/// Rows with charts in a run: the same screen with and without state that leaks.
@Suite(.serialized) struct DashboardScenarioTests {
  @Test("CH-04 a dashboard whose rows hold charts is silent")
  func fixed() throws {
    let scenario = try #require(allScenarios.first { $0.name == "leaked-view-state/health-dashboard/correct" })
    #expect(scenario.expected.isEmpty)
    expectAsDeclared(scenario)
  }

  @Test("CH-04 samples kept in a row's state are found in the chart of another item")
  func buggy() throws {
    let scenario = try #require(allScenarios.first { $0.name == "leaked-view-state/health-dashboard/buggy" })
    expectAsDeclared(scenario, policies: .base)
    let result = ScenarioRunner.run(scenario, policies: [.lifo])
    let leak = try #require(result.findings.first { $0.detector == "leaked-view-state" })
    #expect(leak.severity == .error)
  }
}
