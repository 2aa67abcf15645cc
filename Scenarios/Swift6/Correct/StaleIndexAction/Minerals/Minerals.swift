import UIKit

struct Mineral {
  let id: Int
  let name: String
  var isOwned = false
}

/// A search that filters, in a table; what is done to a row is done by id.
final class MineralsViewController: UITableViewController, UISearchResultsUpdating {
  private var minerals = ["Agate", "Beryl", "Calcite", "Diamond", "Epidote", "Fluorite", "Garnet", "Halite", "Jade", "Kyanite"]
    .enumerated().flatMap { offset, name in
      (1...3).map { Mineral(id: offset * 3 + $0, name: "\(name) \($0)") }
    }
  private var query = ""
  private let search = UISearchController(searchResultsController: nil)

  private var shown: [Mineral] {
    query.isEmpty ? minerals : minerals.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mineral")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) { filter(searchController.searchBar.text ?? "") }

  func filter(_ text: String) {
    guard text != query else { return }
    query = text
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mineral", for: indexPath)
    let mineral = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = mineral.name
    cell.contentConfiguration = content
    cell.accessoryType = mineral.isOwned ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = shown[indexPath.row].id
    guard let index = minerals.firstIndex(where: { $0.id == id }) else { return }
    minerals[index].isOwned.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = shown[indexPath.row].id
    let sell = UIContextualAction(style: .destructive, title: "Sell") { [weak self] _, _, done in
      guard let self, let row = shown.firstIndex(where: { $0.id == id }) else { return done(false) }
      minerals.removeAll { $0.id == id }
      self.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [sell])
  }
}
