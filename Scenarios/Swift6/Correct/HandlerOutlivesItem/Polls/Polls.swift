import UIKit

final class PollCell: UICollectionViewCell {
  let label = UILabel()
  let votes = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Vote", for: .normal)
    let stack = UIStackView(arrangedSubviews: [label, votes, button])
    stack.spacing = 8
    stack.distribution = .fillEqually
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
