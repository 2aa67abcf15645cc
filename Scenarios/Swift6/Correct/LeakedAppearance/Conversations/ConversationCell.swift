import UIKit

struct Conversation: Hashable {
  let id: Int
  let name: String
  let preview: String
  let unread: Int
  let attachment: String?
}

/// A conversation. What a row does not need stays hidden, with whatever it showed last.
final class ConversationCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let previewLabel = UILabel()
  private let unreadLabel = UILabel()
  private let attachmentView = UIImageView()
  private let attachmentLabel = UILabel()
  private lazy var attachmentRow = UIStackView(arrangedSubviews: [attachmentView, attachmentLabel])

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    previewLabel.font = .preferredFont(forTextStyle: .subheadline)
    previewLabel.textColor = .secondaryLabel
    previewLabel.numberOfLines = 2
    unreadLabel.font = .preferredFont(forTextStyle: .caption1)
    unreadLabel.textColor = .systemBlue
    unreadLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    attachmentLabel.font = .preferredFont(forTextStyle: .caption1)
    attachmentRow.spacing = 6

    let title = UIStackView(arrangedSubviews: [nameLabel, unreadLabel])
    let stack = UIStackView(arrangedSubviews: [title, previewLabel, attachmentRow])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(_ conversation: Conversation) {
    nameLabel.text = conversation.name
    previewLabel.text = conversation.preview

    unreadLabel.isHidden = conversation.unread == 0
    if conversation.unread > 0 {
      unreadLabel.text = "\(conversation.unread) new"
    }

    if let attachment = conversation.attachment {
      attachmentView.image = UIImage(systemName: "paperclip")
      attachmentLabel.text = attachment
      attachmentRow.isHidden = false
    } else {
      attachmentRow.isHidden = true
    }
  }
}
