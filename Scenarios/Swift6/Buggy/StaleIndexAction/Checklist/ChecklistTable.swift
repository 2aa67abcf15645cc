import UIKit

final class ChecklistViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let viewModel = ChecklistViewModel()
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checklist"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForTitle() })
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dataSource = self
    tableView.delegate = self
    viewModel.onChange = { [weak self] in self?.tableView.reloadData() }
    viewModel.onAdd = { [weak self] row in
      self?.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
  }

  private func askForTitle() {
    let alert = UIAlertController(title: "New entry", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        self?.viewModel.add(title)
      })
    present(alert, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.entries.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    let entry = viewModel.entries[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = entry.title
    content.secondaryText = entry.isDone ? "done" : "open"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let toggle = UIContextualAction(style: .normal, title: "Toggle") { [weak self] _, _, done in
      self?.viewModel.toggle(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [toggle])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.viewModel.delete(at: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
