import UIKit

struct ChatMenuMessage {
  let id: Int
  let text: String
}

/// A chat, newest message on top. Messages are answered and deleted from their menus.
final class ChatMenusViewController: UITableViewController {
  private var messages = [
    "See you there", "At the fountain?", "Half past six", "When do we meet", "The market is closed", "I would like pears",
    "Shall I buy something", "On my way home", "Good morning",
  ]
  .enumerated().map { ChatMenuMessage(id: 100 - $0.offset, text: $0.element) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ines"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }

  func receive() {
    let message = ChatMenuMessage(id: (messages.first?.id ?? 0) + 1, text: "Message \(messages.count + 1) from Ines")
    messages.insert(message, at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row].text
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let id = messages[indexPath.row].id
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let reply = UIAction(title: "Reply") { _ in self?.reply(to: id) }
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(id) }
      return UIMenu(children: [reply, delete])
    }
  }

  private func reply(to id: Int) {
    guard let message = messages.first(where: { $0.id == id }) else { return }
    navigationItem.prompt = "Reply to: \(message.text)"
  }

  private func delete(_ id: Int) {
    guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
    messages.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
