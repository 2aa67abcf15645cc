import UIKit

/// The chosen place has a checkmark, which the same snapshot again does not bring.
final class PicksViewController: UICollectionViewController {
  private let places = (1...40).map { Place(id: $0, name: "Place \($0)", badge: nil) }
  private var chosen: Int?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Place>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { [weak self] cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.name
      cell.contentConfiguration = content
      cell.accessories = place.id == self?.chosen ? [.checkmark()] : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, place in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
    }
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    snapshot.appendSections([0])
    snapshot.appendItems(places)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen = places[indexPath.item].id
    apply()
  }
}
