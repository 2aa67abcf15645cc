import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// A list that is empty until somebody adds something: a button, a question with a field, an answer. Every second row is red.
private class ErrandsController: UITableViewController {
  private var errands: [String] = []
  var resets: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
  }
  private func ask() {
    let alert = UIAlertController(title: "New errand", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.errands.append(text)
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    cell.textLabel?.text = errands[indexPath.row]
    if resets { cell.textLabel?.textColor = .label }
    if indexPath.row % 2 == 0 { cell.textLabel?.textColor = .red }
    return cell
  }
}

private final class TidyErrandsController: ErrandsController {
  override var resets: Bool { true }
}

private struct ErrandsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ErrandsController())
}

private struct TidyErrandsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TidyErrandsController())
}

@Suite("Searching lists that are empty at first") struct FillingTests {
  private func search(_ screen: any CellScreen.Type, seed: UInt64) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = 200
    options.seed = seed
    options.stopsAt = ["leaked-appearance"]
    return try Exploration(screen, options).run()
  }

  @Test(
    "What adds a row is learnt and done again and again, so that what one row leaves in another's cell is seen",
    arguments: [1, 2, 3] as [UInt64])
  func leak(seed: UInt64) throws {
    let outcome = try search(ErrandsScreen.self, seed: seed)
    let failure = try #require(outcome.failures.first { $0.finding.detector == "leaked-appearance" })
    let typed = failure.script.filter { if case .typeInAlert = $0 { true } else { false } }
    #expect(failure.script.count == 3 * typed.count && (2...3).contains(typed.count))
  }

  @Test("A list that cleans its cells is silent however full it is")
  func silent() throws {
    #expect(try search(TidyErrandsScreen.self, seed: 1).failures.isEmpty)
  }
}
