import SwiftUI
import UIKit

final class ConditionsViewController: UIViewController {
  private enum Section {
    case conditions
  }

  let store: ConditionStore

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Condition.ID>!

  init(store: ConditionStore = ConditionStore()) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Conditions"
    navigationItem.rightBarButtonItem = editButtonItem
    configureCollectionView()
    configureDataSource()
    applySnapshot(animated: false)
    store.onChange = { [weak self] in self?.applySnapshot(animated: true) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func configureCollectionView() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      self?.trailingActions(at: indexPath)
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Condition> { cell, _, condition in
      cell.contentConfiguration = UIHostingConfiguration {
        ConditionRow(condition: condition)
      }
      cell.accessories = [.delete()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [store] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: store.condition(with: id))
    }
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    // Rows may move while the actions are open: keep the identifier, not the index path.
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.remove(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Condition.ID>()
    snapshot.appendSections([.conditions])
    snapshot.appendItems(store.conditions.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

#Preview("Conditions") {
  UINavigationController(rootViewController: ConditionsViewController())
}
