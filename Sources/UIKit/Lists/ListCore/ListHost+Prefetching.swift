import CellTrace
import CoreGraphics
import Foundation

/// Data prefetching: the app hears of the items that scrolling is about to need (LC-13). No cell is made for it.
extension ListHost {
  /// Announces the items of the next screen in scroll direction that were not announced yet, and takes back those that
  /// scrolling now leads away from.
  func announcePrefetches() {
    guard owner.preparesAhead else { return }
    let shown = visibleAttributes().filter { $0.representedElementCategory == .cell }.map { $0.place.slot }
    guard !shown.isEmpty else { return }
    let next = slots(beyond: shown, count: shown.count)
    let visible = Set(shown)
    let wanted = Set(next)
    let cancelled = prefetched.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    let new = next.filter { !prefetched.contains($0) }
    prefetched = wanted
    if !new.isEmpty || !cancelled.isEmpty { owner.prefetch(new, cancelling: cancelled) }
  }

  /// The items after the visible ones in the direction of scrolling, nearest first.
  private func slots(beyond shown: [Slot], count: Int) -> [Slot] {
    var result: [Slot] = []
    var slot = scrollsUp ? shown.min() : shown.max()
    while let present = slot, result.count < count {
      slot = scrollsUp ? before(present) : after(present)
      if let slot { result.append(slot) }
    }
    return result
  }
}
