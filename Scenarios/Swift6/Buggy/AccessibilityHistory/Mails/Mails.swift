import UIKit

struct Mail: Hashable, Sendable {
  let number: Int
  var isUnread: Bool { number % 6 == 0 }
}

/// Who listens hears of unread mail, and then of mail that is not.
final class MailsViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Mail>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mail> { cell, _, mail in
      var content = cell.defaultContentConfiguration()
      content.text = "Mail \(mail.number)"
      cell.contentConfiguration = content
      if mail.isUnread { cell.accessibilityValue = "unread" }
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, mail in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: mail)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...60).map { Mail(number: $0) })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
