import UIKit

final class SongCell: UICollectionViewCell {
  let label = UILabel()
  let button = UIButton(type: .system)
  var onPlay: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Play", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onPlay?() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
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
