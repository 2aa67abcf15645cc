import UIKit

/// A night: its date, the beds that are left, its price. A night without beds is grey and can't be tapped.
final class HutNightCell: UITableViewCell {
  static let identifier = "HutNightCell"
  private let dayLabel = UILabel()
  private let bedsLabel = UILabel()
  private let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    dayLabel.font = .preferredFont(forTextStyle: .headline)
    bedsLabel.font = .preferredFont(forTextStyle: .subheadline)
    bedsLabel.textColor = .secondaryLabel
    priceLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let texts = UIStackView(arrangedSubviews: [dayLabel, bedsLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, priceLabel])
    row.alignment = .center
    row.distribution = .equalSpacing
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

  func show(_ night: HutNight, isChosen: Bool) {
    dayLabel.text = night.day
    bedsLabel.text = night.isFull ? "Full" : "\(night.freeBeds) beds"
    priceLabel.text = "\(night.price) €"
    accessoryType = isChosen ? .checkmark : .none
    if night.isFull {
      isUserInteractionEnabled = false
      dayLabel.isEnabled = false
      priceLabel.isEnabled = false
    }
  }
}
