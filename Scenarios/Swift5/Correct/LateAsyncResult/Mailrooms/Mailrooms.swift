import Combine
import UIKit

extension Notification.Name {
  static let trayDidChange = Notification.Name("trayDidChange")
}

/// how many letters lie in each tray.
final class Mailroom {
  private(set) var letters: [Int]

  init() { letters = (0..<34).map { $0 % 5 } }

  func deliver(to tray: Int) {
    letters[tray] += 1
    NotificationCenter.default.post(name: .trayDidChange, object: self, userInfo: ["tray": tray])
  }
}

final class TrayCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let countLabel = UILabel()
  private var tray: Int?
  private weak var mailroom: Mailroom?
  private var subscriptions: Set<AnyCancellable> = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel])
    stack.distribution = .equalSpacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
    // one subscription for the life of the cell, whichever tray it shows
    NotificationCenter.default.publisher(for: .trayDidChange)
      .sink { [weak self] notification in
        guard let self, let mailroom = self.mailroom, notification.object as? Mailroom === mailroom else { return }
        guard let changed = notification.userInfo?["tray"] as? Int, changed == self.tray else { return }
        self.showCount()
      }
      .store(in: &subscriptions)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(tray: Int, of mailroom: Mailroom) {
    self.tray = tray
    self.mailroom = mailroom
    nameLabel.text = "Tray \(tray + 1)"
    showCount()
  }

  private func showCount() {
    guard let tray, let mailroom else { return }
    let count = mailroom.letters[tray]
    countLabel.text = count == 0 ? "Empty" : "\(count) letters"
    countLabel.textColor = count == 0 ? .tertiaryLabel : .label
  }
}

final class MailroomsViewController: UITableViewController {
  private let mailroom = Mailroom()
  private var deliveries = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailroom"
    tableView.register(TrayCell.self, forCellReuseIdentifier: "tray")
  }

  func deliverLetter() {
    mailroom.deliver(to: deliveries % 7)
    deliveries += 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailroom.letters.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tray", for: indexPath)
    (cell as? TrayCell)?.configure(tray: indexPath.row, of: mailroom)
    return cell
  }
}
