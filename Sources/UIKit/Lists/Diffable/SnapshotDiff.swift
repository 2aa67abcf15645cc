import CellTrace

/// What turns one list of sections and items into another: where each item goes, and the fewest moves that do it.
///
/// Items are numbered through all sections. Items that stay in their section move only against the longest sequence of the
/// section's items that keeps its order; so do sections. An item that changes its section always moves. Linear, but for
/// the sorting out of moves (n log n).
struct SnapshotDiff: Sendable {
  /// For each old section, its new index, or -1 if it was deleted.
  private(set) var newSection: ContiguousArray<Int32> = []
  /// For each new section, its old index, or -1 if it was inserted.
  private(set) var oldSection: ContiguousArray<Int32> = []
  /// For each old item, its new number, or -1 if it was deleted.
  private(set) var newItem: ContiguousArray<Int32> = []
  /// For each new item, its old number, or -1 if it was inserted.
  private(set) var oldItem: ContiguousArray<Int32> = []
  /// New indices of sections that change their order.
  private(set) var movedSections: [Int] = []
  /// New numbers of items that change their order or their section.
  private(set) var movedItems: [Int] = []
  /// The number of items that are new.
  private(set) var insertedCount = 0
  /// The number of items that are gone.
  private(set) var deletedCount = 0

  /// True if order and identity are the same.
  var isEmpty: Bool {
    insertedCount == 0 && deletedCount == 0 && movedItems.isEmpty && movedSections.isEmpty
      && newSection.count == oldSection.count && !newSection.contains(-1)
  }

  /// Compares two contents.
  init<Section, Item>(from old: SnapshotContents<Section, Item>, to new: SnapshotContents<Section, Item>) {
    matchSections(old, new)
    matchItems(old, new)
    findMoves(old.sections.map(\.items.count), new.sections.map(\.items.count))
  }

  private mutating func matchSections<Section, Item>(
    _ old: SnapshotContents<Section, Item>, _ new: SnapshotContents<Section, Item>
  ) {
    oldSection = ContiguousArray(new.sections.map { Int32(old.index(ofSection: $0.identifier) ?? -1) })
    newSection = ContiguousArray(repeating: -1, count: old.sections.count)
    for (index, match) in oldSection.enumerated() where match >= 0 { newSection[Int(match)] = Int32(index) }
    let survivors = oldSection.indices.filter { oldSection[$0] >= 0 }
    let stays = LongestIncreasingRun.members(of: ContiguousArray(survivors.map { oldSection[$0] }))
    movedSections = zip(survivors, stays).filter { !$0.1 }.map(\.0)
  }

  /// Equal beginnings and ends of matching sections need no table; only the rest is looked up.
  private mutating func matchItems<Section, Item>(
    _ old: SnapshotContents<Section, Item>, _ new: SnapshotContents<Section, Item>
  ) {
    let oldStarts = Self.starts(old.sections.map(\.items.count))
    let newStarts = Self.starts(new.sections.map(\.items.count))
    newItem = ContiguousArray(repeating: -1, count: old.itemCount)
    oldItem = ContiguousArray(repeating: -1, count: new.itemCount)

    var oldRest = ContiguousArray<Item>()
    var oldRestNumbers = ContiguousArray<Int32>()
    var newRest = ContiguousArray<Item>()
    var newRestNumbers = ContiguousArray<Int32>()
    func keep(
      _ items: ArraySlice<Item>, _ start: Int, _ rest: inout ContiguousArray<Item>, _ numbers: inout ContiguousArray<Int32>
    ) {
      rest.append(contentsOf: items)
      for index in items.indices { numbers.append(Int32(start + index)) }
    }

    for (section, entry) in new.sections.enumerated() {
      let match = Int(oldSection[section])
      guard match >= 0 else {
        keep(entry.items[...], newStarts[section], &newRest, &newRestNumbers)
        continue
      }
      let before = old.sections[match].items
      let common = Self.commonEnds(before, entry.items)
      for index in 0..<common.prefix { join(oldStarts[match] + index, newStarts[section] + index) }
      for index in 0..<common.suffix {
        join(oldStarts[match] + before.count - 1 - index, newStarts[section] + entry.items.count - 1 - index)
      }
      keep(before[common.prefix..<(before.count - common.suffix)], oldStarts[match], &oldRest, &oldRestNumbers)
      keep(entry.items[common.prefix..<(entry.items.count - common.suffix)], newStarts[section], &newRest, &newRestNumbers)
    }
    for (section, entry) in old.sections.enumerated() where newSection[section] < 0 {
      keep(entry.items[...], oldStarts[section], &oldRest, &oldRestNumbers)
    }

    if !oldRest.isEmpty && !newRest.isEmpty {
      let matches = IdentifierTable(oldRest).indices(of: newRest)
      for (index, match) in matches.enumerated() where match >= 0 {
        join(Int(oldRestNumbers[Int(match)]), Int(newRestNumbers[index]))
      }
    }
    for match in oldItem where match < 0 { insertedCount += 1 }
    for match in newItem where match < 0 { deletedCount += 1 }
  }

  private mutating func join(_ old: Int, _ new: Int) {
    newItem[old] = Int32(new)
    oldItem[new] = Int32(old)
  }

  private mutating func findMoves(_ oldCounts: [Int], _ newCounts: [Int]) {
    let oldStarts = Self.starts(oldCounts)
    var start = 0
    for (section, count) in newCounts.enumerated() {
      defer { start += count }
      let match = Int(oldSection[section])
      let range = match < 0 ? Int32(0)..<Int32(0) : Int32(oldStarts[match])..<Int32(oldStarts[match] + oldCounts[match])
      var staying = ContiguousArray<Int>()
      var order = ContiguousArray<Int32>()
      for number in start..<(start + count) where oldItem[number] >= 0 {
        if range.contains(oldItem[number]) {
          staying.append(number)
          order.append(oldItem[number])
        } else {
          movedItems.append(number)
        }
      }
      for (number, stays) in zip(staying, LongestIncreasingRun.members(of: order)) where !stays { movedItems.append(number) }
    }
    movedItems.sort()
  }

  private static func commonEnds<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter && old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix && old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return next
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// How many items a list deletes, inserts and moves that shows this snapshot and is to show another: benchmarks time it alone.
  @_spi(CellHarness) public func changes(to other: Self) -> (deleted: Int, inserted: Int, moved: Int) {
    let diff = SnapshotDiff(from: contents, to: other.contents)
    return (diff.deletedCount, diff.insertedCount, diff.movedItems.count)
  }
}
