import UIKit

final class LabResultsViewController: UIViewController {
  let report = LabReport()

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, LabResult.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Laboratory"

    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Hide") { _, _, completion in
          self.hide(id)
          completion(true)
        }
      ])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, LabResult> { cell, indexPath, result in
      var content = UIListContentConfiguration.valueCell()
      content.text = result.marker
      content.secondaryText = result.value
      cell.contentConfiguration = content

      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemBackground : .secondarySystemBackground
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [report] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: report.result(id))
    }
    update(animated: false)
  }

  func add() {
    report.insertOnTop()
    update(animated: true)
  }

  private func hide(_ id: LabResult.ID) {
    report.remove(id)
    update(animated: true)
  }

  private func update(animated: Bool) {
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, LabResult.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(report.results.map(\.id))
    // The stripes belong to the places: every row that stays may have to change its colour.
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}
