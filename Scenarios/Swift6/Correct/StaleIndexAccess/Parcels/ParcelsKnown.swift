import UIKit

/// The confirmation comes a second later, for the parcel that was chosen.
final class KnownParcelsViewController: UIViewController, UICollectionViewDelegate {
  private var parcels = (1...36).map { Parcel(number: $0) }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.delegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Parcel \(number)"
      let isDelivered = parcels.first { $0.number == number }?.isDelivered ?? false
      content.secondaryText = isDelivered ? "delivered" : "on its way"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { list, indexPath, number in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
    apply()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let number = dataSource.itemIdentifier(for: indexPath) else { return }
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      self?.confirm(number)
    }
  }

  func collectFirst() {
    parcels.removeFirst()
    apply()
  }

  private func confirm(_ number: Int) {
    guard let index = parcels.firstIndex(where: { $0.number == number }) else { return }
    parcels[index].isDelivered = true
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([number])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(parcels.map(\.number))
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
