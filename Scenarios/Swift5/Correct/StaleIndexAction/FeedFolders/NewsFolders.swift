import UIKit

/// A tap on a header folds its section: the rows of others move, as they should.
final class FeedFoldersViewController: UICollectionViewController {
  private enum Node: Hashable {
    case folder(String)
    case feed(folder: String, name: String)
  }

  private let folders = (1...12).map { "Folder \($0)" }
  private var unread: [String: Int] = [:]
  private var dataSource: UICollectionViewDiffableDataSource<String, Node>!

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, folder in
      var content = cell.defaultContentConfiguration()
      content.text = folder
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      let count = self.unread[name, default: 3]
      content.secondaryText = count == 0 ? nil : "\(count) unread"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, node in
      switch node {
      case .folder(let folder):
        return view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: folder)
      case .feed(_, let name):
        return view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
      }
    }
    var all = NSDiffableDataSourceSnapshot<String, Node>()
    all.appendSections(folders)
    dataSource.apply(all, animatingDifferences: false)
    for folder in folders {
      var section = NSDiffableDataSourceSectionSnapshot<Node>()
      section.append([.folder(folder)])
      section.append((1...5).map { .feed(folder: folder, name: "\(folder), feed \($0)") }, to: .folder(folder))
      section.expand([.folder(folder)])
      dataSource.apply(section, to: folder, animatingDifferences: false)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .feed(_, let name)? = dataSource.itemIdentifier(for: indexPath) else { return }
    unread[name] = 0
    guard let node = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([node])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
