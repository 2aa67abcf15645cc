import CellTrace

/// Knows the items of a list by position: a snapshot does by identity, a classic data source by what it told the list.
@MainActor protocol ListItemSource: AnyObject {
  /// The item at a position that exists.
  func key(at slot: Slot) -> String
}

/// The items of a classic data source. If the screen says what identifies them, that is asked after every change; otherwise they
/// have no identity but the app's own insert, delete and move calls, so they are numbered by first appearance and follow those.
@MainActor final class FollowedItems: ListItemSource {
  /// What the screen says of a position.
  var declare: ((Slot) -> AnyHashable?)?
  /// Keys by position as the screen declared them; nil if it says nothing of some item.
  private var declared: [[String]]?
  private let identities = ItemIdentities()
  private var ordinals: [[Int32]] = []
  private var next: Int32 = 1

  /// Whether the screen said what its items are.
  var areDeclared: Bool { declared != nil }

  /// Whether no position was ever counted: if the list has some, its data source, which told them, is gone.
  var isUncounted: Bool { ordinals.isEmpty }

  /// A position that was never counted belongs to a data source that is gone: its items are all the same to the list.
  func key(at slot: Slot) -> String {
    if let declared {
      guard slot.section < declared.count, slot.item < declared[slot.section].count else { return "#0" }
      return declared[slot.section][slot.item]
    }
    guard slot.section < ordinals.count, slot.item < ordinals[slot.section].count else { return "#0" }
    return "#\(ordinals[slot.section][slot.item])"
  }

  /// A reload says nothing about identity: positions that exist before and after keep their item.
  func reload(counts: [Int]) {
    askForIdentities(counts)
    ordinals = counts.enumerated().map { section, count in
      var kept = section < ordinals.count ? Array(ordinals[section].prefix(count)) : []
      while kept.count < count { kept.append(take()) }
      return kept
    }
  }

  func update(_ map: IndexMap) {
    askForIdentities(map.newCounts)
    let old = ordinals
    ordinals = map.newCounts.enumerated().map { section, count in
      (0..<count).map { item in
        guard let from = map.oldSlot(of: Slot(section: section, item: item)) else { return take() }
        return old[from.section][from.item]
      }
    }
  }

  /// Two items that the screen gives the same identity are told apart by `~n`.
  private func askForIdentities(_ counts: [Int]) {
    declared = nil
    guard let declare else { return }
    var taken: [String: Int] = [:]
    var result: [[String]] = []
    for (section, count) in counts.enumerated() {
      var keys: [String] = []
      keys.reserveCapacity(count)
      for item in 0..<count {
        guard let identity = declare(Slot(section: section, item: item)) else { return }
        let key = identities.key(of: identity)
        let number = taken[key, default: 0] + 1
        taken[key] = number
        keys.append(ItemID.key(key, number: number))
      }
      result.append(keys)
    }
    declared = result
  }

  private func take() -> Int32 {
    defer { next += 1 }
    return next
  }
}
