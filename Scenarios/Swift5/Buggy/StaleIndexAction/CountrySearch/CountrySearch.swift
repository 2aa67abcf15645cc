import UIKit

final class CountrySearchViewController: UITableViewController {
  private let countries = ["Austria", "Belgium", "Canada", "Denmark", "Egypt", "France", "Germany", "Hungary"]
  private var filtered: [String] = []
  private var isSearching = false
  private var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
  }

  func search(_ text: String) {
    isSearching = !text.isEmpty
    filtered = countries.filter { $0.lowercased().contains(text) }
    tableView.reloadData()
  }

  private var shown: [String] { isSearching ? filtered : countries }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryType = shown[indexPath.row] == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = countries[indexPath.row]
    tableView.reloadData()
  }
}
