import UIKit

struct AppNotice: Identifiable, Sendable {
  let id: Int
  let app: String
  let text: String
}

/// Empty sections go, with a placeholder view when all are gone.
final class NoticesViewController: UIViewController, UICollectionViewDelegate {
  private var notices = (1...24).map { AppNotice(id: $0, app: "App \(1 + $0 % 5)", text: "Notice \($0)") }
  private let emptyLabel = UILabel()
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, AppNotice.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let clear = UIContextualAction(style: .destructive, title: "Clear") { [weak self] _, _, done in
        self?.clear { $0.id == id }
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [clear])
    }
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    emptyLabel.text = "Nothing new"
    emptyLabel.textAlignment = .center
    view.addSubview(list)
    configureDataSource()
    apply()
  }

  func clearApp(_ app: String) { clear { $0.app == app } }

  func arrive() {
    notices.append(AppNotice(id: 100 + notices.count, app: "App 9", text: "Something happened"))
    apply()
  }

  private func clear(_ isDone: (AppNotice) -> Bool) {
    notices.removeAll(where: isDone)
    apply()
  }

  private func configureDataSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, AppNotice.ID> { [unowned self] cell, _, id in
      var content = UIListContentConfiguration.cell()
      content.text = notices.first { $0.id == id }?.text
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, indexPath in
      var content = UIListContentConfiguration.header()
      content.text = dataSource.snapshot().sectionIdentifiers[indexPath.section]
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, AppNotice.ID>()
    for (app, group) in Dictionary(grouping: notices, by: \.app).sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([app])
      snapshot.appendItems(group.map(\.id), toSection: app)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    list.backgroundView = notices.isEmpty ? emptyLabel : nil
  }
}
