import UIKit

/// A step with its number. A hard one has a coloured number.
final class KnotStepCell: UICollectionViewListCell {
  private let numberLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .semibold)
    textLabel.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [numberLabel, textLabel])
    row.spacing = 12
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      numberLabel.widthAnchor.constraint(equalToConstant: 32),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ step: KnotStep, number: Int) {
    numberLabel.text = "\(number)."
    numberLabel.textColor = step.isCrux ? .systemRed : .secondaryLabel
    textLabel.text = step.text
    accessories = [.reorder(displayed: .whenEditing)]
  }
}
