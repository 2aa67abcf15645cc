import UIKit

/// A lamp: bright if it is on, with a ring if it is the hint.
final class LampGridCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let bulb = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .caption2)
    nameLabel.textAlignment = .center
    bulb.contentMode = .center
    contentView.layer.cornerRadius = 8
    let stack = UIStackView(arrangedSubviews: [bulb, nameLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ place: LampPlace, isLit: Bool, isHint: Bool) {
    nameLabel.text = place.name
    bulb.image = UIImage(systemName: isLit ? "lightbulb.fill" : "lightbulb")
    bulb.tintColor = isLit ? .systemYellow : .systemGray
    contentView.backgroundColor = isLit ? .systemYellow.withAlphaComponent(0.3) : .secondarySystemBackground
    contentView.layer.borderWidth = isHint ? 3 : 0
    contentView.layer.borderColor = UIColor.systemBlue.cgColor
    accessibilityValue = isLit ? "on" : "off"
  }
}

/// Says how many presses there were; changes while it is on screen.
final class LampHistoryHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = CGRect(x: 16, y: 0, width: frame.width - 32, height: frame.height)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(presses: Int) { label.text = presses == 0 ? "No moves yet" : "Moves: \(presses)" }
}
