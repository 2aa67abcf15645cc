import UIKit

/// Makes room for a long quote, and takes it back.
final class RoomyQuoteCell: UICollectionViewListCell {
  private let label = UILabel()
  private var room: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let room = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    self.room = room
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      room,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ quote: String) {
    label.text = quote
    room?.constant = quote.count > 60 ? 120 : 44
  }
}

final class RoomyQuotesViewController: UICollectionViewController {
  private let quotes = (1...40).map { number in
    number % 5 == 0
      ? "Quote \(number): " + String(repeating: "patience, and then some more of it; ", count: 3) : "Quote \(number)"
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<RoomyQuoteCell, String> { cell, _, quote in cell.configure(quote) }
    dataSource = .init(collectionView: collectionView) { list, indexPath, quote in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: quote)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(quotes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
