import CellTrace
import CoreGraphics
import HeadlessCore

/// Highlight and selection by touch, in the order the ledger documents (SEL).
@MainActor final class ListTouches {
  private unowned let host: ListHost
  let touch = TouchState()

  init(_ host: ListHost) { self.host = host }

  /// The item whose cell is at a point in content coordinates.
  func slot(at point: CGPoint) -> Slot? {
    host.live.displayed.last { $0.view.frame.contains(point) && !$0.view.isHidden }?.slot
  }

  // MARK: Touches

  func began(at point: CGPoint) {
    if host.swipes.session != nil {
      host.swipes.close()
      touch.isSwallowed = !host.policy.closingTapActs
      if touch.isSwallowed { return }
    }
    guard let slot = slot(at: point), host.live.cell(at: slot)?.isUserInteractionEnabled != false, host.owner.allowsSelectionNow,
      host.owner.shouldHighlight(slot)
    else { return }
    // The second touch of a double tap, of which nobody told the list that the first is over.
    if touch.start == slot, touch.highlighted == slot { return }
    let others = host.owner.allowsMultipleSelectionNow ? [] : host.selection.slots.filter { $0 != slot }
    touch.begin(slot, fading: others)
    highlight(slot)
    for other in others { host.live.cell(at: other)?.showSelected(false) }
  }

  func moved(to point: CGPoint) {
    guard let start = touch.start else { return }
    let isInside = slot(at: point) == start
    if isInside, touch.highlighted == nil { highlight(start) }
    if !isInside, let highlighted = touch.highlighted { unhighlight(highlighted) }
  }

  func ended(at point: CGPoint) {
    defer { touch.isSwallowed = false }
    guard !touch.isSwallowed, let start = touch.start else { return }
    let highlighted = touch.highlighted
    let isInside = highlighted != nil && slot(at: point) == start
    if highlighted != nil, !host.owner.unhighlightsFirst { RunState.current.consult(.unhighlighting) }
    if !unhighlightsAfterSelecting, let highlighted { unhighlight(highlighted) }
    if isInside {
      if !host.owner.takesTap(at: start) { selectByTouch(start) }
    }
    if unhighlightsAfterSelecting, let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  /// Tables are known to unhighlight first (SEL-25); for collections it is open (SEL-02).
  private var unhighlightsAfterSelecting: Bool { host.policy.unhighlightsAfterSelecting && !host.owner.unhighlightsFirst }

  func cancelled() {
    touch.isSwallowed = false
    if let highlighted = touch.highlighted { unhighlight(highlighted) }
    restore(touch.end())
  }

  private func highlight(_ slot: Slot) {
    touch.highlighted = slot
    host.live.cell(at: slot)?.showHighlighted(true)
    host.owner.didHighlight(slot)
  }

  private func unhighlight(_ slot: Slot) {
    touch.highlighted = nil
    host.live.cell(at: slot)?.showHighlighted(false)
    host.owner.didUnhighlight(slot)
  }

  /// Gives cells that only looked unselected their look back.
  private func restore(_ slots: [Slot]) {
    for slot in slots where host.selection.contains(slot) { host.live.cell(at: slot)?.showSelected(true) }
  }

  /// A key that chooses what has the focus: as a tap.
  func selectByKey(_ slot: Slot) {
    guard host.owner.shouldHighlight(slot), !host.owner.takesTap(at: slot) else { return }
    selectByTouch(slot)
  }

  /// The selection follows the focus: without the primary action (FOC-03).
  func selectByFocus(_ slot: Slot) {
    guard host.owner.allowsSelectionNow, let chosen = host.owner.willSelect(slot), host.exists(chosen) else { return }
    for other in host.selection.slots where other != chosen {
      guard let other = host.owner.willDeselect(other, becauseOfAnother: true) else { continue }
      host.selection.deselect(other)
      host.owner.didDeselect(other)
    }
    host.selection.mark(chosen)
    SelectionAnswer.run { host.owner.didSelect(chosen) }
  }

  private func selectByTouch(_ slot: Slot) {
    if host.owner.allowsMultipleSelectionNow {
      if host.selection.contains(slot) {
        guard let slot = host.owner.willDeselect(slot, becauseOfAnother: false) else { return }
        host.selection.deselect(slot)
        host.owner.didDeselect(slot)
        host.owner.selectionDidChangeByTouch()
      } else if let slot = host.owner.willSelect(slot) {
        host.selection.mark(slot)
        SelectionAnswer.run {
          host.owner.didSelect(slot)
          host.owner.selectionDidChangeByTouch()
        }
      }
      return
    }
    var target: Slot? = slot
    if let chosen = host.owner.willSelect(slot), host.exists(chosen) {
      target = chosen
      var others: [ItemID] = []
      for other in host.selection.slots where other != chosen {
        guard let other = host.owner.willDeselect(other, becauseOfAnother: true) else { continue }
        others.append(host.item(at: other))
        host.selection.deselect(other)
        if host.policy.deselectsBeforeSelecting { host.owner.didDeselect(other) }
      }
      host.selection.mark(chosen)
      let item = host.item(at: chosen)
      SelectionAnswer.run {
        host.owner.didSelect(chosen)
        if !host.policy.deselectsBeforeSelecting {
          for other in others { if let slot = cell(serving: other) { host.owner.didDeselect(slot) } }
        }
        host.owner.selectionDidChangeByTouch()
      }
      // The callback may have changed the data: the primary action belongs to the item.
      if !host.exists(chosen) || host.item(at: chosen) != item { target = cell(serving: item) }
    }
    if let target, host.owner.canPerformPrimaryAction(target) { SelectionAnswer.run { host.owner.performPrimaryAction(target) } }
  }

  private func cell(serving item: ItemID) -> Slot? {
    host.live.entries.first { $0.key.kind == nil && $0.value.cell?.core.binding.item == item }?.key.slot
  }

  /// Two fingers go over items, one after the other. False if the list takes that as a scroll.
  func selectByDragging(over slots: [Slot]) -> Bool {
    host.loadIfNeeded()
    guard let delegate = host.owner as? any ListMultiSelectionDelegate, let first = slots.first, host.exists(first),
      delegate.shouldBeginMultipleSelection(at: first)
    else { return false }
    delegate.allowMultipleSelection()
    delegate.didBeginMultipleSelection(at: first)
    for slot in slots where host.exists(slot) && !host.selection.contains(slot) {
      guard host.owner.shouldHighlight(slot), let chosen = host.owner.willSelect(slot) else { continue }
      host.selection.mark(chosen)
      SelectionAnswer.run {
        host.owner.didSelect(chosen)
        host.owner.selectionDidChangeByTouch()
      }
    }
    delegate.didEndMultipleSelection()
    return true
  }
}
