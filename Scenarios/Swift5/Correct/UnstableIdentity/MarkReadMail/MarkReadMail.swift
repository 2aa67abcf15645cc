import UIKit

/// A message as the server sends it, a plain value.
private struct MarkReadMessage: Hashable, Identifiable {
  let id: Int
  let subject: String
  var isRead = false
}

/// An inbox: edit, choose some, mark them as read, done. As in Mail, choosing ends with that.
final class MarkReadMailViewController: UITableViewController {
  private var messages = [
    "Minutes of Monday", "Lunch?", "Your invoice", "Moving day", "Draft for review", "Parking permits", "Holiday list",
    "Server upgrade",
    "Badge photo", "Coffee fund",
  ].enumerated().map { MarkReadMessage(id: $0.offset, subject: $0.element) }
  private var dataSource: UITableViewDiffableDataSource<Int, MarkReadMessage>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.rowHeight = 52
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    dataSource = .init(tableView: tableView) { table, indexPath, message in
      let cell = table.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = message.subject
      content.secondaryText = message.isRead ? "Read" : "New"
      cell.contentConfiguration = content
      return cell
    }
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mark read", primaryAction: UIAction { [weak self] _ in self?.markRead() })
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, MarkReadMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func markRead() {
    let chosen = Set((tableView.indexPathsForSelectedRows ?? []).map { messages[$0.row].id })
    for place in messages.indices where chosen.contains(messages[place].id) { messages[place].isRead = true }
    setEditing(false, animated: true)
    show()
  }
}
