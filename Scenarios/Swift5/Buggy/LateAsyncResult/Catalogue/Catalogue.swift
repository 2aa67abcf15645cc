import UIKit

struct Product: Hashable {
  let id: Int
  let name: String
  let euros: Int
}

/// The shop's search. The more it finds, the longer it takes.
actor SearchService {
  private let products: [Product] = [
    "Tea", "Teapot", "Tea towel", "Tea light", "Tent", "Tent pegs", "Telescope", "Table", "Table cloth", "Tablet stand", "Tape",
    "Torch", "Towel", "Toaster", "Tray", "Tripod", "Trousers", "T-shirt", "Tulip bulbs", "Bench", "Bottle", "Bowl", "Bread knife",
    "Bucket", "Candle", "Carpet", "Chair", "Clock", "Coat hook", "Cup", "Desk", "Drawer", "Fan", "Glass", "Hammer", "Jug",
    "Kettle",
    "Lamp", "Mirror", "Pan",
  ].enumerated().map { Product(id: $0.offset, name: $0.element, euros: 4 + $0.offset * 17 % 90) }

  func products(named text: String) async throws -> [Product] {
    let found = products.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }
    try await Task.sleep(nanoseconds: 200_000_000 + UInt64(found.count) * 50_000_000)
    return found
  }
}

final class ProductViewController: UIViewController {
  private let product: Product
  private let isWished: Bool
  private let onWish: () -> Void

  init(product: Product, isWished: Bool, onWish: @escaping () -> Void) {
    self.product = product
    self.isWished = isWished
    self.onWish = onWish
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let price = UILabel()
    price.text = "\(product.euros) €, ready to ship"
    let wish = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Wish for it") { [weak self] action in
        self?.onWish()
        (action.sender as? UIButton)?.isEnabled = false
      })
    wish.isEnabled = !isWished
    let column = UIStackView(arrangedSubviews: [price, wish])
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor), column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

final class CatalogueViewController: UITableViewController, UISearchBarDelegate {
  private let service: SearchService
  private var products: [Product] = []
  private var wishes: Set<Product> = []
  private let searchBar = UISearchBar()
  private var searching: Task<Void, Never>?

  init(service: SearchService) {
    self.service = service
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
    searchBar.placeholder = "What are you looking for?"
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Wishes", primaryAction: UIAction(title: "Wishes") { [weak self] _ in self?.showWishes() })
    showState("Catalogue")
  }

  private func showState(_ text: String) {
    title = text
    navigationItem.rightBarButtonItem?.isEnabled = !wishes.isEmpty
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    guard !searchText.isEmpty else {
      products = []
      tableView.reloadData()
      return showState("Catalogue")
    }
    showState("Searching…")
    searching = Task { [weak self, service] in
      guard let found = try? await service.products(named: searchText) else { return }
      self?.show(found)
    }
  }

  private func show(_ found: [Product]) {
    products = found
    tableView.reloadData()
    showState(found.isEmpty ? "Nothing found" : "\(found.count) found")
  }

  private func showWishes() {
    let alert = UIAlertController(
      title: "Your wishes", message: wishes.map(\.name).sorted().joined(separator: "\n"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    let product = products[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = product.name
    content.secondaryText = "\(product.euros) €"
    cell.contentConfiguration = content
    cell.accessoryType = wishes.contains(product) ? .checkmark : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let product = products[indexPath.row]
    let detail = ProductViewController(product: product, isWished: wishes.contains(product)) { [weak self] in
      guard let self else { return }
      wishes.insert(product)
      navigationItem.rightBarButtonItem?.isEnabled = true
      tableView.reloadData()
    }
    navigationController?.pushViewController(detail, animated: true)
  }
}
