import CellHarness
import CellTrace
import Synchronization
import Testing

@testable import CellExplorer

@Suite("Scores of searches") struct ExplorationScoreTests {
  private func entry(
    _ name: String, expected: [String] = [], found: [String] = [], accusations: [String] = [], steps: Int? = nil, all: Int,
    seconds: Double, problem: String? = nil, reason: String? = nil
  ) -> ExplorationScore.Entry {
    ExplorationScore.Entry(
      name: name, expected: expected, found: found, accusations: accusations, steps: steps, allSteps: all, seconds: seconds,
      problem: problem, reason: reason)
  }

  @Test("a score counts what was found and what stayed silent, and names the rest")
  func text() {
    let score = ExplorationScore(entries: [
      entry("a", expected: ["stale-size"], found: ["stale-size"], steps: 12, all: 40, seconds: 1.6),
      entry(
        "b", expected: ["stale-index", "stale-size"], found: ["stale-size"], all: 300, seconds: 9.2,
        reason: "no walk made mutate after swipe, as its script does"),
      entry("c", all: 200, seconds: 4),
      entry("d", found: ["stale-size"], accusations: ["stale-size: too low"], all: 50, seconds: 2),
      entry(
        "e", expected: ["stale-index"], found: ["stale-index", "x"], accusations: ["x: wrong"], steps: 30, all: 60, seconds: 3),
    ])
    #expect(score.accused.map(\.name) == ["d"] && score.entries[1].missed == ["stale-index"])
    #expect(
      ExplorationText.text(score) == """
        2 of 3 screens with a defect: found without a script, median 30 steps
        1 of 2 correct screens: silent
        Missed:
          b: missed stale-index (300 steps, 9 s), no walk made mutate after swipe, as its script does
        Accused:
          d: accused (50 steps, 2 s); unexpected stale-size: too low
        Found something else too:
          e: found stale-index after 30 steps (60 steps, 3 s); unexpected x: wrong
        """)
  }

  @Test("a screen's line says how it was judged, or why it was not")
  func lines() {
    #expect(
      ExplorationText.line(entry("a", expected: ["stale-size"], found: ["stale-size"], steps: 12, all: 40, seconds: 1.6))
        == "a: found stale-size after 12 steps (40 steps, 2 s)")
    #expect(ExplorationText.line(entry("c", all: 200, seconds: 4)) == "c: silent (200 steps, 4 s)")
    #expect(
      ExplorationText.line(entry("f", all: 0, seconds: 0, problem: "it ended"))
        == "f: silent (0 steps, 0 s); not judged: it ended")
    #expect(ExplorationText.text(ExplorationScore(entries: [])).split(separator: "\n").count == 2)
  }

  @Test("a miss says what of the withheld script no walk did")
  func reasons() {
    var outcome = Exploration.Outcome()
    let script: [Interaction] = [.swipe(.showing("A"), .trailing), .mutate("a row arrives"), .tapAction("Delete"), .scrollToEnd]
    func reason() -> String { MissReason.text(script, missed: ["stale-index-action"], outcome) }
    #expect(reason() == "its script has steps that no walk made: swipe, mutate, tapAction, scrollToEnd")
    outcome.done.add([.mutate("a row arrives"), .swipe(.showing("A"), .trailing), .tapAction("Delete"), .scrollToEnd])
    #expect(reason() == "no walk made mutate after swipe, as its script does")
    outcome.done.add(script)
    #expect(reason() == "no script was judged by stale-index-action")
    outcome.evaluated["stale-index-action"] = 3
    outcome.suspicions["stale"] = .init(judged: 2, confirmed: 1)
    #expect(
      reason() == "walks made each of its steps after the one before it, elsewhere or in another state; of 2 suspicions "
        + "1 came to a finding")
  }

  @Test("a screen with a defect that a search does not reach is missed, with the reason")
  func missed() throws {
    var options = Exploration.Options()
    (options.steps, options.profiles, options.policies) = (1, [.iOS18], [.lifo])
    // The screen has no such change: no walk can make it.
    let scenario = Scenario("not reached", StillScreen.self, expecting: ["crash"]) { Interaction.mutate("a row arrives") }
    let score = try ExplorationScore.run([scenario], options, jobs: 1) { _ in }
    #expect(score.buggy.map(\.missed) == [["crash"]])
    #expect(score.buggy.map(\.reason) == ["its script has steps that no walk made: mutate"])
  }

  @Test("what keeps a search from beginning is said with the screen or the file, and what to do")
  func refusals() {
    #expect(ExplorationText.notExplored("Shelf", "it ended") == "Shelf could not be explored: it ended")
    #expect(
      ExplorationText.nothingToDo("Shelf")
        == "Shelf offers nothing to do: it shows no list and declares no mutation. Check its root view controller")
    #expect(
      ExplorationText.outdated(file: "a.json", "there is no row B")
        == "a.json can't be performed any more: there is no row B. The screen changed since; delete the file, or search anew")
  }

  @Test("screens are searched for what they are expected to have; scenarios of one screen are one, and correct ones stay silent")
  func run() throws {
    var options = Exploration.Options()
    options.steps = 60
    let tap = Interaction.tap(.showing("Only"))
    let scenarios = [
      Scenario("leaks", LeakingRowsScreen.self, expecting: ["leaked-appearance"]) { tap },
      Scenario("leaks again", LeakingRowsScreen.self, expecting: ["leaked-appearance"]) { Interaction.scrollToEnd },
      Scenario("leaks, but not here", LeakingRowsScreen.self) { Interaction.wait(1) },
      Scenario("still", StillScreen.self) { tap },
    ]
    let lines = Lines()
    let score = try ExplorationScore.run(scenarios, options, jobs: 2) { lines.add($0.name) }
    #expect(score.entries.map(\.name) == ["leaks", "still"] && Set(lines.all) == ["leaks", "still"])
    #expect(score.buggy.map(\.missed) == [[]] && score.buggy.allSatisfy { ($0.steps ?? 0) > 0 && $0.allSteps > 0 })
    #expect(score.correct.map(\.accusations) == [[]] && score.accused.isEmpty)
    #expect(score.entries.allSatisfy { $0.problem == nil && $0.seconds > 0 })
  }
}

/// What several threads add to.
private final class Lines: Sendable {
  private let names = Mutex<[String]>([])
  func add(_ name: String) { names.withLock { $0.append(name) } }
  var all: [String] { names.withLock { $0 } }
}
