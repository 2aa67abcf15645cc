import CellTrace
import CoreGraphics
import HeadlessCore

/// Which items of a list are selected. Selection belongs to items: it follows them when the data changes (SEL-15).
@MainActor final class ListSelection {
  private unowned let host: ListHost
  /// Selected positions in the order in which they were selected.
  private(set) var slots: [Slot] = []

  init(_ host: ListHost) { self.host = host }

  func contains(_ slot: Slot) -> Bool { slots.contains(slot) }

  func insert(_ slot: Slot) { if !slots.contains(slot) { slots.append(slot) } }

  func remove(_ slot: Slot) { slots.removeAll { $0 == slot } }

  func clear() { slots = [] }

  /// Items that are gone leave silently; so do those whose cell is replaced (SEL-13).
  func follow(_ map: IndexMap, dropping reloaded: Set<Slot>) {
    slots = slots.compactMap { map.newSlot(of: $0) }.filter { !reloaded.contains($0) }
  }

  /// Selects without asking or telling anybody (SEL-10).
  func mark(_ slot: Slot) {
    insert(slot)
    host.live.cell(at: slot)?.showSelected(true)
  }

  /// Deselects without asking or telling anybody.
  func deselect(_ slot: Slot) {
    remove(slot)
    host.live.cell(at: slot)?.showSelected(false)
  }

  /// The list's own API (SEL-10).
  func select(_ slot: Slot?) {
    guard host.owner.allowsSelectionNow else { return }
    guard let slot else {
      for other in slots { deselect(other) }
      return
    }
    if !host.owner.allowsMultipleSelectionNow { for other in slots where other != slot { deselect(other) } }
    mark(slot)
  }

  /// Selection that is not allowed any more goes silently (SEL-29).
  func dropDisallowed() {
    guard !host.owner.allowsSelectionNow || (!host.owner.allowsMultipleSelectionNow && slots.count > 1)
    else { return }
    for slot in slots { deselect(slot) }
  }
}
