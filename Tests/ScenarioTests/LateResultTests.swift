import CellDetectors
import CellHarness
import CellRuns
import ScenarioCatalog
import Testing
import UIKit

/// Late results on purpose: the same screens with and without a look at whose cell it is by then.
@Suite("Late results")
struct LateResultTests {
  private static func scenarios(_ verdict: String) -> [Scenario] {
    allScenarios.filter { $0.name.wholeMatch(of: /late-async-result\/(doctor-photos|thumbnails)\/(\w+)/)?.2 == verdict[...] }
  }

  /// What `late-async-result` makes of a scenario under a policy.
  private func findings(_ scenario: Scenario, _ policy: Policy) throws -> [Finding] {
    let runner = Runner(scenario.screen)
    let configuration = RunConfiguration().under(policy)
    let main = try runner.run(scenario.script, configuration)
    #expect(main.end == .finished)
    var runs = RunSet(main: main)
    for request in LateAsyncResult.references(runs) {
      runs[request] = try runner.run(request.script, request.configuration)
    }
    guard case .findings(let found) = LateAsyncResult.judge(runs) else {
      Issue.record("not judged")
      return []
    }
    return found
  }

  @Test(
    "a picture or caption for the item before is found when results come after the reuse, and only then",
    arguments: scenarios("buggy"))
  func buggy(_ scenario: Scenario) throws {
    #expect(try !findings(scenario, .afterReuse).isEmpty)
    #expect(try findings(scenario, .lifo).isEmpty)
  }

  @Test(
    "cancelling, or looking whose cell it is, is silent in every order of completions",
    arguments: scenarios("correct"),
    [Policy.afterReuse, .afterNextReuse, .reversed])
  func fixed(_ scenario: Scenario, _ policy: Policy) throws {
    #expect(try findings(scenario, policy) == [])
  }
}
