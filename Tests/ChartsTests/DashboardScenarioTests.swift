import CellHarness
import CellHarnessTesting
import CellRuns
import CellTrace
import HealthDashboardBuggy
import HealthDashboardFixed
import Testing

/// Rows with charts in a run: the same screen with and without state that leaks.
@Suite(.serialized) struct DashboardScenarioTests {
  @Test("CH-04 a dashboard whose rows hold charts is silent")
  func fixed() {
    #expect(HealthDashboardFixed.scenarios.map(\.expected) == [[]])
    for scenario in HealthDashboardFixed.scenarios { expectAsDeclared(scenario) }
  }

  @Test("CH-04 samples kept in a row's state are found in the chart of another item")
  func buggy() throws {
    let scenario = try #require(HealthDashboardBuggy.scenarios.first)
    expectAsDeclared(scenario, policies: .base)
    let result = ScenarioRunner.run(scenario, policies: .base)
    let leak = try #require(result.findings.first { $0.detector == "leaked-view-state" })
    #expect(leak.severity == .error)
  }
}
