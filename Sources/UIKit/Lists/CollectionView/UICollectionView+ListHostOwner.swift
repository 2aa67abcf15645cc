import CellTrace
import Foundation
import HeadlessCore

/// How a collection speaks with its data source and delegate on behalf of the engine.
extension UICollectionView: ListHostOwner {
  var hasDataSource: Bool { dataSource != nil }
  var dataSourceType: Any.Type? { dataSource.map { type(of: $0) } }
  func itemCountsFromDataSource() -> [Int] {
    if let diffable { return diffable.itemCounts }
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func cellFromDataSource(at slot: Slot) -> UIView? {
    if let diffable { return diffable.cell(at: slot, in: self) }
    return dataSource?.collectionView(self, cellForItemAt: IndexPath(slot))
  }

  func accept(_ returned: UIView?, for request: DequeueRequest) -> any ListCellView {
    host.requests.acceptDequeued(returned, request)
  }

  func supplementaryFromDataSource(_ request: DequeueRequest, kind: String, at slot: Slot) -> any ListReusable {
    let returned: UIView?
    if let diffable {
      returned = diffable.supplementary(kind: kind, at: slot, in: self)
    } else {
      returned = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: IndexPath(slot))
    }
    return host.requests.acceptDequeuedSupplementary(returned, request, kind: kind)
  }

  var words: ListWords { .collection }
  var preparesAhead: Bool { isPrefetchingEnabled }
  var selfSizing: SelfSizingInvalidation { selfSizingInvalidation }
  var identifiedItems: (any DiffableListSource)? { diffable }

  func willDisplay(_ live: LiveView, _ place: ListPlace) {
    guard let delegate else { return }
    let path = IndexPath(place.slot)
    if let kind = place.kind, let view = live.view as? UICollectionReusableView {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    } else if let cell = live.view as? UICollectionViewCell {
      tell("collectionView(_:willDisplay:forItemAt:)", place.slot)
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    }
  }

  func didEndDisplaying(_ live: LiveView, _ place: ListPlace) {
    guard let delegate else { return }
    let path = IndexPath(place.slot)
    if let kind = place.kind, let view = live.view as? UICollectionReusableView {
      delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    } else if let cell = live.view as? UICollectionViewCell {
      tell("collectionView(_:didEndDisplaying:forItemAt:)", place.slot)
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  func prefetch(_ slots: [Slot], cancelling: [Slot]) {
    guard let prefetchDataSource else { return }
    if !cancelling.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelling.map { IndexPath($0) })
    }
    if !slots.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: slots.map { IndexPath($0) }) }
  }

  func canEdit(_ slot: Slot) -> Bool { delegate?.collectionView(self, canEditItemAt: IndexPath(slot)) ?? true }

  var isInEditMode: Bool { isEditing }

  func swipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration? {
    guard let provider = host.layout.swipeProvider(edge, section: slot.section) else { return nil }
    return provider(host.handOut(slot, for: "\(edge.rawValue) swipe actions provider"))
  }
}

extension UICollectionView {
  /// Posts a delegate call that is about to be made.
  func tell(_ name: String, _ slot: Slot?) { host.tell(name, slot) }
}

extension UICollectionView: ListView {
  func select(_ slot: Slot) { selectItem(at: IndexPath(slot), animated: false, scrollPosition: []) }
  func deselect(_ slot: Slot) { deselectItem(at: IndexPath(slot), animated: false) }
}

/// The delegate's part in selecting.
extension UICollectionView: ListSelectionDelegate {
  var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
  }
  var allowsMultipleSelectionNow: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func shouldHighlight(_ slot: Slot) -> Bool {
    guard let delegate else { return true }
    tell("collectionView(_:shouldHighlightItemAt:)", slot)
    return delegate.collectionView(self, shouldHighlightItemAt: IndexPath(slot))
  }
  func didHighlight(_ slot: Slot) {
    guard let delegate else { return }
    tell("collectionView(_:didHighlightItemAt:)", slot)
    delegate.collectionView(self, didHighlightItemAt: IndexPath(slot))
  }
  func didUnhighlight(_ slot: Slot) {
    guard let delegate else { return }
    tell("collectionView(_:didUnhighlightItemAt:)", slot)
    delegate.collectionView(self, didUnhighlightItemAt: IndexPath(slot))
  }
  func willSelect(_ slot: Slot) -> Slot? {
    guard let delegate else { return slot }
    tell("collectionView(_:shouldSelectItemAt:)", slot)
    return delegate.collectionView(self, shouldSelectItemAt: IndexPath(slot)) ? slot : nil
  }
  func willDeselect(_ slot: Slot, becauseOfAnother: Bool) -> Slot? {
    guard let delegate, !becauseOfAnother else { return slot }
    tell("collectionView(_:shouldDeselectItemAt:)", slot)
    return delegate.collectionView(self, shouldDeselectItemAt: IndexPath(slot)) ? slot : nil
  }
  func takesTap(at slot: Slot) -> Bool {
    guard let header = host.live.cell(at: slot) as? UICollectionViewListCell, header.togglesOutlineAnywhere else { return false }
    header.toggleOutline()
    return true
  }
  func didSelect(_ slot: Slot) {
    if let cell = host.live.cell(at: slot) as? UICollectionViewCell { cell.selectionSegue?.start(cell) }
    guard let delegate else { return }
    tell("collectionView(_:didSelectItemAt:)", slot)
    delegate.collectionView(self, didSelectItemAt: IndexPath(slot))
  }
  func didDeselect(_ slot: Slot) {
    guard let delegate else { return }
    tell("collectionView(_:didDeselectItemAt:)", slot)
    delegate.collectionView(self, didDeselectItemAt: IndexPath(slot))
  }
  func canPerformPrimaryAction(_ slot: Slot) -> Bool {
    guard let delegate else { return false }
    return delegate.collectionView(self, canPerformPrimaryActionForItemAt: IndexPath(slot))
  }
  func performPrimaryAction(_ slot: Slot) {
    guard let delegate else { return }
    tell("collectionView(_:performPrimaryActionForItemAt:)", slot)
    delegate.collectionView(self, performPrimaryActionForItemAt: IndexPath(slot))
  }
}
