import UIKit

struct Camp: Hashable {
  let name: String
}

/// Camps are put into another order by their handles; what the data source ends with is what is kept.
final class ExpeditionsViewController: UIViewController {
  private var camps = (1...18).map { Camp(name: "Camp \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Camp>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Camp> { cell, _, camp in
      var content = cell.defaultContentConfiguration()
      content.text = camp.name
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    dataSource = .init(collectionView: list) { list, indexPath, camp in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: camp)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0.name != "Camp 1" }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.camps = transaction.finalSnapshot.itemIdentifiers
    }
    apply()
  }

  func pitch() {
    camps.insert(Camp(name: "Emergency camp \(camps.count)"), at: 2)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Camp>()
    snapshot.appendSections([0])
    snapshot.appendItems(camps)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
