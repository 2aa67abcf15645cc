import CellHarness
import CellTrace
import Foundation
import Testing
import UIKit

@testable import CellExplorer

/// Every seeded bug is found, and shrinks to exactly the script that it needs. `CELLHARNESS_SEEDS=20` tries as many seeds.
@Suite("Seeded bugs", .serialized) struct SeededBugTests {
  static let seeds = Array(1...(ProcessInfo.processInfo.environment["CELLHARNESS_SEEDS"].flatMap(UInt64.init) ?? 1))

  static let bugs = SeededBug.allCases

  @Test("is found and shrunk", arguments: bugs, seeds)
  func found(_ bug: SeededBug, seed: UInt64) throws {
    var options = Exploration.Options()
    options.steps = 400
    options.seed = seed
    options.stopsAt = [bug.detector]
    let outcome = try Exploration(bug.screen, options).run()
    let failure = try #require(outcome.failures.first { $0.finding.detector == bug.detector }, "\(outcome.failures.map(\.words))")
    #expect(failure.isMinimal)
    #expect(bug.scripts.contains(failure.script.map(\.facts.name)), "\(failure.words)")
    print("seeded bug \(bug.rawValue), seed \(seed): \(failure.foundAfter) steps: \(failure.words.joined(separator: " → "))")
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
