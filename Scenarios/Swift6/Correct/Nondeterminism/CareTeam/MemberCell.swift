import UIKit

final class MemberCell: UICollectionViewCell {
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  private let nameLabel = UILabel()
  private let roleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Avatars are decoration: any colour will do, and it need not stay with the person.
    let palette: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemPurple]
    avatar.tintColor = palette.randomElement() ?? .systemGray

    nameLabel.font = .preferredFont(forTextStyle: .body)
    roleLabel.font = .preferredFont(forTextStyle: .footnote)
    roleLabel.textColor = .secondaryLabel

    let texts = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [avatar, texts])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.5 : 1 }
  }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .tertiarySystemFill : nil }
  }

  func configure(name: String, role: String) {
    nameLabel.text = name
    roleLabel.text = role
  }
}
