import UIKit

/// Apples by season, page after page.
final class OrchardCatalogViewController: UIViewController {
  private let catalog: OrchardCatalog
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var shownFavourites: Set<OrchardVariety.ID> = []

  init(catalog: OrchardCatalog) {
    self.catalog = catalog
    super.init(nibName: nil, bundle: nil)
    title = "Apples"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItems = OrchardSeason.allCases.map { season in
      UIBarButtonItem(
        title: season.title, primaryAction: UIAction(title: season.title) { [weak self] _ in self?.catalog.show(season) })
    }
    catalog.onChange = { [weak self] in self?.update() }
    catalog.show(.all)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let title = catalog.favourites.contains(id) ? "Forget" : "Favourite"
      let toggle = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.catalog.toggleFavourite(id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [toggle])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, OrchardVariety.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, OrchardVariety.ID> { [weak self] cell, _, id in
      guard let self, let variety = catalog.variety(id) else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = variety.name
      content.secondaryText = "\(variety.season), keeps \(variety.keepsWeeks) weeks"
      content.image = UIImage(systemName: catalog.favourites.contains(id) ? "heart.fill" : "heart")
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, OrchardVariety.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(catalog.varieties.map(\.id))
    let changed = catalog.favourites.symmetricDifference(shownFavourites)
    shownFavourites = catalog.favourites
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(changed.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
    navigationItem.prompt = "\(catalog.season.title), \(catalog.varieties.count) shown"
  }
}

extension OrchardCatalogViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    if indexPath.item >= catalog.varieties.count - 3 { catalog.loadMore() }
  }
}
