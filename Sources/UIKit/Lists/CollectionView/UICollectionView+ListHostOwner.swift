import CellTrace
import Foundation
import HeadlessCore

/// How a collection speaks with its data source and delegate on behalf of the engine.
extension UICollectionView: ListHostOwner {
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

  func supplementaryFromDataSource(kind: String, at slot: Slot) -> UIView? {
    if let diffable { return diffable.supplementary(kind: kind, at: slot, in: self) }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: IndexPath(slot))
  }

  var identifiedItems: (any ListItemSource)? { diffable }

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

  /// Posts a delegate call that is about to be made.
  func tell(_ name: String, _ slot: Slot?) { Probe.post(.delegateCall(name, slot)) }
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
  func shouldSelect(_ slot: Slot) -> Bool {
    guard let delegate else { return true }
    tell("collectionView(_:shouldSelectItemAt:)", slot)
    return delegate.collectionView(self, shouldSelectItemAt: IndexPath(slot))
  }
  func shouldDeselect(_ slot: Slot) -> Bool {
    guard let delegate else { return true }
    tell("collectionView(_:shouldDeselectItemAt:)", slot)
    return delegate.collectionView(self, shouldDeselectItemAt: IndexPath(slot))
  }
  func didSelect(_ slot: Slot) {
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
