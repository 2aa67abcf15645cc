import CellDetectors
import CellHarness
import CellTrace
import Foundation
import Testing
import UIKit

@testable import CellExplorer

/// What a search says at its end, word for word.
@Suite("What a search says") struct ExplorationTextTests {
  private var outcome: Exploration.Outcome {
    var outcome = Exploration.Outcome()
    (outcome.steps, outcome.walks, outcome.directed, outcome.states, outcome.runs) = (120, 14, 5, [1, 2, 3], 33)
    outcome.seconds = 0.5
    outcome.counts[.tapItem] = .init(offered: 200, performed: 12, refused: 0)
    outcome.counts[.openMenu] = .init(offered: 40, performed: 0, refused: 3)
    outcome.counts[.mutate] = .init(offered: 26, performed: 2, refused: 0)
    outcome.counts[.rotate] = .init(offered: 6, performed: 0, refused: 0)
    outcome.mutations = ["a row arrives": 2, "a row goes": 0]
    outcome.suspicions = ["reuse": .init(judged: 2, confirmed: 1)]
    outcome.evaluated = Dictionary(uniqueKeysWithValues: DetectorCatalog.all.map { ($0.id, 9) })
    return outcome
  }

  private static let done = """
    shelf: no finding in 120 steps · 14 walks · 3 states · 33 runs · 240 steps/s

    What was done:
      tapItem: 12 done of 200 possible
      openMenu: 0 done of 40 possible, 3 refused
      mutate: 2 done of 26 possible
        "a row arrives": 2 done
        "a row goes": 0 done
      rotate: 0 done of 6 possible
      walks that began with a script that was there: 5 of 14
      suspicions that came to a finding: reuse 1 of 2

    """

  @Test("each detector is counted with how often it judged and how often it reported")
  func statistics() {
    var outcome = outcome
    outcome.evaluated["stale-size"] = 1
    outcome.fired = ["leaked-view-state": 4, "stale-content": 1]
    let others = DetectorCatalog.all.map { $0.id }.filter { !["leaked-view-state", "stale-content", "stale-size"].contains($0) }
    #expect(
      ExplorationText.report(outcome, screen: "shelf") == Self.done + """
        What was judged:
          leaked-view-state: fired in 4 of 9 scripts
          stale-content: fired in 1 of 9 scripts
          evaluated in 9 scripts, never fired: \(others.joined(separator: ", "))
          evaluated in 1 script, never fired: stale-size
        Possible and never done: rotate. More steps would reach them.
        Mutations that never ran: "a row goes". More steps would reach them.
        """)
  }

  @Test("the line that changes on a terminal says how far a search is, how fast, and how long it takes")
  func progress() {
    var outcome = outcome
    #expect(
      ExplorationText.progress(outcome, of: 400)
        == "120 of 400 steps · 240 steps/s · 14 walks · 3 states · 0 findings · about 1 s left")
    outcome.seconds = 60
    #expect(
      ExplorationText.progress(outcome, of: 400)
        == "120 of 400 steps · 2 steps/s · 14 walks · 3 states · 0 findings · about 140 s left")
    #expect(ExplorationText.progress(outcome, of: 120) == "120 of 120 steps · 2 steps/s · 14 walks · 3 states · 0 findings")
    #expect(
      ExplorationText.progress(Exploration.Outcome(), of: 400) == "0 of 400 steps · 0 steps/s · 0 walks · 0 states · 0 findings")
    var exhaustion = Exhaustion.Outcome()
    (exhaustion.depth, exhaustion.sequences, exhaustion.states) = (2, 40, 7)
    #expect(ExplorationText.progress(exhaustion) == "depth 2 · 40 sequences · 7 states · 0 findings")
  }

  @Test("a detector that never judged is warned of, and is not among those that never reported")
  func neverEvaluated() {
    var outcome = outcome
    outcome.evaluated["stale-size"] = nil
    let lines = ExplorationText.report(outcome, screen: "shelf").split(separator: "\n")
    #expect(lines.last == "Detectors that were never evaluated: stale-size.")
    #expect(lines.contains { $0.hasPrefix("  evaluated in 9 scripts, never fired: ") && !$0.contains("stale-size") })
    outcome.evaluated = [:]
    #expect(!ExplorationText.report(outcome, screen: "shelf").contains("What was judged"))
  }

  @Test("a change of the data that a screen declares and no walk makes is named, and those that were made are counted")
  func declaredMutations() throws {
    var options = Exploration.Options()
    options.steps = 2
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.scripts = [[.mutate("the last row goes")]]
    let outcome = try Exploration(TwoChangesScreen.self, options).run()
    #expect(Set(outcome.mutations.keys) == ["the last row goes", "nobody asks for this"])
    var still = outcome
    still.mutations["nobody asks for this"] = 0
    still.mutations["the last row goes"] = 3
    let text = ExplorationText.report(still, screen: "rows")
    #expect(text.contains("\n    \"nobody asks for this\": 0 done\n    \"the last row goes\": 3 done\n"))
    #expect(text.contains("\nMutations that never ran: \"nobody asks for this\". More steps would reach them."))
  }

  @Test("what was counted in a search is what it says: the detector that found something fired in its scripts, others did not")
  func counted() throws {
    var options = Exploration.Options()
    options.steps = 300
    options.stopsAt = ["crash"]
    let outcome = try Exploration(TrappingScreen.self, options).run()
    let fired = try #require(outcome.fired["crash"])
    #expect(fired >= 1 && fired < outcome.evaluated["crash"] ?? 0)
    #expect(ExplorationText.report(outcome, screen: "rows").contains("\n  crash: fired in \(fired) of "))
    #expect(outcome.fired.keys.allSatisfy { outcome.evaluated[$0] != nil })
  }
}

/// Rows with two changes of their data.
private struct TwoChangesScreen: CellScreen {
  private let screen = CorrectRowsScreen()
  var rootViewController: UIViewController { screen.rootViewController }
  var mutations: [Mutation] {
    let controller = screen.controller
    return [
      Mutation("the last row goes") {
        controller.names.removeLast()
        controller.tableView.reloadData()
      },
      Mutation("nobody asks for this") { controller.insert() },
    ]
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { screen.identity(at: indexPath, in: list) }
}
