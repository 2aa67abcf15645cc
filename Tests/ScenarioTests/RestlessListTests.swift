import Combine
import Testing
import UIKit

@testable import CellHarness
@testable import CellRuns

/// Trees whose order changes every ten seconds, of which the first four stay where they are two times out of three.
@MainActor private final class Trees {
  private(set) var names = ["Ash", "Beech", "Cedar", "Dogwood", "Elm", "Fir"]
  let changes = PassthroughSubject<Void, Never>()
  let ticks = Timer.publish(every: 2, on: .main, in: .default).autoconnect()
  private var count = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = Timer.publish(every: 10, on: .main, in: .default).autoconnect().sink { [weak self] _ in
      MainActor.assumeIsolated { self?.reorder() }
    }
  }

  private func reorder() {
    count += 1
    if count % 3 == 0 { names = Array(names.dropFirst(2) + names.prefix(2)) } else { names.swapAt(4, 5) }
    changes.send()
  }
}

private final class TreesController: UITableViewController {
  private let trees = Trees()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    trees.changes.receive(on: RunLoop.main).sink { [weak self] in self?.tableView.reloadData() }.store(in: &subscriptions)
    trees.ticks.receive(on: RunLoop.main).sink { [weak self] _ in self?.title = "Trees" }.store(in: &subscriptions)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trees.names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = trees.names[indexPath.row]
    return cell
  }
}

private struct TreesScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TreesController())
}

/// Screens that never come to rest.
@Suite("Restless lists") struct RestlessListTests {
  @Test("A list that a timer reorders while cells are made anew shows nothing stale")
  func reordered() throws {
    let plan = RunPlan(Runner(TreesScreen.self), script: [.tap("Cedar"), .tap("Elm")], profile: .iOS18, policies: [.lifo])
    let outcome = try plan.perform()
    #expect(outcome.judgement.findings.isEmpty, "\(outcome.judgement.findings.map(\.summary))")
  }
}
