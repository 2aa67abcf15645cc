import CellHarness
import UIKit

/// Rows of names that a tap marks. What is wrong with them, if anything, is said by the subclass.
class RowsViewController: UITableViewController {
  var names = (1...40).map { "Name \($0)" }
  var marked: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    configure(cell, names[indexPath.row])
    return cell
  }

  func configure(_ cell: UITableViewCell, _ name: String) {
    cell.accessoryType = marked.contains(name) ? .checkmark : .none
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    marked.insert(names[indexPath.row])
    if let cell = tableView.cellForRow(at: indexPath) { configure(cell, names[indexPath.row]) }
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

  func delete(_ name: String, offeredAt: IndexPath) {
    guard let row = names.firstIndex(of: name) else { return }
    names.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func insert() {
    names.insert("New \(names.count)", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}

private final class LeakingViewController: RowsViewController {
  override func configure(_ cell: UITableViewCell, _ name: String) {
    if marked.contains(name) { cell.accessoryType = .checkmark }
  }
}

struct CorrectRowsScreen: CellScreen {
  let controller = RowsViewController()
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] { [Mutation("a row arrives") { controller.insert() }] }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.names[indexPath.row] }
}

/// Marks are never taken away from a cell that is used again.
struct LeakingRowsScreen: CellScreen {
  let controller: RowsViewController = LeakingViewController()
  var rootViewController: UIViewController { controller }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.names[indexPath.row] }
}

/// Traps when it is empty.
struct TrappingScreen: CellScreen {
  let controller = RowsViewController()
  init() { controller.names = ["One", "Two"] }
  var rootViewController: UIViewController { controller }
  var mutations: [Mutation] {
    [
      Mutation("the last row goes") {
        controller.names.removeLast()
        controller.tableView.reloadData()
      }
    ]
  }
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { controller.names[indexPath.row] }
}
