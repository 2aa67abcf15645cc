import UIKit

/// The data source belongs to the controller, and its closure does not hold the controller.
final class FreedBooksViewController: UICollectionViewController {
  private let titles = (1...40).map { "Book \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { [unowned self] list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: titles[number - 1])
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
