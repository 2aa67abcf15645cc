import UIKit

/// Products whose names begin with what was typed, asked of a server at every letter.
final class FoodSearchViewController: UITableViewController, UISearchBarDelegate {
  private let bar = UISearchBar()
  private var products: [String] = []
  private var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.placeholder = "Product"
    bar.sizeToFit()
    tableView.tableHeaderView = bar
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search(searchText) }

  func search(_ text: String) {
    query = text
    title = text
    guard !text.isEmpty, let address = URL(string: "https://food.example/search/\(text)") else {
      products = []
      return tableView.reloadData()
    }
    URLSession.shared.dataTask(with: address) { [weak self] data, _, _ in
      let names = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
      DispatchQueue.main.async { [weak self] in self?.show(names, for: text) }
    }.resume()
  }

  private func show(_ names: [String], for text: String) {
    products = names
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    cell.textLabel?.text = products[indexPath.row]
    return cell
  }
}
