import CellTrace
import CoreGraphics
import HeadlessCore

/// Highlight and selection by touch, in the order the ledger documents (SEL).
extension ListHost {

  /// The item whose cell is at a point in content coordinates.
  func slot(at point: CGPoint) -> Slot? {
    live.displayed.last { $0.view.frame.contains(point) && !$0.view.isHidden }?.slot
  }

  // MARK: Touches

  func touchBegan(at point: CGPoint) {
    if swipe != nil {
      closeSwipe()
      touch.isSwallowed = !policy.closingTapActs
      if touch.isSwallowed { return }
    }
    guard let slot = slot(at: point), live.cell(at: slot)?.isUserInteractionEnabled != false, owner.allowsSelectionNow,
      owner.shouldHighlight(slot)
    else { return }
    // The second touch of a double tap, of which nobody told the list that the first is over.
    if touch.start == slot, touch.highlighted == slot { return }
    let others = owner.allowsMultipleSelectionNow ? [] : selection.slots.filter { $0 != slot }
    touch.begin(slot, fading: others)
    highlight(slot)
    for other in others { live.cell(at: other)?.showSelected(false) }
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
    if highlighted != nil, !owner.unhighlightsFirst { RunState.current.consult(.unhighlighting) }
    if !unhighlightsAfterSelecting, let highlighted { unhighlight(highlighted) }
    if isInside {
      if !owner.takesTap(at: start) { selectByTouch(start) }
    }
    if unhighlightsAfterSelecting, let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  /// Tables are known to unhighlight first (SEL-25); for collections it is open (SEL-02).
  private var unhighlightsAfterSelecting: Bool { policy.unhighlightsAfterSelecting && !owner.unhighlightsFirst }

  func touchCancelled() {
    touch.isSwallowed = false
    if let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  private func highlight(_ slot: Slot) {
    touch.highlighted = slot
    live.cell(at: slot)?.showHighlighted(true)
    owner.didHighlight(slot)
  }

  private func unhighlight(_ slot: Slot) {
    touch.highlighted = nil
    live.cell(at: slot)?.showHighlighted(false)
    owner.didUnhighlight(slot)
  }

  /// Gives cells that only looked unselected their look back.
  private func restore(_ slots: [Slot]) {
    for slot in slots where selection.contains(slot) { live.cell(at: slot)?.showSelected(true) }
  }

  // MARK: Selecting

  private func selectByTouch(_ slot: Slot) {
    if owner.allowsMultipleSelectionNow {
      if selection.contains(slot) {
        guard let slot = owner.willDeselect(slot, becauseOfAnother: false) else { return }
        deselect(slot)
        owner.didDeselect(slot)
        owner.selectionDidChangeByTouch()
      } else if let slot = owner.willSelect(slot) {
        mark(slot)
        SelectionAnswer.run {
          owner.didSelect(slot)
          owner.selectionDidChangeByTouch()
        }
      }
      return
    }
    var target: Slot? = slot
    if let chosen = owner.willSelect(slot), exists(chosen) {
      target = chosen
      var others: [ItemID] = []
      for other in selection.slots where other != chosen {
        guard let other = owner.willDeselect(other, becauseOfAnother: true) else { continue }
        others.append(self.item(at: other))
        deselect(other)
        if policy.deselectsBeforeSelecting { owner.didDeselect(other) }
      }
      mark(chosen)
      let item = item(at: chosen)
      SelectionAnswer.run {
        owner.didSelect(chosen)
        if !policy.deselectsBeforeSelecting {
          for other in others { if let slot = cell(serving: other) { owner.didDeselect(slot) } }
        }
        owner.selectionDidChangeByTouch()
      }
      // The callback may have changed the data: the primary action belongs to the item.
      if !exists(chosen) || self.item(at: chosen) != item { target = cell(serving: item) }
    }
    if let target, owner.canPerformPrimaryAction(target) { SelectionAnswer.run { owner.performPrimaryAction(target) } }
  }

  private func cell(serving item: ItemID) -> Slot? {
    live.entries.first { $0.key.kind == nil && $0.value.cell?.core.binding.item == item }?.key.slot
  }

  /// Selects without asking or telling anybody (SEL-10).
  func mark(_ slot: Slot) {
    selection.insert(slot)
    live.cell(at: slot)?.showSelected(true)
  }

  /// Deselects without asking or telling anybody.
  func deselect(_ slot: Slot) {
    selection.remove(slot)
    live.cell(at: slot)?.showSelected(false)
  }

  /// The list's own API (SEL-10).
  func select(_ slot: Slot?) {
    guard owner.allowsSelectionNow else { return }
    guard let slot else {
      for other in selection.slots { deselect(other) }
      return
    }
    if !owner.allowsMultipleSelectionNow { for other in selection.slots where other != slot { deselect(other) } }
    mark(slot)
  }

  /// Selection that is not allowed any more goes silently (SEL-29).
  func dropDisallowedSelection() {
    guard !owner.allowsSelectionNow || (!owner.allowsMultipleSelectionNow && selection.slots.count > 1)
    else { return }
    for slot in selection.slots { deselect(slot) }
  }
}
