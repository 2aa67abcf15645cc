import UIKit

/// The chosen place is marked by the configuration, and what changed is configured again.
final class ToldPlacesViewController: PlacesViewController {
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let changed = [chosen, places[indexPath.item].id].compactMap { $0 }
    chosen = places[indexPath.item].id
    let paths = changed.compactMap { id in places.firstIndex { $0.id == id }.map { IndexPath(item: $0, section: 0) } }
    let dataSource = collectionView.dataSource as? UICollectionViewDiffableDataSource<Int, Place>
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems(paths.map { places[$0.item] })
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
