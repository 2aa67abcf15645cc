import CellHarness
import CellTrace
import Testing
import UIKit

@testable import CellExplorer

/// Contacts behind a field for searching.
private class ContactsController: UITableViewController, UISearchResultsUpdating {
  fileprivate var contacts = ["Adams", "Baker", "Clark", "Davis", "Evans", "Frank", "Ghosh", "Hills"]
  fileprivate var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = contacts
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = contacts.filter { text.isEmpty || $0.contains(text) }
    tableView.reloadData()
  }

  /// The bug: the row's number is one of the rows that are shown.
  func remove(_ row: Int) { contacts.remove(at: row) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    remove(indexPath.row)
    if let search = navigationItem.searchController { updateSearchResults(for: search) }
  }
}

private final class TidyContactsController: ContactsController {
  override func remove(_ row: Int) { contacts.removeAll { $0 == shown[row] } }
}

private struct ContactsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ContactsController())
}

private struct TidyContactsScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TidyContactsController())
}

@Suite("Searching lists that can be searched themselves") struct SearchedListTests {
  private func search(_ screen: any CellScreen.Type, seed: UInt64) throws -> Exploration.Outcome {
    var options = Exploration.Options()
    options.steps = 300
    options.seed = seed
    options.stopsAt = ["stale-index-action"]
    return try Exploration(screen, options).run()
  }

  @Test("A row that is removed by the number which it has while a search shows few rows", arguments: [1, 2] as [UInt64])
  func removed(seed: UInt64) throws {
    let outcome = try search(ContactsScreen.self, seed: seed)
    let found = try #require(outcome.failures.first { $0.finding.detector == "stale-index-action" })
    #expect(
      found.script.contains { step in
        if case .type(let text, _, _, _) = step { !text.isEmpty } else { false }
      })
  }

  @Test("Its twin, which looks the row up by what it is, is silent")
  func tidy() throws {
    let outcome = try search(TidyContactsScreen.self, seed: 1)
    #expect(outcome.failures.isEmpty)
    #expect(outcome.steps >= 300)
  }
}
