import UIKit

final class WagonsViewController: UIViewController {
  private let wagons = (1...40).map { "Wagon \($0)" }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, wagon in
      var content = cell.defaultContentConfiguration()
      content.text = wagon
      cell.contentConfiguration = content
      cell.accessories += [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, indexPath, wagon in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: wagon)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(wagons)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
