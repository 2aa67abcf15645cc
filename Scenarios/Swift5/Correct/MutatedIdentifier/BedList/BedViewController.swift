import UIKit

/// A bed of the ward: an object, the same bed whatever its state.
class Bed: Hashable {
  let identifier: Int
  let name: String
  var isOccupied: Bool

  init(identifier: Int, isOccupied: Bool) {
    self.identifier = identifier
    name = "Bed \(identifier)"
    self.isOccupied = isOccupied
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  static func == (left: Bed, right: Bed) -> Bool { left.identifier == right.identifier }
}

/// A tap on a bed occupies it, or makes it free.
class BedViewController: UIViewController {
  enum Section { case main }

  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Bed>!
  private let beds = (1...30).map { Bed(identifier: $0, isOccupied: $0 % 4 == 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Beds"
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Bed> { cell, _, bed in
      var content = cell.defaultContentConfiguration()
      content.text = bed.name
      content.secondaryText = bed.isOccupied ? "occupied" : "free"
      content.image = UIImage(systemName: bed.isOccupied ? "bed.double.fill" : "bed.double")
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, bed in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: bed)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Bed>()
    snapshot.appendSections([.main])
    snapshot.appendItems(beds, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension BedViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let bed = dataSource.itemIdentifier(for: indexPath) else { return }
    bed.isOccupied.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([bed])
    dataSource.apply(snapshot)
  }
}
