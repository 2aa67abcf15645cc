import CellTrace

/// Changes collected in one batch, as the app called them. Deletes, reloads and origins of moves are positions before the
/// batch, inserts and destinations are positions after it; the order of the calls does not matter (BAT-01, BAT-02).
struct BatchUpdate {
  var deletedItems: [Slot] = []
  var insertedItems: [Slot] = []
  var movedItems: [(from: Slot, to: Slot)] = []
  var reloadedItems: [Slot] = []
  var reconfiguredItems: [Slot] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: Set<Int> = []
  /// Inner batches join the outer one (BAT-07).
  var depth = 1
  var completions: [(Bool) -> Void] = []
  /// True if the list had not asked for its counts until this batch began (BAT-05).
  var countedLate = false
  /// Old counts of a table that has counted for a reload and has not laid out since: the layout pass shows what comes of both.
  var countsOfReload: [Int]?
  /// Whether the old counts are not known: the update then leads to a reload and is not judged.
  var isUncounted = false

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }

  /// The calls as UIKit lists them in its message (BAT-X03).
  func descriptions(_ words: ListWords) -> [String] {
    func text(_ slot: Slot) -> String { "(\(slot.section) - \(slot.item))" }
    var lines = deletedSections.sorted().map { "Delete section (\($0))" }
    lines += deletedItems.sorted().map { "Delete \(words.item) \(text($0))" }
    lines += insertedSections.sorted().map { "Insert section (\($0))" }
    lines += insertedItems.sorted().map { "Insert \(words.item) \(text($0))" }
    lines += movedSections.map { "Move section (\($0.from)) to (\($0.to))" }
    lines += movedItems.map { "Move \(words.item) \(text($0.from)) to \(text($0.to))" }
    lines += reloadedItems.sorted().map { "Reload \(words.item) \(text($0))" }
    return lines
  }
}

/// From positions before a batch to positions after it.
extension BatchUpdate {
  /// How rows move, or nil if the counts before and after do not fit the calls.
  func map(before: [Int], after: [Int]) -> IndexMap? {
    guard let sections = sectionMap(before.count, after.count) else { return nil }
    let oldStarts = BatchUpdate.starts(before)
    let newStarts = BatchUpdate.starts(after)
    var newItem = ContiguousArray<Int32>(repeating: -1, count: before.reduce(0, +))
    var oldItem = ContiguousArray<Int32>(repeating: -1, count: after.reduce(0, +))
    func join(_ from: Slot, _ to: Slot) -> Bool {
      guard to.section < after.count, to.item < after[to.section] else { return false }
      let new = newStarts[to.section] + to.item
      newItem[oldStarts[from.section] + from.item] = Int32(new)
      oldItem[new] = Int32(oldStarts[from.section] + from.item)
      return true
    }

    let deleted = Set(deletedItems)
    let inserted = Set(insertedItems)
    let origins = Set(movedItems.map(\.from))
    let targets = Set(movedItems.map(\.to))
    for move in movedItems where !join(move.from, move.to) { return nil }
    for (section, count) in after.enumerated() {
      let old = Int(sections.old[section])
      var remaining: [Int] = []
      if old >= 0 {
        remaining = (0..<before[old]).filter {
          let slot = Slot(section: old, item: $0)
          return !deleted.contains(slot) && !origins.contains(slot)
        }
      }
      var next = 0
      let isReloaded = reloadedSections.contains(old)
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        if inserted.contains(slot) || targets.contains(slot) { continue }
        if old < 0 { continue }
        // What a reloaded section holds more than before is new, and what it holds less is gone.
        if isReloaded, next == remaining.count { break }
        guard next < remaining.count, join(Slot(section: old, item: remaining[next]), slot) else { return nil }
        next += 1
      }
      if old >= 0, !isReloaded, next != remaining.count { return nil }
    }
    return IndexMap(
      oldCounts: before, newCounts: after, newSection: sections.new, oldSection: sections.old, newItem: newItem,
      oldItem: oldItem)
  }

  func sectionMap(_ before: Int, _ after: Int) -> (new: ContiguousArray<Int32>, old: ContiguousArray<Int32>)? {
    guard before - deletedSections.count + insertedSections.count == after else { return nil }
    var new = ContiguousArray<Int32>(repeating: -1, count: before)
    var old = ContiguousArray<Int32>(repeating: -1, count: after)
    for move in movedSections where move.from < before && move.to < after {
      new[move.from] = Int32(move.to)
      old[move.to] = Int32(move.from)
    }
    let moved = Set(movedSections.map(\.from))
    let targets = Set(movedSections.map(\.to))
    var next = 0
    for section in 0..<after where !insertedSections.contains(section) && !targets.contains(section) {
      while next < before, deletedSections.contains(next) || moved.contains(next) { next += 1 }
      guard next < before else { return nil }
      new[next] = Int32(section)
      old[section] = Int32(next)
      next += 1
    }
    return (new, old)
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return next
    }
  }
}
