import UIKit

struct ChannelMessage {
  let id: Int
  let author: String
  var text: String
  var thanks = 0
  var isEdited = false
}

@MainActor final class CourseChannel {
  private(set) var messages: [ChannelMessage] = [
    ("Lea", "Good morning"), ("Lea", "Is the room open?"), ("Lea", "I have the key"), ("Marco", "Not yet"),
    ("Marco", "Ten minutes"),
    ("You", "I wait outside"), ("You", "Bring chalk"), ("Ana", "Slides are online"), ("Ana", "Page 12 is wrong"),
    ("Ana", "Fixed now"),
    ("Lea", "Thank you"), ("Marco", "Who takes notes?"), ("You", "I do"), ("You", "Same folder as ever"), ("Lea", "Perfect"),
    ("Ana", "Quiz on Friday"), ("Ana", "Bring a pencil"), ("Marco", "Is it long?"), ("Ana", "Half an hour"), ("You", "Fine"),
  ].enumerated().map { ChannelMessage(id: $0.offset, author: $0.element.0, text: $0.element.1) }
  private var nextID = 100

  /// Messages of one author in a row stand below one name.
  func beginsGroup(at row: Int) -> Bool { row == 0 || messages[row - 1].author != messages[row].author }

  func row(of id: Int) -> Int? { messages.firstIndex { $0.id == id } }

  func send(_ text: String) {
    messages.append(ChannelMessage(id: nextID, author: "You", text: text))
    nextID += 1
  }

  func edit(_ text: String, at row: Int) {
    messages[row].text = text
    messages[row].isEdited = true
  }

  func thank(at row: Int) { messages[row].thanks += 1 }

  func remove(at row: Int) { messages.remove(at: row) }
}

final class ChannelMessageCell: UITableViewCell {
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let footLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.numberOfLines = 0
    footLabel.font = .preferredFont(forTextStyle: .caption1)
    footLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [authorLabel, bodyLabel, footLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func show(_ message: ChannelMessage, beginsGroup: Bool) {
    authorLabel.text = message.author
    authorLabel.isHidden = !beginsGroup
    bodyLabel.text = message.text
    let parts = [message.isEdited ? "edited" : nil, message.thanks > 0 ? "\(message.thanks) × thanks" : nil].compactMap { $0 }
    footLabel.text = parts.joined(separator: ", ")
    footLabel.isHidden = parts.isEmpty
  }
}

final class CourseChatViewController: UITableViewController {
  private let channel: CourseChannel

  init(channel: CourseChannel) {
    self.channel = channel
    super.init(style: .plain)
    title = "Algebra"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ChannelMessageCell.self, forCellReuseIdentifier: "message")
    tableView.separatorStyle = .none
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write",
      primaryAction: UIAction(title: "Write") { [weak self] _ in
        self?.ask("New message", text: "", button: "Send") { $0.send($1) }
      })
  }

  private func send(_ text: String) {
    channel.send(text)
    tableView.insertRows(at: [IndexPath(row: channel.messages.count - 1, section: 0)], with: .automatic)
  }

  private func edit(_ id: Int, to text: String) {
    guard let row = channel.row(of: id) else { return }
    channel.edit(text, at: row)
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  private func thank(_ id: Int) {
    guard let row = channel.row(of: id) else { return }
    channel.thank(at: row)
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  private func delete(_ id: Int) {
    guard let row = channel.row(of: id) else { return }
    channel.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    // The message that moved up may begin its author's group now, or no longer.
    if row < channel.messages.count { tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none) }
  }

  private func ask(
    _ title: String, text: String, button: String, then perform: @escaping (CourseChatViewController, String) -> Void
  ) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Message"
      $0.text = text
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: button, style: .default) { [weak self, weak alert] _ in
        guard let self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        perform(self, text)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { channel.messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? ChannelMessageCell)?
      .show(channel.messages[indexPath.row], beginsGroup: channel.beginsGroup(at: indexPath.row))
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let message = channel.messages[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let thank = UIAction(title: "Thank") { [weak self] _ in self?.thank(message.id) }
      let edit = UIAction(title: "Edit", attributes: message.author == "You" ? [] : .disabled) { [weak self] _ in
        self?.ask("Edit", text: message.text, button: "Save") { $0.edit(message.id, to: $1) }
      }
      // The course is moderated: a tutor removes any message.
      let delete = UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.delete(message.id) }
      return UIMenu(title: "", children: [thank, edit, delete])
    }
  }
}
