import UIKit

/// The chosen place is marked by the cell's state; the same snapshot again need not configure anything.
final class MarkedPlacesViewController: UICollectionViewController {
  private let places = (1...40).map { Place(id: $0, name: "Place \($0)", badge: nil) }
  private(set) var chosen: Int?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Place>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    title = "Places"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { cell, _, place in
      var content = cell.defaultContentConfiguration()
      content.text = place.name
      cell.contentConfiguration = content
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
        if state.isSelected {
          background.backgroundColor = .tintColor.withAlphaComponent(0.15)
          background.cornerRadius = 10
        }
        cell.backgroundConfiguration = background
      }
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

/// The chosen place is marked by the configuration, and what changed is configured again.
final class ToldPlacesViewController: PlacesViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let changed = [chosen, places[indexPath.item].id].compactMap { $0 }
    chosen = places[indexPath.item].id
    let paths = changed.compactMap { id in places.firstIndex { $0.id == id }.map { IndexPath(item: $0, section: 0) } }
    let dataSource = collectionView.dataSource as? UICollectionViewDiffableDataSource<Int, Place>
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems(paths.map { places[$0.item] })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}

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
