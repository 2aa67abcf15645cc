import UIKit

/// Clinics by region, in each of the looks that a list can have; a bar button goes from one to the next.
class DirectoryViewController: UIViewController {
  private struct Entry: Hashable {
    let title: String
    private let identifier = UUID()
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Entry>! = nil
  private var collectionView: UICollectionView! = nil
  private let regions = [
    "North": ["Harbour Clinic", "Lakeside Practice", "Old Mill Surgery"],
    "East": ["Castle Street", "Fairview", "Station Road"],
    "South": ["Meadow Park", "Riverside", "The Willows"],
  ]
  private var appearance = UICollectionLayoutListConfiguration.Appearance.plain

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Clinics"
    configureHierarchy()
    configureDataSource()
    updateBarButton()
  }

  func showNextAppearance() {
    switch appearance {
    case .plain: appearance = .sidebarPlain
    case .sidebarPlain: appearance = .sidebar
    case .sidebar: appearance = .grouped
    case .grouped: appearance = .insetGrouped
    case .insetGrouped: appearance = .plain
    @unknown default: break
    }
    let expanded = dataSource.snapshot().sectionIdentifiers.map { section -> [Entry] in
      let outline = dataSource.snapshot(for: section)
      return outline.rootItems.filter { outline.isExpanded($0) }
    }
    collectionView.setCollectionViewLayout(createLayout(), animated: false)
    for (section, entries) in expanded.enumerated() {
      var outline = dataSource.snapshot(for: section)
      outline.expand(entries)
      dataSource.apply(outline, to: section, animatingDifferences: false)
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
    updateBarButton()
  }

  private func updateBarButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Look", image: nil,
      primaryAction: UIAction { [weak self] _ in self?.showNextAppearance() })
  }
}

extension DirectoryViewController {
  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .firstItemInSection
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    collectionView.delegate = self
  }

  private func configureDataSource() {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let clinic = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { [unowned self] cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      switch appearance {
      case .sidebar, .sidebarPlain: cell.accessories = []
      default: cell.accessories = [.disclosureIndicator()]
      }
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Entry>(collectionView: collectionView) {
      collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(using: indexPath.item == 0 ? header : clinic, for: indexPath, item: entry)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections(Array(0..<regions.count))
    dataSource.apply(snapshot, animatingDifferences: false)
    for (section, region) in regions.keys.sorted().enumerated() {
      var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
      let root = Entry(title: region)
      outline.append([root])
      outline.append((regions[region] ?? []).map { Entry(title: $0) }, to: root)
      outline.expand([root])
      dataSource.apply(outline, to: section, animatingDifferences: false)
    }
  }
}

extension DirectoryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
