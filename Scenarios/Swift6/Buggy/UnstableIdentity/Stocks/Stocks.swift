import UIKit

struct Quote: Identifiable, Hashable, Sendable {
  /// New with every answer of the server.
  let id = UUID()
  let symbol: String
  let price: Int
}

final class StocksViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Quote>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Quote> { cell, _, quote in
      var content = UIListContentConfiguration.valueCell()
      content.text = quote.symbol
      content.secondaryText = "\(quote.price)"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, quote in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: quote)
    }
    refresh()
  }

  func refresh() {
    let quotes = (1...40).map { Quote(symbol: "SYM\($0)", price: 100 + $0) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Quote>()
    snapshot.appendSections([0])
    snapshot.appendItems(quotes)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
