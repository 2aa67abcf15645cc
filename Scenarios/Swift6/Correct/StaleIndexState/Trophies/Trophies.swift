import UIKit

/// Rows that are dragged where they belong; the shelf is the truth, and the numbers follow from it.
final class TrophiesViewController: UIViewController {
  private var shelf = (1...24).map { "Trophy \($0)" }
  private var won = 24
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { [unowned self] cell, _, trophy in
      var content = cell.defaultContentConfiguration()
      content.text = trophy
      content.secondaryText = shelf.firstIndex(of: trophy).map { "Place \($0 + 1)" }
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always), .delete(displayed: .whenEditing) { [weak self] in self?.remove(trophy) }]
    }
    dataSource = .init(collectionView: list) { list, indexPath, trophy in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: trophy)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0 != "Trophy 1" }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.shelf = transaction.finalSnapshot.itemIdentifiers
      self?.renumber()
    }
    apply()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
  }

  private func remove(_ trophy: String) {
    shelf.removeAll { $0 == trophy }
    apply()
    renumber()
  }

  func win() {
    won += 1
    shelf.insert("Trophy \(won)", at: 0)
    apply()
    renumber()
  }

  private func renumber() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(shelf)
    dataSource.apply(snapshot)
  }
}
