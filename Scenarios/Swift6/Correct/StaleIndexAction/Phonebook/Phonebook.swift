import UIKit

struct PhonebookEntry: Equatable {
  let id: Int
  let name: String
}

final class PhonebookViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  private var everyone = ["Anna", "Bert", "Carla", "Dan", "Eva", "Finn", "Gina", "Hal", "Ines", "Jan"].enumerated()
    .map { PhonebookEntry(id: $0.offset, name: $0.element) }
  private var shown: [PhonebookEntry] = []
  private let searchBar = UISearchBar()
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    let stack = UIStackView(arrangedSubviews: [searchBar, tableView])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    filter()
  }

  private func filter() {
    let query = (searchBar.text ?? "").lowercased()
    shown = query.isEmpty ? everyone : everyone.filter { $0.name.lowercased().contains(query) }
    tableView.reloadData()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { filter() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shown[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      let entry = shown[indexPath.row]
      everyone.removeAll { $0.id == entry.id }
      filter()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
