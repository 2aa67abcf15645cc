import UIKit

struct MailboxMail {
  let id: Int
  let sender: String
  let subject: String
  var isRead = false
}

final class MailCell: UITableViewCell {
  static let reuseIdentifier = "MailCell"

  private let dot = UIView()
  private let senderLabel = UILabel()
  private let subjectLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.layer.cornerRadius = 5
    dot.backgroundColor = .systemBlue
    dot.isAccessibilityElement = true
    dot.accessibilityLabel = "Unread"
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    subjectLabel.textColor = .secondaryLabel
    subjectLabel.numberOfLines = 2
    [dot, senderLabel, subjectLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
      senderLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
      subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      subjectLabel.trailingAnchor.constraint(equalTo: senderLabel.trailingAnchor),
      subjectLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with mail: MailboxMail) {
    senderLabel.text = mail.sender
    senderLabel.font = mail.isRead ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .headline)
    subjectLabel.text = mail.subject
    dot.isHidden = mail.isRead
  }
}

/// Opening a mail marks it as read; so does reading it on another device. Either way the row is loaded again.
final class MailboxViewController: UITableViewController {
  private var mails: [MailboxMail] = (1...40).map {
    MailboxMail(id: $0, sender: "Sender \($0)", subject: "About the matter no. \($0) we talked about", isRead: $0 % 4 == 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(MailCell.self, forCellReuseIdentifier: MailCell.reuseIdentifier)
    tableView.estimatedRowHeight = 70
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: MailCell.reuseIdentifier, for: indexPath) as? MailCell
    else { return UITableViewCell() }
    cell.configure(with: mails[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    markAsRead(mails[indexPath.row].id)
  }

  func markAsRead(_ id: Int) {
    guard let row = mails.firstIndex(where: { $0.id == id }), !mails[row].isRead else { return }
    mails[row].isRead = true
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  func receive() {
    mails.insert(MailboxMail(id: mails.count + 1, sender: "New sender", subject: "Hello"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
