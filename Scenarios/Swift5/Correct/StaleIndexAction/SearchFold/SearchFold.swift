import UIKit

struct FoldHerb: Hashable {
  let name: String
  let text: String
}

/// A herbal: a touch unfolds what is known about a herb. Another search begins with all of them folded.
final class SearchFoldViewController: UITableViewController, UISearchResultsUpdating {
  private let herbs = [
    FoldHerb(name: "Basil", text: "Likes it warm"), FoldHerb(name: "Borage", text: "Blue flowers"),
    FoldHerb(name: "Chervil", text: "Sow twice"),
    FoldHerb(name: "Dill", text: "Grows tall"), FoldHerb(name: "Fennel", text: "Seeds late"),
    FoldHerb(name: "Mint", text: "Spreads"),
    FoldHerb(name: "Sage", text: "Likes it dry"), FoldHerb(name: "Thyme", text: "Lives long"),
  ]
  private var unfolded: Set<String> = []
  private var text = ""
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Herbs"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "herb")
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Find a herb"
    search.hidesNavigationBarDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  private var shown: [FoldHerb] { text.isEmpty ? herbs : herbs.filter { $0.name.localizedCaseInsensitiveContains(text) } }

  func updateSearchResults(for searchController: UISearchController) {
    let typed = searchController.searchBar.text ?? ""
    guard typed != text else { return }
    text = typed
    unfolded = []
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "herb", for: indexPath)
    let herb = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = herb.name
    content.secondaryText = unfolded.contains(herb.name) ? herb.text : nil
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let name = shown[indexPath.row].name
    if unfolded.remove(name) == nil { unfolded.insert(name) }
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
