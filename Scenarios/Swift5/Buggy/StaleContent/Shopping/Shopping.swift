import UIKit

struct ShoppingArticle: Equatable {
  let id: Int
  var name: String
  var isUrgent = false
}

@MainActor final class ShoppingList {
  private(set) var open: [ShoppingArticle] = [
    "Milk", "Bread", "Butter", "Apples", "Toothpaste", "Light bulbs", "Stamps", "Cat food", "Tea", "Basil",
  ].enumerated().map { ShoppingArticle(id: $0.offset, name: $0.element, isUrgent: $0.offset % 4 == 0) }
  private(set) var taken: [ShoppingArticle] = []
  private var nextID = 10

  func add(_ name: String) {
    open.append(ShoppingArticle(id: nextID, name: name))
    nextID += 1
  }

  func take(at row: Int) { taken.insert(open.remove(at: row), at: 0) }

  func putBack(at row: Int) { open.append(taken.remove(at: row)) }

  func remove(at indexPath: IndexPath) {
    if indexPath.section == 0 { open.remove(at: indexPath.row) } else { taken.remove(at: indexPath.row) }
  }

  func payUp() { taken.removeAll() }

  func toggleUrgent(at row: Int) { open[row].isUrgent.toggle() }
}

final class ShoppingCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.text = "urgent"
    badge.textColor = .systemRed
    badge.font = .preferredFont(forTextStyle: .caption1)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [nameLabel, badge])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ article: ShoppingArticle, isTaken: Bool) {
    nameLabel.text = article.name
    nameLabel.alpha = isTaken ? 0.4 : 1
    badge.isHidden = isTaken || !article.isUrgent
    accessoryType = isTaken ? .checkmark : .none
  }
}

final class ShoppingViewController: UITableViewController {
  private let list: ShoppingList

  init(list: ShoppingList) {
    self.list = list
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ShoppingCell.self, forCellReuseIdentifier: "article")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction(title: "Add") { [weak self] _ in self?.add() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Pay",
      primaryAction: UIAction(title: "Pay") { [weak self] _ in
        guard let self else { return }
        list.payUp()
        tableView.reloadSections(IndexSet(integer: 1), with: .automatic)
        showCount()
      })
    showCount()
  }

  private func showCount() {
    title = list.open.isEmpty ? "All done" : "\(list.open.count) to buy"
    navigationItem.leftBarButtonItem?.isEnabled = !list.taken.isEmpty
  }

  private func add() {
    let alert = UIAlertController(title: "New article", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        list.add(name)
        tableView.insertRows(at: [IndexPath(row: list.open.count - 1, section: 0)], with: .automatic)
        showCount()
      })
    present(alert, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? list.open.count : list.taken.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "To buy" : "In the trolley"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    let isTaken = indexPath.section == 1
    (cell as? ShoppingCell)?.show((isTaken ? list.taken : list.open)[indexPath.row], isTaken: isTaken)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let destination: IndexPath
    if indexPath.section == 0 {
      list.take(at: indexPath.row)
      destination = IndexPath(row: 0, section: 1)
    } else {
      list.putBack(at: indexPath.row)
      destination = IndexPath(row: list.open.count - 1, section: 0)
    }
    tableView.moveRow(at: indexPath, to: destination)
    showCount()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let urgent = UIContextualAction(style: .normal, title: "Urgent") { [weak self] _, _, done in
      self?.list.toggleUrgent(at: indexPath.row)
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [urgent])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    list.remove(at: indexPath)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showCount()
  }
}
