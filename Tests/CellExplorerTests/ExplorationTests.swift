import CellHarness
import CellTrace
import Testing

@testable import CellExplorer

/// Whole searches over screens with a known bug, and over the same screens without it.
@Suite("Searching without a script", .serialized) struct ExplorationTests {
  private func explore(
    _ screen: any CellScreen.Type, seed: UInt64 = 1, steps: Int, stopsAt: Set<String> = []
  ) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = steps
    options.seed = seed
    options.stopsAt = stopsAt
    return try Exploration(screen, options).run()
  }

  @Test("a counter that leaks into the next row is found and shrunk to one touch and one scroll")
  func leak() throws {
    let outcome = try explore(LeakingRowsScreen.self, steps: 300, stopsAt: ["leaked-appearance"])
    let failure = try #require(outcome.failures.first { $0.finding.detector == "leaked-appearance" })
    #expect(failure.isMinimal)
    #expect(failure.script.count == 2)
    // A touch on a row marks it, and a scroll hands its cell to another one.
    #expect(failure.script.first?.items.count == 1)
    #expect(failure.script.last?.isScroll == true)
  }

  @Test("the same seed finds the same, with one worker or two")
  func deterministic() throws {
    var options = Exploration.Options()
    options.steps = 24
    options.workers = 1
    let one = try Exploration(LeakingRowsScreen.self, options).run()
    options.workers = 2
    let two = try Exploration(LeakingRowsScreen.self, options).run()
    #expect(one.failures.map(\.script) == two.failures.map(\.script))
    #expect(one.states == two.states)
    #expect(one.counts.rows.map(\.count) == two.counts.rows.map(\.count))
    #expect(one.steps == two.steps)
  }

  @Test("correct screens stay silent")
  func silent() throws {
    let outcome = try explore(CorrectRowsScreen.self, steps: 100)
    #expect(outcome.failures.map(\.finding.summary) == [])
    #expect(outcome.steps >= 100)
    #expect(outcome.problems == [])
    #expect(outcome.states.count > 1)
    // Every kind that the screen has was done.
    let done = Set(outcome.counts.rows.filter { $0.count.performed > 0 }.map(\.kind))
    #expect(done.isSuperset(of: ["tapItem", "scroll", "mutate", "swipeTrailing"]))
  }

  @Test("a search ends when nothing new was seen for as many steps as were asked for, and says so")
  func plateau() throws {
    var options = Exploration.Options()
    options.steps = 5_000
    options.plateau = 60
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    let outcome = try Exploration(StillScreen.self, options).run()
    #expect(outcome.plateau == 60 && !outcome.isPartial)
    #expect((60..<5_000).contains(outcome.steps))
    // The last points of its course stand still for as long.
    let before = outcome.course.last { $0.steps <= outcome.steps - 60 }
    #expect(before?.states == outcome.states.count && !outcome.states.isEmpty)
    let text = ExplorationText.report(outcome, screen: "still")
    #expect(text.split(separator: "\n").dropFirst().first == "Ended early: the last 60 steps and more brought no new state.")
    options.steps = 40
    let short = try Exploration(StillScreen.self, options).run()
    #expect(short.plateau == nil && !ExplorationText.report(short, screen: "still").contains("Ended early"))
  }

  @Test(
    "a search with patience ends once it has found an error and then no other one for as long as that took; one that finds nothing goes on"
  )
  func patience() throws {
    var options = Exploration.Options()
    options.steps = 5_000
    options.patience = 30
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    let outcome = try Exploration(LeakingRowsScreen.self, options).run()
    let last = try #require(outcome.failures.last { $0.finding.severity == .error })
    #expect(outcome.steps < 5_000 && !outcome.isPartial)
    #expect(outcome.steps - last.foundAfter >= max(30, last.foundAfter))
    let ended = "Ended early: no other error was found in the \(outcome.steps - last.foundAfter) steps after the last one."
    #expect(ExplorationText.report(outcome, screen: "rows").split(separator: "\n").dropFirst().first.map(String.init) == ended)
    options.steps = 80
    options.patience = 1
    let silent = try Exploration(CorrectRowsScreen.self, options).run()
    #expect(silent.failures.isEmpty && silent.steps >= 80 && silent.patience == nil)
  }

  @Test("a script of fifty steps that ends in a leak is shrunk to the two that show it")
  func fiftySteps() throws {
    var options = Exploration.Options()
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    let scrolls: [Interaction] = (0..<48).map { $0 % 2 == 0 ? .scrollBy(700) : .scrollToTop }
    let script = scrolls + [.tap(.showing("Name 3")), .scrollToEnd]
    let (failures, seconds) = try Exploration(LeakingRowsScreen.self, options).shrink(script)
    let leak = try #require(failures.first { $0.finding.detector == "leaked-appearance" })
    #expect(leak.script.map(\.facts.name) == ["tap", "scrollToEnd"])
    #expect(leak.originalLength == 50 && leak.isMinimal && seconds > 0)
  }

  @Test("a screen that traps is a crash, shrunk like any other finding")
  func crash() throws {
    let outcome = try explore(TrappingScreen.self, steps: 300, stopsAt: ["crash"])
    let failure = try #require(outcome.failures.first { $0.finding.detector == "crash" })
    #expect(failure.words == ["data: the last row goes", "data: the last row goes", "data: the last row goes"])
  }
}
