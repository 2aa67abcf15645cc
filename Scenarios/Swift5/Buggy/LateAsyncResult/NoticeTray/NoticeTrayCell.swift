import UIKit

/// A notice, or while it can still be brought back, the offer to do so.
final class NoticeTrayCell: UICollectionViewListCell {
  private let authorLabel = UILabel()
  private let bodyLabel = UILabel()
  private let unreadDot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let undo = UIButton(type: .system)
  private let texts = UIStackView()
  private var onUndo: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    authorLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    bodyLabel.numberOfLines = 0
    unreadDot.tintColor = .systemBlue
    unreadDot.accessibilityLabel = "Unread"
    unreadDot.setContentHuggingPriority(.required, for: .horizontal)
    undo.setTitle("Undo", for: .normal)
    undo.setContentHuggingPriority(.required, for: .horizontal)
    undo.addAction(UIAction { [weak self] _ in self?.onUndo?() }, for: .touchUpInside)
    texts.axis = .vertical
    texts.addArrangedSubview(authorLabel)
    texts.addArrangedSubview(bodyLabel)
    let row = UIStackView(arrangedSubviews: [unreadDot, texts, undo])
    row.alignment = .center
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ notice: TrayNotice, isTrashed: Bool, onUndo: @escaping () -> Void) {
    self.onUndo = onUndo
    authorLabel.text = notice.author
    bodyLabel.text = isTrashed ? "Thrown away" : notice.text
    unreadDot.isHidden = notice.isRead || isTrashed
    undo.isHidden = !isTrashed
    texts.alpha = isTrashed ? 0.5 : 1
  }
}
