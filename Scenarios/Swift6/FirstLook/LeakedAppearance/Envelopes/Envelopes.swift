import UIKit

struct Envelope {
  let sender: String
  let isUnread: Bool
  let badge: String?
}

/// Neither label hugs its text more than the other: constraints leave open which of them takes the room that is left.
final class EnvelopeCell: UITableViewCell {
  private let dot = UIView()
  private let senderLabel = UILabel()
  private let badgeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.isHidden = true
    let row = UIStackView(arrangedSubviews: [dot, senderLabel, badgeLabel])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ envelope: Envelope) {
    senderLabel.text = envelope.sender
    if envelope.isUnread { dot.isHidden = false }
    if let badge = envelope.badge { badgeLabel.text = badge }
  }
}

final class EnvelopesViewController: UITableViewController {
  private let envelopes = (0..<40).map { number in
    Envelope(sender: "Sender \(number)", isUnread: number % 4 == 1, badge: number % 7 == 2 ? "VIP" : nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EnvelopeCell.self, forCellReuseIdentifier: "envelope")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { envelopes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "envelope", for: indexPath)
    (cell as? EnvelopeCell)?.configure(envelopes[indexPath.row])
    return cell
  }
}
