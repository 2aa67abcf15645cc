import UIKit

struct Place: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  var isFavorite: Bool
}

extension UIConfigurationStateCustomKey {
  static let isFavoritePlace = UIConfigurationStateCustomKey("com.example.places.favorite")
}

extension UICellConfigurationState {
  var isFavoritePlace: Bool {
    get { self[.isFavoritePlace] as? Bool ?? false }
    set { self[.isFavoritePlace] = newValue }
  }
}

/// Feeds its place into the state; looks come from the state alone.
final class PlaceCell: UICollectionViewListCell {
  private var place: Place?

  func show(_ place: Place) {
    guard place != self.place else { return }
    self.place = place
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isFavoritePlace = place?.isFavorite ?? false
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = place?.name
    content.image = UIImage(systemName: state.isFavoritePlace ? "heart.fill" : "heart")
    content.imageProperties.tintColor = state.isFavoritePlace ? .systemPink : .tertiaryLabel
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    if state.isFavoritePlace && !state.isSelected {
      background.backgroundColor = .systemPink.withAlphaComponent(0.1)
    }
    backgroundConfiguration = background
  }
}

final class FavoritePlacesViewController: UICollectionViewController {
  private var places = (1...44).map { Place(id: $0, name: "Place \($0)", isFavorite: $0 % 7 == 0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Place.ID>!

  init() {
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<PlaceCell, Place> { cell, _, place in cell.show(place) }
    dataSource = .init(collectionView: collectionView) { [unowned self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: places.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(places.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    toggleFavorite(id)
  }

  func toggleFavorite(_ id: Place.ID) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places[index].isFavorite.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
