import UIKit

/// The shelves. Edit mode renames, moves and removes them.
final class BinderShelvesViewController: UITableViewController {
  private let archive: BinderArchive

  init(archive: BinderArchive) {
    self.archive = archive
    super.init(style: .insetGrouped)
    title = "Archive"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BinderShelfCell.self, forCellReuseIdentifier: BinderShelfCell.reuseID)
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Add shelf", primaryAction: UIAction(title: "Add shelf") { [weak self] _ in self?.addShelf() })
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    // The name that is being typed counts.
    view.endEditing(true)
    super.setEditing(editing, animated: animated)
  }

  private func addShelf() {
    archive.addShelf()
    tableView.insertRows(at: [IndexPath(row: archive.shelves.count - 1, section: 0)], with: .automatic)
  }

  private func rename(_ id: BinderShelf.ID, to name: String) {
    guard let index = archive.index(of: id) else { return }
    archive.rename(at: index, to: name)
    tableView.reconfigureRows(at: [IndexPath(row: index, section: 0)])
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { archive.shelves.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BinderShelfCell.reuseID, for: indexPath)
    guard let row = cell as? BinderShelfCell else { return cell }
    let shelf = archive.shelves[indexPath.row]
    row.show(shelf)
    row.accessoryType = .disclosureIndicator
    row.onRename = { [weak self] name in self?.rename(shelf.id, to: name) }
    return row
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let shelf = archive.shelves[indexPath.row]
    navigationController?.pushViewController(BinderListViewController(shelf: shelf), animated: true)
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    archive.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    archive.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// What stands on one shelf.
final class BinderListViewController: UITableViewController {
  private let shelf: BinderShelf

  init(shelf: BinderShelf) {
    self.shelf = shelf
    super.init(style: .plain)
    title = "On " + shelf.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "binder")
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelf.binders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "binder", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = shelf.binders[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
