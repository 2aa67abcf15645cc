import UIKit

struct UnreadMail {
  let subject: String
  let isUnread: Bool
}

/// A row with a dot for what was not read yet.
final class UnreadRowCell: UITableViewCell {
  private let dot = UIView()
  private let title = UILabel()

  var isUnread = false {
    didSet {
      dot.isHidden = !isUnread
      updateAccessibility()
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    isAccessibilityElement = true
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 4
    contentView.addSubview(dot)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func setup(title: String) {
    self.title.text = title
  }

  private func updateAccessibility() {
    accessibilityLabel = title.text
    accessibilityValue = isUnread ? "unread" : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 8, y: contentView.bounds.midY - 4, width: 8, height: 8)
    title.frame = contentView.bounds.insetBy(dx: 24, dy: 8)
  }
}

final class UnreadRowsViewController: UITableViewController {
  private let mails = (1...50).map { UnreadMail(subject: "Circular no. \($0)", isUnread: $0 % 4 == 1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Circulars"
    tableView.register(UnreadRowCell.self, forCellReuseIdentifier: "mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    guard let cell = cell as? UnreadRowCell else { return cell }
    cell.setup(title: mails[indexPath.row].subject)
    cell.isUnread = mails[indexPath.row].isUnread
    return cell
  }
}
