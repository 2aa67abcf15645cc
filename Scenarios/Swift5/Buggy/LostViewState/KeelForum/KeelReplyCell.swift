import UIKit

/// An answer: three lines of it, or all.
final class KeelReplyCell: UITableViewCell {
  static let identifier = "KeelReplyCell"
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let moreButton = UIButton(type: .system)
  private let voteButton = UIButton(type: .system)
  var onMore: (() -> Void)?
  var onVote: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    moreButton.contentHorizontalAlignment = .leading
    moreButton.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)
    voteButton.addAction(UIAction { [weak self] _ in self?.onVote?() }, for: .touchUpInside)
    let head = UIStackView(arrangedSubviews: [authorLabel, voteButton])
    head.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [head, bodyLabel, moreButton])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reply: KeelReply, isLong: Bool, hasVote: Bool) {
    authorLabel.text = reply.author
    bodyLabel.text = reply.text
    moreButton.isHidden = !isLong
    voteButton.setTitle("▲ \(reply.votes)", for: .normal)
    voteButton.tintColor = hasVote ? .systemOrange : .systemGray
    setUnfolded(false)
  }

  func setUnfolded(_ isUnfolded: Bool) {
    bodyLabel.numberOfLines = isUnfolded ? 0 : 3
    moreButton.setTitle(isUnfolded ? "See less" : "See more", for: .normal)
  }
}
