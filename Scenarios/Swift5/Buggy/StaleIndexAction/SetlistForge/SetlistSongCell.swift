import UIKit

/// Title, key and length of a song; a tick if it was rehearsed.
final class SetlistSongCell: UITableViewCell {
  static let reuseID = "setlist-song"

  private let titleLabel = UILabel()
  private let keyLabel = UILabel()
  private let lengthLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    keyLabel.font = .preferredFont(forTextStyle: .subheadline)
    keyLabel.textColor = .secondaryLabel
    lengthLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    lengthLabel.textAlignment = .right
    lengthLabel.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [titleLabel, keyLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, lengthLabel])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ song: SetlistSong) {
    titleLabel.text = song.title
    keyLabel.text = "in \(song.key)"
    lengthLabel.text = song.length
    accessoryType = song.isRehearsed ? .checkmark : .none
  }
}
