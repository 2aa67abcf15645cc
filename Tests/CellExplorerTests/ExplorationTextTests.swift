import CellDetectors
import CellHarness
import CellTrace
import Testing

@testable import CellExplorer

/// What a search says at its end, word for word.
@Suite("What a search says") struct ExplorationTextTests {
  private var outcome: Exploration.Outcome {
    var outcome = Exploration.Outcome()
    (outcome.steps, outcome.walks, outcome.directed, outcome.states, outcome.runs) = (120, 14, 5, [1, 2, 3], 33)
    outcome.seconds = 0.5
    outcome.counts[.tapItem] = .init(offered: 200, performed: 12, refused: 0)
    outcome.counts[.openMenu] = .init(offered: 40, performed: 0, refused: 3)
    outcome.counts[.rotate] = .init(offered: 6, performed: 0, refused: 0)
    outcome.mutations = ["a row arrives": 2]
    outcome.suspicions = ["reuse": .init(judged: 2, confirmed: 1)]
    outcome.evaluated = Dictionary(uniqueKeysWithValues: DetectorCatalog.all.map { ($0.id, 9) })
    return outcome
  }

  private static let done = """
    shelf: no finding in 120 steps · 14 walks · 3 states · 33 runs · 240 steps/s

    What was done:
      tapItem: 12 done of 200 possible
      openMenu: 0 done of 40 possible, 3 refused
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
      ExplorationText.report(outcome, screen: "shelf", mutations: ["a row arrives", "a row goes"]) == Self.done + """
        What was judged:
          leaked-view-state: fired in 4 of 9 scripts
          stale-content: fired in 1 of 9 scripts
          evaluated in 9 scripts, never fired: \(others.joined(separator: ", "))
          evaluated in 1 script, never fired: stale-size
        Possible and never done: rotate. More steps would reach them.
        Mutations that never ran: "a row goes". More steps would reach them.
        """)
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
