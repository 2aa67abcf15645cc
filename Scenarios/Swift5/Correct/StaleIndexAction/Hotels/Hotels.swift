import UIKit

struct Hotel: Identifiable {
  let id: Int
  let name: String
  var nights = 0
}

/// Buttons with a menu, and the detail accessory: all of them know the hotel by its id.
final class HotelsViewController: UIViewController, UICollectionViewDelegate {
  private var hotels = (1...40).map { Hotel(id: $0, name: "Hotel \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Hotel.ID>!
  private(set) var lastDetail: Hotel.ID?

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Hotel> { [weak self] cell, _, hotel in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = hotel.name
      content.secondaryText = hotel.nights == 0 ? nil : "\(hotel.nights) nights"
      cell.contentConfiguration = content
      cell.accessories = [.detail { self?.showDetail(hotel.id) }, .disclosureIndicator()]
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: self?.hotels.first { $0.id == id })
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(hotels.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func priceDrop() {
    hotels.sort { ($0.id % 5, $0.id) < ($1.id % 5, $1.id) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(hotels.map(\.id))
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath),
      let index = hotels.firstIndex(where: { $0.id == id })
    else { return }
    hotels[index].nights += 1
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Details") { _ in self?.showDetail(id) }])
    }
  }

  private func showDetail(_ id: Hotel.ID) {
    lastDetail = id
    title = hotels.first { $0.id == id }?.name
  }
}
