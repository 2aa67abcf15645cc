import CellTrace

/// The touch that is on the list now.
@MainActor final class TouchState {
  /// The item the finger went down on.
  private(set) var start: Slot?
  /// The item that is highlighted.
  var highlighted: Slot?
  /// Selected items that look unselected while the finger is down on another (SEL-06).
  private(set) var faded: [Slot] = []
  /// True if this touch only closes an open swipe (SW-13).
  var isSwallowed = false

  func begin(_ slot: Slot, fading others: [Slot]) {
    start = slot
    faded = others
  }

  /// Ends the touch and says what has to look selected again.
  func end() -> [Slot] {
    defer { forget() }
    return faded
  }

  func forget() {
    start = nil
    highlighted = nil
    faded = []
  }

  func follow(_ map: IndexMap) {
    start = start.flatMap { map.newSlot(of: $0) }
    highlighted = highlighted.flatMap { map.newSlot(of: $0) }
    faded = faded.compactMap { map.newSlot(of: $0) }
  }
}
