import UIKit

/// A player's line on the board. Its look depends on the others: rank, gap, crown.
final class OchePlayerCell: UICollectionViewListCell {
  private let rankLabel = UILabel()
  private let nameLabel = UILabel()
  private let gapLabel = UILabel()
  private let leftLabel = UILabel()
  private let crown = UIImageView(image: UIImage(systemName: "crown.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    rankLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    leftLabel.font = .monospacedDigitSystemFont(ofSize: 22, weight: .bold)
    gapLabel.font = .preferredFont(forTextStyle: .footnote)
    gapLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, gapLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [rankLabel, texts, crown, leftLabel])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      rankLabel.widthAnchor.constraint(equalToConstant: 28),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ id: OchePlayer.ID, of match: OcheMatch) {
    guard let player = match.player(id) else { return }
    let rank = match.rank(of: id)
    let gap = match.gap(of: id)
    let isUp = match.up == id
    rankLabel.text = "\(rank)"
    nameLabel.text = player.name
    nameLabel.font = isUp ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    leftLabel.text = "\(player.left)"
    leftLabel.textColor = match.wentBust == id ? .systemRed : .label
    gapLabel.text = player.left == 0 ? "Out in \(player.throwCount)" : (gap == 0 ? "In front" : "\(gap) behind")
    crown.isHidden = rank > 1 || player.throwCount == 0
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = isUp ? .systemYellow : .systemBackground
    backgroundConfiguration = background
  }
}
