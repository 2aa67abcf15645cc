import UIKit

struct HistoryChat {
  let id: Int
  let title: String
}

/// Chats of an assistant, pinned ones first. A swipe pins a chat or takes the pin off.
final class PinnedChatsViewController: UITableViewController {
  private var pinned = [HistoryChat(id: 1, title: "Holiday plans")]
  private var recent = ["Sourdough", "Tax form", "Swift regexes", "Names for a cat", "Bike repair"].enumerated()
    .map { HistoryChat(id: 2 + $0.offset, title: $0.element) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chat")
  }

  private func chat(at indexPath: IndexPath) -> HistoryChat {
    indexPath.section == 0 ? pinned[indexPath.row] : recent[indexPath.row]
  }

  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    var content = cell.defaultContentConfiguration()
    content.text = chat(at: indexPath).title
    content.image = UIImage(systemName: indexPath.section == 0 ? "pin.fill" : "bubble.left")
    cell.contentConfiguration = content
  }

  /// Moves a chat to the other section; nil if it is gone.
  private func togglePin(_ id: Int) -> (source: IndexPath, destination: IndexPath)? {
    if let row = pinned.firstIndex(where: { $0.id == id }) {
      recent.insert(pinned.remove(at: row), at: 0)
      return (IndexPath(row: row, section: 0), IndexPath(row: 0, section: 1))
    }
    guard let row = recent.firstIndex(where: { $0.id == id }) else { return nil }
    pinned.append(recent.remove(at: row))
    return (IndexPath(row: row, section: 1), IndexPath(row: pinned.count - 1, section: 0))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? pinned.count : recent.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Pinned" : "Recent"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chat", for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = chat(at: indexPath).id
    let title = indexPath.section == 0 ? "Unpin" : "Pin"
    let pin = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      guard let self = self, let move = self.togglePin(id) else { return completion(false) }
      tableView.performBatchUpdates(
        {
          tableView.moveRow(at: move.source, to: move.destination)
        },
        completion: { _ in
          if let cell = tableView.cellForRow(at: move.destination) { self.configure(cell, at: move.destination) }
          completion(true)
        })
    }
    return UISwipeActionsConfiguration(actions: [pin])
  }
}
