import CellTrace
import CoreGraphics
import Foundation

extension UICollectionView: ListMoveOwner {
  func canMove(_ slot: Slot) -> Bool {
    if let source = diffable as? any ListMoveSource { return source.canReorder(slot) }
    guard let dataSource else { return false }
    tell("collectionView(_:canMoveItemAt:)", slot)
    return dataSource.collectionView(self, canMoveItemAt: IndexPath(slot))
  }

  func moveTarget(original: Slot, current: Slot, proposed: Slot) -> Slot {
    guard let delegate else { return proposed }
    let target = delegate.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath(original), atCurrentIndexPath: IndexPath(current),
      toProposedIndexPath: IndexPath(proposed))
    return target.slot ?? proposed
  }

  func moveInDataSource(from: Slot, to: Slot) -> Bool {
    guard let dataSource else { return false }
    lacksMoveMethod = false
    tell("collectionView(_:moveItemAt:to:)", from)
    dataSource.collectionView(self, moveItemAt: IndexPath(from), to: IndexPath(to))
    return !lacksMoveMethod
  }

  func canMoveByDrag(_ slot: Slot) -> Bool { canMove(slot) }

  /// The gesture of a collection view controller, and rows of another framework, which move in and out of edit mode (DND-11).
  var movesByLongPress: Bool {
    (owningViewController as? UICollectionViewController)?.installsStandardGestureForInteractiveMovement
      ?? (delegate is any HostedInserting)
  }

  var movesByDrag: Bool { false }
}

extension UICollectionViewDataSource {
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  /// A data source without this method takes no moves; what the user dragged goes back.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.lacksMoveMethod = true }
}

extension UICollectionViewDelegate {
  // DND-08: the older question is asked where the newer one is not answered.
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
}
