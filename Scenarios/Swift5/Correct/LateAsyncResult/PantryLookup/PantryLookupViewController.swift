import UIKit

final class PantryLookupViewController: UITableViewController, UISearchResultsUpdating {
  private let service = PantryService()
  private let shelf = PantryShelf()
  private let search = UISearchController(searchResultsController: nil)
  private(set) var products: [PantryProduct] = []
  private var query = ""
  private var message: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PantryProductCell.self, forCellReuseIdentifier: "product")
    tableView.allowsSelection = false
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search products"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    updateTitle()
  }

  private func updateTitle() { title = shelf.total == 0 ? "Pantry" : "Pantry (\(shelf.total))" }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces).lowercased()
    guard text != query else { return }
    query = text
    guard !text.isEmpty else { return show([], message: nil) }
    service.search(text) { [weak self] result in
      guard let self, self.query == text else { return }
      switch result {
      case .success(let products): self.show(products, message: products.isEmpty ? "Nothing for “\(text)”" : nil)
      case .failure: self.show([], message: "No connection")
      }
    }
  }

  private func show(_ products: [PantryProduct], message: String?) {
    self.products = products
    self.message = message
    tableView.reloadData()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { message }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    guard let row = cell as? PantryProductCell else { return cell }
    let product = products[indexPath.row]
    row.show(product, amount: shelf.amount(of: product))
    row.onAdd = { [weak self, weak row] in
      guard let self else { return }
      self.shelf.add(product)
      row?.show(product, amount: self.shelf.amount(of: product))
      self.updateTitle()
    }
    return row
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let product = products[indexPath.row]
    guard shelf.amount(of: product) > 0 else { return UISwipeActionsConfiguration(actions: []) }
    let remove = UIContextualAction(style: .normal, title: "Used up") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.shelf.remove(product)
      if let row = self.products.firstIndex(of: product) {
        self.tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
      }
      self.updateTitle()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
