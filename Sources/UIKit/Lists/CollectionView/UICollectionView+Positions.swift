import CellTrace
import CoreGraphics
import Foundation

/// Selection by the list's own API, scrolling to items, edit mode.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, _ animated: Bool, _ scrollPosition: ScrollPosition) {
    host.loadIfNeeded()
    guard let indexPath else { return host.selection.select(nil) }
    let slot = checked(indexPath, "selectItem(at:animated:scrollPosition:)") {
      ListTexts.selectOutOfBounds($0.item, $1, $0.section, self)
    }
    host.selection.select(slot)
    if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    host.loadIfNeeded()
    guard allowsSelectionNow, let slot = indexPath.slot, host.exists(slot) else { return }
    host.selection.deselect(slot)
  }

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    host.loadIfNeeded()
    host.layout.prepareIfNeeded()
    host.placing.updateContentSize()
    let slot = checked(indexPath, "scrollToItem(at:at:animated:)", row: "LC-X13") {
      ListTexts.scrollOutOfBounds($0.item, $1, $0.section, self)
    }
    let before = contentOffset
    move(to: slot, position, animated)
    // Rows on the way there, and the row itself, are estimates until they are shown: then the place is another one (SCR-01).
    for _ in 0..<8 where !animated && contentOffset != before {
      let frame = host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame
      layoutIfNeeded()
      guard host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame != frame else { break }
      move(to: slot, position, animated)
    }
  }

  private func move(to slot: Slot, _ position: ScrollPosition, _ animated: Bool) {
    guard let frame = host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame else { return }
    let insets = adjustedContentInset
    let limits = offsetLimits
    var y = contentOffset.y
    if position.contains(.top) {
      y = frame.minY - insets.top
    } else if position.contains(.centeredVertically) {
      y = frame.midY - insets.top - (bounds.height - insets.top - insets.bottom) / 2
    } else if position.contains(.bottom) {
      y = frame.maxY + insets.bottom - bounds.height
    } else if frame.minY < contentOffset.y + insets.top {
      y = frame.minY - insets.top
    } else if frame.maxY > contentOffset.y + bounds.height - insets.bottom {
      y = frame.maxY + insets.bottom - bounds.height
    }
    var x = contentOffset.x
    if host.layout.isOrthogonal(section: slot.section) {
      host.layout.scrollAcross(to: slot, position)
    } else if position.contains(.left) {
      x = frame.minX - insets.left
    } else if position.contains(.centeredHorizontally) {
      x = frame.midX - insets.left - (bounds.width - insets.left - insets.right) / 2
    } else if position.contains(.right) {
      x = frame.maxX + insets.right - bounds.width
    } else if frame.minX < contentOffset.x + insets.left {
      x = frame.minX - insets.left
    } else if frame.maxX > contentOffset.x + bounds.width - insets.right {
      x = frame.maxX + insets.right - bounds.width
    }
    setContentOffset(
      CGPoint(x: min(max(x, limits.low.x), limits.high.x), y: min(max(y, limits.low.y), limits.high.y)), animated: animated)
  }

  private func checked(
    _ indexPath: IndexPath, _ call: String, row: String = "LC-X14", _ text: (Slot, Int) -> String
  ) -> Slot {
    let slot = indexPath.slot ?? Slot(section: 0, item: 0)
    guard host.exists(slot) else {
      let count = host.counts.indices.contains(slot.section) ? host.counts[slot.section] : nil
      raise(
        row, text(slot, count ?? 0), call, list: host.list,
        .outOfBounds(slot, count: count, sections: host.counts.count))
    }
    return slot
  }

  /// Edit mode closes swipes, drops selection it does not allow (SEL-29) and tells the cells.
  func editingDidChange() {
    host.swipes.close()
    host.selection.dropDisallowed()
    for entry in host.live.all.filter({ $0.cell != nil }).sorted(by: { $0.slot < $1.slot }) {
      entry.cell?.showEditing(isEditing && canEdit(entry.slot), animated: true)
    }
  }
}
