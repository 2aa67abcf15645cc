import UIKit

class PlacesViewController: UICollectionViewController {
  var places = (1...40).map { Place(id: $0, name: "Place \($0)", badge: $0 % 5 == 0 ? "\($0)" : nil) }
  var chosen: Int?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Place>!

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.showsSeparators = false
    list.backgroundColor = .clear
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Places"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Place> { [weak self] cell, _, place in
      self?.configure(cell, place)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, place in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
    }
    apply()
  }

  private func configure(_ cell: UICollectionViewListCell, _ place: Place) {
    var content = cell.defaultContentConfiguration()
    content.text = place.name
    content.imageProperties.maximumSize = CGSize(width: 22, height: 22)
    cell.contentConfiguration = content
    if let badge = place.badge {
      let label = UILabel()
      label.text = badge
      label.font = .systemFont(ofSize: 12, weight: .semibold)
      cell.accessories = [.customView(configuration: .init(customView: label, placement: .trailing()))]
    } else {
      cell.accessories = []
    }
    var background = UIBackgroundConfiguration.listSidebarCell()
    if place.id == chosen {
      background.backgroundColor = .tintColor.withAlphaComponent(0.15)
      background.cornerRadius = 10
    }
    cell.backgroundConfiguration = background
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
    snapshot.appendSections([0])
    snapshot.appendItems(places)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func choose(_ index: Int) {
    chosen = places[index].id
    collectionView.selectItem(at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
    apply()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen = places[indexPath.item].id
    apply()
  }
}
