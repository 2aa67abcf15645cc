import CellTrace

/// Data prefetching: the app hears of the items that scrolling is about to need (LC-13). No cell is made for it.
@MainActor final class ListPrefetcher {
  private unowned let host: ListHost
  /// Items that were announced as needed soon.
  private(set) var announced: Set<Slot> = []

  init(_ host: ListHost) { self.host = host }

  /// Announces the items of the next screen in scroll direction that were not announced yet, and takes back those that
  /// scrolling now leads away from.
  func announce() {
    guard host.owner.preparesAhead else { return }
    let shown = host.placing.visibleAttributes().filter { $0.representedElementCategory == .cell }.map { $0.place.slot }
    guard !shown.isEmpty else { return }
    let next = slots(beyond: shown, count: shown.count)
    let visible = Set(shown)
    let wanted = Set(next)
    let cancelled = announced.filter { !wanted.contains($0) && !visible.contains($0) }.sorted()
    let new = next.filter { !announced.contains($0) }
    announced = wanted
    if !new.isEmpty || !cancelled.isEmpty { host.owner.prefetch(new, cancelling: cancelled) }
  }

  /// Announced items move with a change of the data.
  func follow(_ map: IndexMap) { announced = Set(announced.compactMap { map.newSlot(of: $0) }) }

  /// The data is another.
  func forget() { announced = [] }

  /// The items after the visible ones in the direction of scrolling, nearest first.
  private func slots(beyond shown: [Slot], count: Int) -> [Slot] {
    var result: [Slot] = []
    var slot = host.pass.scrollsUp ? shown.min() : shown.max()
    while let present = slot, result.count < count {
      slot = host.pass.scrollsUp ? host.before(present) : host.after(present)
      if let slot { result.append(slot) }
    }
    return result
  }
}
