import UIKit

final class CampfireBubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let author = UILabel()
  private let body = UILabel()
  private let reactions = UILabel()
  private let pin = UIImageView(image: UIImage(systemName: "pin.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    author.font = .preferredFont(forTextStyle: .caption1)
    author.textColor = .secondaryLabel
    body.numberOfLines = 0
    reactions.font = .preferredFont(forTextStyle: .caption1)
    pin.accessibilityLabel = "Pinned"
    bubble.layer.cornerRadius = 12
    let column = UIStackView(arrangedSubviews: [author, body, reactions])
    column.axis = .vertical
    column.spacing = 2
    for (child, parent) in [(bubble, contentView), (column, bubble), (pin, bubble)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      column.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      column.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      column.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -36),
      pin.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      pin.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ message: CampfireMessage) {
    author.text = message.author
    body.text = message.text
    reactions.text = message.reactions.joined(separator: " ")
    reactions.isHidden = message.reactions.isEmpty
    pin.isHidden = !message.isPinned
    bubble.backgroundColor = message.author == "You" ? .systemBlue.withAlphaComponent(0.2) : .secondarySystemBackground
  }
}
