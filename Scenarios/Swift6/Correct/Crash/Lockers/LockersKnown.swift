import UIKit

/// Every locker but one has a key.
final class KnownLockersViewController: UICollectionViewController {
  private let keys = Dictionary(uniqueKeysWithValues: (1...40).filter { $0 != 6 }.map { ($0, "Key \($0)") })
  private var opened: [Int: String] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, number in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Locker \(number)"
      content.secondaryText = opened[number]
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(1...40))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let number = dataSource.itemIdentifier(for: indexPath) else { return }
    opened[number] = keys[number] ?? "no key"
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([number])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
