import CellHarness
import CellTrace
import Foundation
import Testing
import UIKit

@testable import CellExplorer

/// Every seeded bug is found within its number of steps for 19 of 20 seeds, and shrinks to exactly the script that it needs.
/// `CELLHARNESS_SEEDS=20` tries as many seeds, and so does `CELLHARNESS_FULL`. Each prints a line of the table on the page about searches:
/// the bug, its detector, seeds that found it, steps until then (the median), and the script that is left.
@Suite("Seeded bugs", .serialized) struct SeededBugTests {
  static let seeds = Array(
    1...(environment["CELLHARNESS_SEEDS"].flatMap(UInt64.init) ?? (environment["CELLHARNESS_FULL"] == nil ? 1 : 20)))
  private static var environment: [String: String] { ProcessInfo.processInfo.environment }

  @Test("is found and shrunk", arguments: SeededFacts.all)
  func found(_ bug: SeededFacts) throws {
    var missed: [UInt64] = []
    var steps: [Int] = []
    var scripts: [String: Int] = [:]
    for seed in Self.seeds {
      var options = Exploration.Options()
      options.steps = bug.steps
      options.seed = seed
      options.stopsAt = [bug.detector]
      let outcome = try Exploration(bug.screen, options).run()
      guard let failure = outcome.failures.first(where: { $0.finding.detector == bug.detector }) else {
        missed.append(seed)
        continue
      }
      steps.append(failure.foundAfter)
      #expect(failure.isMinimal)
      #expect(bug.scripts.contains(failure.script.map(\.facts.name)), "\(failure.words)")
      scripts[failure.script.map(\.facts.name).joined(separator: " → "), default: 0] += 1
    }
    // One of twenty may be missed; of fewer, none.
    #expect(missed.count * 20 <= Self.seeds.count, "missed with the seeds \(missed)")
    let median = steps.isEmpty ? "–" : "\(steps.sorted()[steps.count / 2])"
    let shrunk = scripts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key).joined(separator: ", or ")
    print("measured: | \(bug.title) | `\(bug.detector)` | \(steps.count) of \(Self.seeds.count) | \(median) | \(shrunk) |")
  }

  @Test("there are 26 of them with those of the long run, each another")
  func count() {
    let all = SeededBug.allCases.map(\.facts) + SeededFacts.estimated
    #expect(Set(all.map(\.name)).count == 26)
    #expect(Set(all.map(\.detector)).count >= 14)
  }

  @Test("a screen on which every script is harmless is said to be so")
  func exhausted() throws {
    let outcome = try Exhaustion(ScreenSource(StillScreen.self), Exploration.Options(), depth: 2).run()
    #expect(outcome.failures.map(\.finding.summary) == [])
    #expect(!outcome.isPartial)
    #expect(outcome.sequences > 5)
    #expect(
      ExplorationText.report(outcome, screen: "still").hasPrefix(
        "still: no finding in all \(outcome.sequences) sequences up to depth 2"))
  }

  @Test("every script of one step finds a rename that no row shows, with that step alone")
  func exhaustiveFinding() throws {
    let outcome = try Exhaustion(SeededBug.renamesSilently.screen, Exploration.Options(), depth: 1).run()
    #expect(outcome.failures.map(\.finding.detector) == ["stale-content"])
    #expect(outcome.failures.first?.words == ["data: the first row is renamed"])
  }
}

/// One row that does nothing.
struct StillScreen: CellScreen {
  let controller = RowsViewController()
  init() { controller.names = ["Only"] }
  var rootViewController: UIViewController { controller }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.names[indexPath.row] }
}
