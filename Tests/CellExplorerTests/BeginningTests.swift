import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// A search that is given scripts goes on from where they lead.
@Suite("Searches that begin with scripts", .serialized) struct BeginningTests {
  private static let code: [Interaction] = LockedController.code.map { .mutate($0) }

  private func explore(_ scripts: [[Interaction]], steps: Int) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.steps = steps
    options.scripts = scripts
    options.stopsAt = ["crash"]
    return try Exploration(LockedScreen.self, options).run()
  }

  @Test("a bug two steps behind a script is found with it, and by chance alone it is not", .timeLimit(.minutes(5)))
  func behindScript() throws {
    let outcome = try explore([Self.code], steps: 1_500)
    let failure = try #require(outcome.failures.first { $0.finding.detector == "crash" })
    #expect(failure.script.prefix(Self.code.count) == Self.code[...])
    #expect(failure.script.count == Self.code.count + 2)
    #expect(outcome.directed > 0)
    let line = "  walks that began with a script that was there: \(outcome.directed) of \(outcome.walks)"
    #expect(ExplorationText.report(outcome, screen: "lock").contains("\n\(line)\n"))
    let unaided = try explore([], steps: 300)
    #expect(!unaided.failures.contains { $0.finding.detector == "crash" } && unaided.directed == 0)
    #expect(!ExplorationText.report(unaided, screen: "lock").contains("began with a script"))
  }

  @Test("a step of a script that is not possible is left out, and the rest is performed")
  func outdatedStep() throws {
    var options = Exploration.Options()
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.steps = 12
    options.scripts = [[.mutate("left"), .mutate("no such change"), .tap(.showing("No such row")), .mutate("right")]]
    let plan = WalkPlan(number: 1, options: options, learnt: WalkPlan.Learnt())
    #expect(plan.isDirected && plan.prefix == options.scripts[0])
    let walk = try Screener(ScreenSource(LockedScreen.self)).walk(plan)
    #expect(walk.script.starts(with: [.mutate("left"), .mutate("right")]))
    #expect(walk.problem == nil)
  }

  @Test(
    "each script is performed whole once and soon; then some walks begin with one that is changed; without scripts nothing is drawn"
  )
  func choice() {
    let scripts: [[Interaction]] = (1...5).map { script in (0..<4).map { .mutate("\(script) \($0)") } }
    var random = SplitMix64(state: 1)
    let begun = (0..<400).map { Beginning.of(scripts, number: $0, &random) }
    #expect([1, 2, 5, 6, 9].map { begun[$0] } == scripts)
    let later = begun.dropFirst(12)
    let directed = later.compactMap { $0 }
    #expect((90...170).contains(directed.count))
    let changed = directed.filter { !scripts.contains($0) }
    #expect(changed.count > 20 && changed.count < directed.count)
    #expect(changed.contains { $0.count > 4 } && changed.contains { $0.count < 4 })
    var (before, after) = (SplitMix64(state: 7), SplitMix64(state: 7))
    #expect(Beginning.of([], number: 3, &after) == nil)
    #expect(before.next() == after.next())
  }
}

/// Opens to a sequence of changes that nobody comes upon, and traps two changes later.
private struct LockedScreen: CellScreen {
  let controller = LockedController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    ["left", "right"].map { side in Mutation(side) { controller.turn(side) } }
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { "lock" }
}

private final class LockedController: UITableViewController {
  nonisolated static let code = ["left", "left", "left", "right", "right", "right", "left", "left"]
  private var turned = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Lock"
    return cell
  }

  func turn(_ side: String) {
    if turned < Self.code.count, Self.code[turned] != side {
      turned = 0
    } else {
      turned += 1
    }
    precondition(turned < Self.code.count + 2, "the door falls out of its frame")
  }
}
