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

/// A shop's search, which shows nothing before something is searched for. What finds much takes longer, and nothing is cancelled.
private class ShopController: UITableViewController, UISearchResultsUpdating {
  private let goods = ["Tea", "Teapot", "Tent", "Table", "Tape", "Torch", "Towel", "Tray", "Bench", "Bowl"]
  private var found: [String] = []
  fileprivate var asked = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    asked = text
    let answer = text.isEmpty ? [] : goods.filter { $0.lowercased().hasPrefix(text) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3 + 0.2 * Double(answer.count)) { [weak self] in
      if let self, isWanted(text) { show(answer) }
    }
  }

  /// The bug: an answer is shown whatever was asked meanwhile.
  func isWanted(_ text: String) -> Bool { true }

  private func show(_ answer: [String]) {
    found = answer
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.textLabel?.text = found[indexPath.row]
    return cell
  }
}

private final class TidyShopController: ShopController {
  override func isWanted(_ text: String) -> Bool { text == asked }
}

private struct ShopScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: ShopController())
}

private struct TidyShopScreen: CellScreen {
  let rootViewController: UIViewController = UINavigationController(rootViewController: TidyShopController())
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

  @Test("A list that is empty until something is searched for, and shows the answer to fewer letters when that comes last")
  func emptyAtFirst() throws {
    var options = Exploration.Options()
    options.steps = 300
    options.stopsAt = ["late-async-result"]
    let outcome = try Exploration(ShopScreen.self, options).run()
    #expect(
      outcome.failures.contains { $0.finding.detector == "late-async-result" }, "\(outcome.failures.map(\.finding.summary))")
    options.stopsAt = []
    #expect(try Exploration(TidyShopScreen.self, options).run().failures.isEmpty)
  }

  @Test("Its twin, which looks the row up by what it is, is silent")
  func tidy() throws {
    let outcome = try search(TidyContactsScreen.self, seed: 1)
    #expect(outcome.failures.isEmpty)
    #expect(outcome.steps >= 300)
  }
}
