import UIKit

/// A lot: what it costs now, how long it runs, and what became of one's own offer.
final class AuctionLotCell: UICollectionViewListCell {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let clockLabel = UILabel()
  private let offerLabel = UILabel()
  private let eye = UIImageView(image: UIImage(systemName: "eye"))
  private let bid = UIButton(type: .system)
  private var onBid: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    clockLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    offerLabel.font = .preferredFont(forTextStyle: .footnote)
    eye.accessibilityLabel = "Watched"
    bid.addAction(UIAction { [weak self] _ in self?.onBid?() }, for: .touchUpInside)
    let left = UIStackView(arrangedSubviews: [nameLabel, priceLabel, offerLabel])
    left.axis = .vertical
    left.alignment = .leading
    let right = UIStackView(arrangedSubviews: [clockLabel, bid, eye])
    right.axis = .vertical
    right.alignment = .trailing
    let row = UIStackView(arrangedSubviews: [left, right])
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ lot: AuctionLot, onBid: @escaping () -> Void) {
    self.onBid = onBid
    nameLabel.text = lot.name
    priceLabel.text = "\(lot.price) by \(lot.leader)"
    clockLabel.text = lot.isSold ? "sold" : String(format: "%d:%02d", lot.secondsLeft / 60, lot.secondsLeft % 60)
    clockLabel.textColor = lot.secondsLeft <= 10 && !lot.isSold ? .systemRed : .label
    eye.isHidden = !lot.isWatched
    bid.isHidden = lot.isSold
    bid.isEnabled = true
    bid.setTitle("Bid \(lot.price + 10)", for: .normal)
    switch lot.offer {
    case .none: say(nil, .label)
    case .sending(let amount):
      say("Sending \(amount)…", .secondaryLabel)
      bid.isEnabled = false
    case .leading: say(lot.isSold ? "It is yours" : "You lead", .systemGreen)
    case .outbid: say("Outbid", .systemRed)
    case .refused: say("Too low by now", .systemOrange)
    }
  }

  private func say(_ text: String?, _ color: UIColor) {
    offerLabel.text = text
    offerLabel.textColor = color
  }
}
