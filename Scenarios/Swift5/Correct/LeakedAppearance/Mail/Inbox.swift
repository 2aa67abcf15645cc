import UIKit

struct Mail: Hashable {
  let id: Int
  let sender: String
  let subject: String
  let isUnread: Bool
  let attachments: Int
  let isImportant: Bool
}

class MailCell: UICollectionViewCell {
  private let unreadDot = UIView()
  private let senderLabel = UILabel()
  private let subjectLabel = UILabel()
  private let clipView = UIImageView(image: UIImage(systemName: "paperclip"))
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    clear()
  }

  private func clear() {
    unreadDot.isHidden = true
    clipView.isHidden = true
    countLabel.text = nil
    senderLabel.font = .preferredFont(forTextStyle: .body)
    subjectLabel.textColor = .secondaryLabel
    contentView.backgroundColor = nil
    contentView.alpha = 1
  }

  func configure(with mail: Mail) {
    clear()
    senderLabel.text = mail.sender
    subjectLabel.text = mail.subject
    if mail.isUnread {
      unreadDot.isHidden = false
      senderLabel.font = .boldSystemFont(ofSize: 17)
    }
    if mail.attachments > 0 {
      clipView.isHidden = false
      countLabel.text = "\(mail.attachments)"
    }
    if mail.isImportant {
      contentView.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.2)
      subjectLabel.textColor = .label
    }
    if !mail.isUnread && !mail.isImportant {
      contentView.alpha = 0.8
    }
  }

  private func setUp() {
    unreadDot.backgroundColor = .systemBlue
    unreadDot.layer.cornerRadius = 5
    unreadDot.isHidden = true
    clipView.isHidden = true
    clipView.tintColor = .secondaryLabel
    senderLabel.font = .preferredFont(forTextStyle: .body)
    subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
    subjectLabel.textColor = .secondaryLabel
    for view in [unreadDot, senderLabel, subjectLabel, clipView, countLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      unreadDot.widthAnchor.constraint(equalToConstant: 10),
      unreadDot.heightAnchor.constraint(equalToConstant: 10),
      senderLabel.leadingAnchor.constraint(equalTo: unreadDot.trailingAnchor, constant: 8),
      senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      senderLabel.trailingAnchor.constraint(lessThanOrEqualTo: clipView.leadingAnchor, constant: -8),
      subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
      subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 4),
      subjectLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      subjectLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      clipView.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      clipView.trailingAnchor.constraint(equalTo: countLabel.leadingAnchor, constant: -4),
      countLabel.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
      countLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}

class MailViewController: UICollectionViewController {
  private var mails: [Mail] = (1...60).map { number in
    Mail(
      id: number, sender: ["Anna", "Bob", "Chris", "Dora"][number % 4] + " \(number)", subject: "About no. \(number)",
      isUnread: number % 3 == 0, attachments: number % 5 == 0 ? number % 4 : 0, isImportant: number % 7 == 0)
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(MailCell.self, forCellWithReuseIdentifier: String(describing: MailCell.self))
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      guard
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: String(describing: MailCell.self), for: indexPath) as? MailCell
      else {
        fatalError("registered with another class")
      }
      cell.configure(with: mails[id - 1])
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(mails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func readAll() {
    mails = mails.map {
      Mail(
        id: $0.id, sender: $0.sender, subject: $0.subject, isUnread: false, attachments: $0.attachments,
        isImportant: $0.isImportant)
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(mails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
