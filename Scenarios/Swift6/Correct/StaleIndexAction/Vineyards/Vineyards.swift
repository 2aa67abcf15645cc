import UIKit

struct Vineyard {
  let id: Int
  let name: String
  var isStarred = false
}

/// Menus are made when they are shown, and made of what is true then.
final class VineyardsViewController: UIViewController, UICollectionViewDelegate {
  private var vineyards = (1...30).map { Vineyard(id: $0, name: "Vineyard \($0)") }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      guard let vineyard = self[id] else { return }
      var content = cell.defaultContentConfiguration()
      content.text = vineyard.name
      content.image = UIImage(systemName: vineyard.isStarred ? "star.fill" : "star")
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    apply()
  }

  private subscript(id: Int) -> Vineyard? { vineyards.first { $0.id == id } }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: id as NSNumber, previewProvider: nil) { [weak self] _ in
      guard let vineyard = self?[id] else { return nil }
      let star = UIAction(title: vineyard.isStarred ? "Unstar" : "Star") { _ in self?.star(id) }
      let later = UIDeferredMenuElement.uncached { finish in
        finish([UIAction(title: "Uproot", attributes: .destructive) { _ in self?.remove(id) }])
      }
      return UIMenu(title: vineyard.name, children: [star, later])
    }
  }

  private func star(_ id: Int) {
    guard let index = vineyards.firstIndex(where: { $0.id == id }) else { return }
    vineyards[index].isStarred.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  private func remove(_ id: Int) {
    vineyards.removeAll { $0.id == id }
    apply()
  }

  func plant() {
    vineyards.insert(Vineyard(id: 1000 + vineyards.count, name: "New vineyard \(vineyards.count)"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(vineyards.map(\.id))
    dataSource.apply(snapshot)
  }
}
