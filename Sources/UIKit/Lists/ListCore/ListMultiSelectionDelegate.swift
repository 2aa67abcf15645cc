import CellTrace
import Foundation
import HeadlessCore

/// The delegate's part in selecting several items by a drag of two fingers; a collection and a table ask it in their own words.
@MainActor protocol ListMultiSelectionDelegate: AnyObject {
  func shouldBeginMultipleSelection(at slot: Slot) -> Bool
  func didBeginMultipleSelection(at slot: Slot)
  func didEndMultipleSelection()
  /// From now on several items may be selected.
  func allowMultipleSelection()
}

extension UICollectionView: ListMultiSelectionDelegate {
  func shouldBeginMultipleSelection(at slot: Slot) -> Bool {
    guard let delegate else { return false }
    tell("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", slot)
    return delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(slot))
  }
  func didBeginMultipleSelection(at slot: Slot) {
    tell("collectionView(_:didBeginMultipleSelectionInteractionAt:)", slot)
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: IndexPath(slot))
  }
  func didEndMultipleSelection() {
    tell("collectionViewDidEndMultipleSelectionInteraction(_:)", nil)
    delegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
  func allowMultipleSelection() {
    if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
  }
}

extension UITableView: ListMultiSelectionDelegate {
  func shouldBeginMultipleSelection(at slot: Slot) -> Bool {
    guard let delegate else { return false }
    host.tell("tableView(_:shouldBeginMultipleSelectionInteractionAt:)", slot)
    return delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: IndexPath(slot))
  }
  func didBeginMultipleSelection(at slot: Slot) {
    host.tell("tableView(_:didBeginMultipleSelectionInteractionAt:)", slot)
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(slot))
  }
  func didEndMultipleSelection() {
    host.tell("tableViewDidEndMultipleSelectionInteraction(_:)", nil)
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
  func allowMultipleSelection() {
    if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
  }
}
