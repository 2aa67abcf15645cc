import UIKit

private struct GroupedBubbleMessage {
  let id: Int
  let sender: String
  let text: String
  var spoiler: String?
}

private final class BubbleCell: UITableViewCell {
  private let sender = UILabel()
  private let message = UILabel()
  private let hidden = UILabel()
  private let reveal = UIButton(type: .system)
  private var spoiler: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    reveal.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
    reveal.setTitle("Reveal", for: .normal)
    let stack = UIStackView(arrangedSubviews: [message, sender, hidden, reveal])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: GroupedBubbleMessage, isFirstOfGroup: Bool) {
    message.text = item.text
    sender.text = isFirstOfGroup ? item.sender : ""
    spoiler = item.spoiler
    hidden.text = item.spoiler == nil ? "" : "▒▒▒▒▒▒"
    reveal.isHidden = item.spoiler == nil
  }

  /// A glance: hidden again with the next update and when the message leaves the screen.
  private func show() { hidden.text = spoiler }
}

/// A chat: whoever writes is named at the first of their messages in a row. When a message goes, the next one is drawn anew, since it may
/// be the first one now.
final class BubbleGroupsViewController: UITableViewController {
  private var messages: [GroupedBubbleMessage] = {
    let senders = ["Ruth", "Ruth", "Olaf", "Olaf", "Ruth", "Olaf", "Ruth", "Ruth"]
    let texts = [
      "Seen it?", "The ending!", "Not yet", "Tell me", "Sure?", "Go on", "Well then", "Sorry", "No worries", "Popcorn?",
    ]
    return (0..<30).map { number in
      GroupedBubbleMessage(
        id: number, sender: senders[number % senders.count], text: number < 10 ? texts[number] : "Message \(number)",
        spoiler: number == 4 ? "He did it" : nil)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Film club"
    tableView.rowHeight = 52
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
  }

  private func remove(_ id: Int) {
    guard let row = messages.firstIndex(where: { $0.id == id }) else { return }
    messages.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    if row < messages.count { tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    let isFirst = indexPath.row == 0 || messages[indexPath.row - 1].sender != messages[indexPath.row].sender
    (cell as? BubbleCell)?.show(messages[indexPath.row], isFirstOfGroup: isFirst)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = messages[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.remove(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
