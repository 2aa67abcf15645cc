import UIKit

/// Two arrays, the whole and the found; every method asks the same property which one counts.
class StationSearchViewController: UITableViewController, UISearchResultsUpdating {
  private var stations = (1...50).map { "Station \($0)" }
  private var found: [String] = []
  private var visited: Set<String> = []
  private var query = ""
  private let searchController = UISearchController(searchResultsController: nil)

  private var rows: [String] { query.isEmpty ? stations : found }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
  }

  func updateSearchResults(for searchController: UISearchController) {
    search(for: searchController.searchBar.text ?? "")
  }

  func search(for text: String) {
    query = text
    found = stations.filter { $0.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
    let station = rows[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = station
    content.secondaryText = visited.contains(station) ? "seen" : nil
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    visited.insert(rows[indexPath.row])
    tableView.reloadData()
  }
}
