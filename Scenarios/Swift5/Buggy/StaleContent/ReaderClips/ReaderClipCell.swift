import UIKit

final class ReaderClipCell: UITableViewCell {
  private let headline = UILabel()
  private let likeButton = UIButton(type: .system)
  var onLike: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.font = .preferredFont(forTextStyle: .headline)
    likeButton.setContentHuggingPriority(.required, for: .horizontal)
    likeButton.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [headline, likeButton])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ clip: ReaderClip) {
    headline.text = clip.headline
    likeButton.setTitle((clip.isLiked ? "♥ " : "♡ ") + "\(clip.likes)", for: .normal)
    likeButton.tintColor = clip.isLiked ? .systemRed : .systemGray
  }
}
