import UIKit

struct Kayak: Hashable {
  let id: Int
  let name: String
  var price: Int
  var isRented = false
}

final class KayaksViewController: UIViewController, UICollectionViewDelegate {
  private var kayaks = (1...32).map { Kayak(id: $0, name: "Kayak \($0)", price: 10 + $0 % 5) }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Kayaks"
    let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let kayak = self?.kayaks.first(where: { $0.id == id }) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = kayak.name
      content.secondaryText = kayak.isRented ? "Rented" : "\(kayak.price) € per hour"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    applySnapshot()
  }

  private func applySnapshot(changed: [Int] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(kayaks.map(\.id))
    snapshot.reconfigureItems(changed)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = kayaks.firstIndex(where: { $0.id == id })
    else { return }
    kayaks[index].isRented.toggle()
    applySnapshot(changed: [id])
  }

  /// At five o'clock everything comes back.
  func returnAll() {
    let rented = kayaks.filter(\.isRented).map(\.id)
    for index in kayaks.indices { kayaks[index].isRented = false }
    applySnapshot(changed: rented)
  }
}
