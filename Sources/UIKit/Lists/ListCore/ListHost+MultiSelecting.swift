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

/// Selecting by a drag of two fingers (SEL-20).
extension ListHost {
  /// Two fingers go over items, one after the other. False if the list takes that as a scroll.
  func selectByDragging(over slots: [Slot]) -> Bool {
    loadIfNeeded()
    guard let owner = owner as? any ListMultiSelectionDelegate, let first = slots.first, exists(first),
      owner.shouldBeginMultipleSelection(at: first)
    else { return false }
    owner.allowMultipleSelection()
    owner.didBeginMultipleSelection(at: first)
    for slot in slots where exists(slot) && !selection.contains(slot) {
      guard self.owner.shouldHighlight(slot), let chosen = self.owner.willSelect(slot) else { continue }
      mark(chosen)
      SelectionAnswer.run {
        self.owner.didSelect(chosen)
        self.owner.selectionDidChangeByTouch()
      }
    }
    owner.didEndMultipleSelection()
    return true
  }
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
