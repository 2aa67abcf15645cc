import UIKit

/// Rows that a tap marks, a switch turns on and a swipe deletes; each screen below has one thing wrong with them, or nothing.
class RowsViewController: UITableViewController {
  var names = (1...40).map { "Name \($0)" }
  var marked: Set<String> = []
  var on: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? RowCell else { return cell }
    let name = names[indexPath.row]
    cell.title.text = name
    cell.toggled = { [weak self] isOn in
      if isOn { self?.on.insert(name) } else { self?.on.remove(name) }
    }
    configure(cell, name)
    return cell
  }

  func configure(_ cell: RowCell, _ name: String) {
    cell.accessoryType = marked.contains(name) ? .checkmark : .none
    cell.toggle.isOn = on.contains(name)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    marked.insert(names[indexPath.row])
    if let cell = tableView.cellForRow(at: indexPath) as? RowCell { configure(cell, names[indexPath.row]) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(name, offeredAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  func delete(_ name: String, offeredAt indexPath: IndexPath) {
    guard let row = names.firstIndex(of: name) else { return }
    remove(at: IndexPath(row: row, section: 0))
  }

  final func remove(at indexPath: IndexPath) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }

  final func insert() {
    names.insert("New \(names.count)", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }
}

final class RowCell: UITableViewCell {
  let title = UILabel()
  let toggle = UISwitch()
  var toggled: (Bool) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.frame = CGRect(x: 16, y: 8, width: 200, height: 28)
    toggle.frame = CGRect(x: 240, y: 8, width: 51, height: 28)
    contentView.addSubview(title)
    contentView.addSubview(toggle)
    toggle.addAction(UIAction { [weak self] _ in self.map { $0.toggled($0.toggle.isOn) } }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }
}
