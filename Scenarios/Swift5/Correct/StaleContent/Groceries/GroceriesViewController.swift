import UIKit

class GroceriesViewController: UIViewController {
  private let viewModel: GroceriesViewModel
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private static let cellIdentifier = "GroceryCell"

  init(viewModel: GroceriesViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    setupTableView()
    viewModel.onChange = { [weak self] in
      self?.tableView.reloadData()
    }
  }

  private func setupTableView() {
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
  }
}

extension GroceriesViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let item = viewModel.item(at: indexPath.row)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = item.name
    content.secondaryText = item.shop
    content.textProperties.color = item.isBought ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = item.isBought ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(viewModel.openCount) to buy"
  }
}

extension GroceriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    viewModel.toggle(id: viewModel.item(at: indexPath.row).id)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = viewModel.item(at: indexPath.row).id
    let toggle = UIContextualAction(style: .normal, title: "Bought") { [weak self] _, _, completion in
      self?.viewModel.toggle(id: id)
      completion(true)
    }
    toggle.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [toggle])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = viewModel.item(at: indexPath.row).id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.viewModel.delete(id: id)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
