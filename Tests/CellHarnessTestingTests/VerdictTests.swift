import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Testing

@testable import CellHarnessTesting

/// What of a verdict becomes an issue, and how severe it is.
@Suite("Verdicts as issues")
struct VerdictTests {
  @Test("a detector that could not judge is an issue, as the command line's exit 4")
  func inconclusive() throws {
    var result = try outcome(of: [.scrollToEnd])
    #expect(result.findings.isEmpty)
    for index in result.outcomes.indices {
      result.outcomes[index].judgement.inconclusive = [.init(detector: "stale-content", reason: "no rebuild was made")]
    }
    withKnownIssue {
      comparison().record(result)
    } matching: { issue in
      issue.severity == .error
        && issue.comments.contains {
          $0.rawValue
            == "errands could not be judged by every detector:\n  [stale-content] no rebuild was made (iOS17, iOS18)"
        }
    }
  }

  @Test("a warning is recorded as one; with failsOn: .warning it fails")
  func warnings() throws {
    var result = try outcome(of: [.scrollToEnd])
    let found = try outcome(of: [.swipe("Bread", .trailing), .mutate(.errandArrives), .tapAction("Delete")])
    var finding = try #require(found.findings.first)
    #expect(finding.severity == .error)
    finding.severity = .warning
    result.findings = [finding]
    let id = finding.detector
    for (failsOn, severity) in [(CellHost.Severity.error, Issue.Severity.warning), (.warning, .error)] {
      withKnownIssue {
        comparison(failsOn).record(result)
      } matching: { issue in
        issue.severity == severity && issue.comments.contains { $0.rawValue.contains("[\(id)]") }
      }
    }
    // One that needs behaviour nobody has verified never fails.
    finding.conditions = ["LC-14"]
    result.findings = [finding]
    withKnownIssue {
      comparison(.warning).record(result)
    } matching: { issue in
      issue.severity == .warning
    }
  }

  private func outcome(of script: [Interaction]) throws -> ScenarioResult {
    let scenario = Scenario("errands", script: script) { ErrandsScreen(["Milk", "Bread", "Rice"], defect: .deletesByPosition) }
    return ScenarioRunner.run(scenario, policies: [.lifo])
  }

  private func comparison(_ failsOn: CellHost.Severity = .error) -> Comparison {
    Comparison(
      ScreenSource(ErrandsScreen.self), traits: .standard, policies: .base, failsOn: failsOn, seed: 1, at: #_sourceLocation)
  }
}
