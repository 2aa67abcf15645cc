import UIKit

/// The symbol is the identifier: the same quote is the same row.
final class LastingStocksViewController: UICollectionViewController {
  private var prices: [String: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, symbol in
      var content = UIListContentConfiguration.valueCell()
      content.text = symbol
      content.secondaryText = "\(prices[symbol, default: 0])"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, symbol in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: symbol)
    }
    refresh()
  }

  func refresh() {
    for number in 1...40 { prices["SYM\(number)"] = 100 + number }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { "SYM\($0)" })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
