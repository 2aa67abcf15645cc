import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// Bugs that show only if the next action comes before the answer to the last: no policy holds results back in these searches.
@Suite("Searching in a hurry", .serialized) struct HurryTests {
  private func explore(_ screen: ScreenSource, seed: UInt64, steps: Int, stopsAt: Set<String> = []) throws -> Exploration.Outcome
  {
    var options = Exploration.Options()
    options.steps = steps
    options.seed = seed
    options.profiles = [.iOS18]
    options.policies = [.lifo]
    options.stopsAt = stopsAt
    return try Exploration(screen, options).run()
  }

  /// `CELLHARNESS_SEEDS=20` tries as many.
  private static let seeds = Array(1...max(2, SeededBugTests.seeds.count)).map(UInt64.init)

  @Test("a mark that the answer to a request takes away from the wrong cell is found within 600 steps for 19 of 20 seeds")
  func mark() throws {
    let found = try Self.seeds.filter { seed in
      let outcome = try explore(
        ScreenSource { SendingScreen(.marksStay) }, seed: seed, steps: 600, stopsAt: ["leaked-appearance"])
      return outcome.failures.contains { $0.script.hurries && $0.isMinimal }
    }
    #expect(found.count * 20 >= Self.seeds.count * 19, "\(found)")
  }

  @Test("a row that goes by its number while another is on its way out is found within 600 steps for every second seed")
  func removal() throws {
    let found = try Self.seeds.filter { seed in
      let outcome = try explore(
        ScreenSource { SendingScreen(.removesByRow) }, seed: seed, steps: 600, stopsAt: ["stale-index-action"])
      return outcome.failures.contains { $0.script.hurries }
    }
    #expect(found.count * 2 >= Self.seeds.count, "\(found)")
  }

  @Test("the same screens without their bugs stay silent")
  func silent() throws {
    for seed in 1...UInt64(3) {
      let outcome = try explore(ScreenSource { SendingScreen(nil) }, seed: seed, steps: 150)
      #expect(outcome.failures.map(\.finding.summary) == [])
      #expect(outcome.counts[.hurry].performed > 5)
    }
  }

  @Test("walks hurry once a step was seen to wait, and about a third of those that follow a sequence then do")
  func plans() {
    func plans(_ learnt: WalkPlan.Learnt) -> [WalkPlan] {
      (0..<36).map { WalkPlan(number: $0, options: Exploration.Options(), learnt: learnt) }
    }
    func hurrying(_ plans: [WalkPlan]) -> Int {
      plans.count { plan in plan.choices?.temptation.map { Temptation.ofHurry.contains($0) } ?? false }
    }
    var learnt = WalkPlan.Learnt()
    #expect(plans(learnt).allSatisfy { $0.choices?.kinds.contains(.hurry) == false })
    #expect(hurrying(plans(learnt)) == 0)
    learnt.waits = true
    #expect((5...9).contains(hurrying(plans(learnt))))
    #expect(plans(learnt).allSatisfy { !$0.isJudgedWhole || $0.choices?.kinds.contains(.hurry) == false })
  }
}

struct SendingScreen: CellScreen {
  let controller: SendingViewController

  init() { self.init(nil) }
  init(_ bug: SendingViewController.Bug?) { controller = SendingViewController(bug) }

  var rootViewController: UIViewController { controller }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? {
    controller.names.indices.contains(indexPath.row) ? controller.names[indexPath.row] : nil
  }
}

/// Rows that go two seconds after a tap, and are marked until then.
final class SendingViewController: RowsViewController {
  enum Bug { case marksStay, removesByRow }

  private let bug: Bug?

  init(_ bug: Bug?) {
    self.bug = bug
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func configure(_ cell: UITableViewCell, _ name: String) {
    if bug != .marksStay || marked.contains(name) { super.configure(cell, name) }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let name = names[indexPath.row]
    guard marked.insert(name).inserted else { return }
    if let cell = tableView.cellForRow(at: indexPath) { configure(cell, name) }
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(2))
      self?.finish(name, at: indexPath)
    }
  }

  private func finish(_ name: String, at indexPath: IndexPath) {
    marked.remove(name)
    if bug == .marksStay {
      guard let row = names.firstIndex(of: name) else { return }
      tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = .none
    } else if let row = bug == .removesByRow ? indexPath.row : names.firstIndex(of: name), names.indices.contains(row) {
      names.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }
}
