import UIKit

final class WishCell: UICollectionViewCell {
  let label = UILabel()
  let heart = UIButton(type: .system)
  var onHeart: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    heart.addAction(UIAction { [weak self] _ in self?.onHeart?() }, for: .touchUpInside)
    heart.accessibilityLabel = "Like"
    let stack = UIStackView(arrangedSubviews: [label, heart])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
