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
