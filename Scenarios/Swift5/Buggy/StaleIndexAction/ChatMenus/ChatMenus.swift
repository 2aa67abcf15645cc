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
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let reply = UIAction(title: "Reply") { _ in self?.reply(at: indexPath) }
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(at: indexPath) }
      return UIMenu(children: [reply, delete])
    }
  }

  private func reply(at indexPath: IndexPath) {
    navigationItem.prompt = "Reply to: \(messages[indexPath.row].text)"
  }

  private func delete(at indexPath: IndexPath) {
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
