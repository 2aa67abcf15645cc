import UIKit

struct Singer: Hashable {
  let id: Int
  let name: String
  let voice: String
}

/// The members of a choir, who can be searched for.
final class ChoirBookViewController: UITableViewController, UISearchResultsUpdating {
  private var singers = [
    Singer(id: 1, name: "Adele Moor", voice: "Alto"), Singer(id: 2, name: "Bruno Marsh", voice: "Bass"),
    Singer(id: 3, name: "Clara Marlow", voice: "Soprano"), Singer(id: 4, name: "Dora Martin", voice: "Alto"),
    Singer(id: 5, name: "Emil Stone", voice: "Tenor"), Singer(id: 6, name: "Frida Martell", voice: "Soprano"),
    Singer(id: 7, name: "Georg Pond", voice: "Bass"), Singer(id: 8, name: "Hanna Lake", voice: "Alto"),
  ]
  private var text = ""
  private var hits: [String: [Singer]] = [:]
  private var shown: [Singer] = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Choir"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "singer")
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Find a singer"
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    show()
  }

  func updateSearchResults(for searchController: UISearchController) {
    text = searchController.searchBar.text ?? ""
    show()
  }

  private func show() {
    shown = found()
    tableView.reloadData()
  }

  private func found() -> [Singer] {
    if text.isEmpty { return singers }
    if let known = hits[text] { return known }
    let found = singers.filter { $0.name.localizedCaseInsensitiveContains(text) }
    hits[text] = found
    return found
  }

  private func leave(_ singer: Singer) {
    singers.removeAll { $0.id == singer.id }
    hits = [:]
    guard let row = shown.firstIndex(of: singer) else { return }
    shown.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "singer", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    content.secondaryText = shown[indexPath.row].voice
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let singer = shown[indexPath.row]
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Leaves") { [weak self] _, _, done in
        self?.leave(singer)
        done(true)
      }
    ])
  }
}
