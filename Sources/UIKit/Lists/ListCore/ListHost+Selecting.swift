import CellTrace
import CoreGraphics
import HeadlessCore

/// Highlight and selection by touch, in the order the ledger documents (SEL).
extension ListHost {

  private var delegate: (any ListSelectionDelegate)? { owner as? any ListSelectionDelegate }

  /// The item whose cell is at a point in content coordinates.
  func slot(at point: CGPoint) -> Slot? {
    displayed.last { $0.view.frame.contains(point) && !$0.view.isHidden }?.slot
  }

  // MARK: Touches

  func touchBegan(at point: CGPoint) {
    if swipe != nil {
      touch.isSwallowed = true
      closeSwipe()
      return
    }
    guard let slot = slot(at: point), let delegate, delegate.allowsSelectionNow else { return }
    guard delegate.shouldHighlight(slot) else { return }
    let others = delegate.allowsMultipleSelectionNow ? [] : selection.slots.filter { $0 != slot }
    touch.begin(slot, fading: others)
    highlight(slot)
    for other in others { cell(at: other)?.isSelected = false }
  }

  func touchMoved(to point: CGPoint) {
    guard let start = touch.start else { return }
    let isInside = slot(at: point) == start
    if isInside, touch.highlighted == nil { highlight(start) }
    if !isInside, let highlighted = touch.highlighted { unhighlight(highlighted) }
  }

  func touchEnded(at point: CGPoint) {
    defer { touch.isSwallowed = false }
    guard !touch.isSwallowed, let start = touch.start else { return }
    let highlighted = touch.highlighted
    let isInside = highlighted != nil && slot(at: point) == start
    if highlighted != nil { RunContext.questions.unhighlighting += 1 }
    if !policy.unhighlightsAfterSelecting, let highlighted { unhighlight(highlighted) }
    if isInside {
      if let header = cell(at: start) as? UICollectionViewListCell, header.togglesOutlineAnywhere {
        header.toggleOutline()
      } else {
        selectByTouch(start)
      }
    }
    if policy.unhighlightsAfterSelecting, let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  func touchCancelled() {
    touch.isSwallowed = false
    if let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  private func highlight(_ slot: Slot) {
    touch.highlighted = slot
    cell(at: slot)?.isHighlighted = true
    delegate?.didHighlight(slot)
  }

  private func unhighlight(_ slot: Slot) {
    touch.highlighted = nil
    cell(at: slot)?.isHighlighted = false
    delegate?.didUnhighlight(slot)
  }

  /// Gives cells that only looked unselected their look back.
  private func restore(_ slots: [Slot]) {
    for slot in slots where selection.contains(slot) { cell(at: slot)?.isSelected = true }
  }

  // MARK: Selecting

  private func selectByTouch(_ slot: Slot) {
    guard let delegate else { return }
    if delegate.allowsMultipleSelectionNow {
      if selection.contains(slot) {
        guard delegate.shouldDeselect(slot) else { return }
        deselect(slot)
        delegate.didDeselect(slot)
      } else if delegate.shouldSelect(slot) {
        mark(slot)
        SelectionAnswer.run { delegate.didSelect(slot) }
      }
      return
    }
    var target: Slot? = slot
    if delegate.shouldSelect(slot) {
      for other in selection.slots where other != slot {
        deselect(other)
        delegate.didDeselect(other)
      }
      mark(slot)
      let item = item(at: slot)
      SelectionAnswer.run { delegate.didSelect(slot) }
      // The callback may have changed the data: the primary action belongs to the item.
      if !exists(slot) || self.item(at: slot) != item { target = cell(serving: item) }
    }
    if let target, delegate.canPerformPrimaryAction(target) { SelectionAnswer.run { delegate.performPrimaryAction(target) } }
  }

  private func cell(serving item: ItemID) -> Slot? {
    live.first { $0.key.kind == nil && $0.value.cell?.core.binding.item == item }?.key.slot
  }

  /// Selects without asking or telling anybody (SEL-10).
  func mark(_ slot: Slot) {
    selection.insert(slot)
    cell(at: slot)?.isSelected = true
  }

  /// Deselects without asking or telling anybody.
  func deselect(_ slot: Slot) {
    selection.remove(slot)
    cell(at: slot)?.isSelected = false
  }

  /// The list's own API (SEL-10).
  func select(_ slot: Slot?) {
    guard let delegate, delegate.allowsSelectionNow else { return }
    guard let slot else {
      for other in selection.slots { deselect(other) }
      return
    }
    if !delegate.allowsMultipleSelectionNow { for other in selection.slots where other != slot { deselect(other) } }
    mark(slot)
  }

  /// Selection that is not allowed any more goes silently (SEL-29).
  func dropDisallowedSelection() {
    guard let delegate, !delegate.allowsSelectionNow || (!delegate.allowsMultipleSelectionNow && selection.slots.count > 1)
    else { return }
    for slot in selection.slots { deselect(slot) }
  }
}
