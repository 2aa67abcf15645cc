import UIKit

/// A note: under its author's name if it begins a run of that author's notes, with the time below if it ends it.
final class RelayNoteCell: UITableViewCell {
  static let reuseID = "relay-note"

  private let authorLabel = UILabel()
  private let bubble = UIView()
  private let bodyLabel = UILabel()
  private let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    authorLabel.font = .preferredFont(forTextStyle: .caption1)
    authorLabel.textColor = .secondaryLabel
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.textColor = .tertiaryLabel
    bodyLabel.numberOfLines = 0
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 12
    bodyLabel.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(bodyLabel)
    let stack = UIStackView(arrangedSubviews: [authorLabel, bubble, timeLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      bodyLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      bodyLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      bodyLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      bodyLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -60),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: RelayNote, startsRun: Bool, endsRun: Bool) {
    authorLabel.text = note.author
    authorLabel.isHidden = !startsRun
    bodyLabel.text = note.text
    timeLabel.text = note.time
    timeLabel.isHidden = !endsRun
  }
}
