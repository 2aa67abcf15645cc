import SwiftUI
import UIKit

final class GroceriesViewController: UIViewController, UICollectionViewDelegate {
  let store = GroceryStore()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Grocery.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureRefreshing()
    configureDataSource()
    apply(animated: false)
    store.onChange = { [weak self] changed in self?.apply(reconfiguring: changed) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func configureRefreshing() {
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self] _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          self?.store.receive()
          self?.collectionView.refreshControl?.endRefreshing()
        }
      }, for: .valueChanged)
    collectionView.refreshControl = control
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Grocery> { [store] cell, _, grocery in
      cell.contentConfiguration = UIHostingConfiguration {
        Toggle(
          grocery.name,
          isOn: Binding(
            get: { store.grocery(grocery.id)?.isBought ?? false }, set: { store.setBought(grocery.id, $0) }))
      }
      cell.accessories = [.reorder()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { [store] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: store.grocery(id))
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [store] transaction in
      store.take(order: transaction.finalSnapshot.itemIdentifiers)
    }
  }

  private func apply(reconfiguring changed: [Grocery.ID] = [], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Grocery.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.groceries.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    // Rows may move while the menu is open: keep the identifier, not the index path.
    guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      let mark = UIMenu(
        title: "Mark as",
        children: [
          UIAction(title: "Bought") { _ in self?.store.setBought(id, true) },
          UIAction(title: "Missing") { _ in self?.store.setBought(id, false) },
        ])
      return UIMenu(children: [
        UIAction(title: "Rename") { _ in self?.rename(id) },
        UIAction(title: "Move to top") { _ in self?.store.moveToTop(id) },
        mark,
        UIAction(title: "Delete", attributes: .destructive) { _ in self?.confirmDeletion(of: id) },
      ])
    }
  }

  private func rename(_ id: Grocery.ID) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { [store] field in
      field.placeholder = "Name"
      field.text = store.grocery(id)?.name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self?.store.rename(id, to: name)
      })
    present(alert, animated: true)
  }

  private func confirmDeletion(of id: Grocery.ID) {
    let name = store.grocery(id)?.name ?? ""
    let sheet = UIAlertController(title: "Delete \(name)?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.store.remove(id) })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(sheet, animated: true)
  }
}

#Preview {
  UINavigationController(rootViewController: GroceriesViewController())
}
