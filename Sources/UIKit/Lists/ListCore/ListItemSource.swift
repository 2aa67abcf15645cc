import CellTrace

/// Knows the items of a list by position: a snapshot does by identity, a classic data source by what it told the list.
@MainActor protocol ListItemSource: AnyObject {
  /// The item at a position that exists.
  func key(at slot: Slot) -> String
}

/// The items of a classic data source: they have no identity but the app's own insert, delete and move calls, so they are
/// numbered by first appearance and follow those calls.
@MainActor final class FollowedItems: ListItemSource {
  private var ordinals: [[Int32]] = []
  private var next: Int32 = 1

  /// A position that was never counted belongs to a data source that is gone: its items are all the same to the list.
  func key(at slot: Slot) -> String {
    guard slot.section < ordinals.count, slot.item < ordinals[slot.section].count else { return "#0" }
    return "#\(ordinals[slot.section][slot.item])"
  }

  /// A reload says nothing about identity: positions that exist before and after keep their item.
  func reload(counts: [Int]) {
    ordinals = counts.enumerated().map { section, count in
      var kept = section < ordinals.count ? Array(ordinals[section].prefix(count)) : []
      while kept.count < count { kept.append(take()) }
      return kept
    }
  }

  func update(_ map: IndexMap) {
    let old = ordinals
    ordinals = map.newCounts.enumerated().map { section, count in
      (0..<count).map { item in
        guard let from = map.oldSlot(of: Slot(section: section, item: item)) else { return take() }
        return old[from.section][from.item]
      }
    }
  }

  private func take() -> Int32 {
    defer { next += 1 }
    return next
  }
}
