import CellTrace
import CoreGraphics
import Foundation

/// How rows of a list moved in one change: from old positions to new ones and back.
struct IndexMap {
  /// Items of each section before.
  let oldCounts: [Int]
  /// Items of each section after.
  let newCounts: [Int]
  /// For each old section its new index, or -1.
  let newSection: ContiguousArray<Int32>
  /// For each new section its old index, or -1.
  let oldSection: ContiguousArray<Int32>
  /// For each old item, counted through all sections, its new number, or -1.
  let newItem: ContiguousArray<Int32>
  /// For each new item its old number, or -1.
  let oldItem: ContiguousArray<Int32>

  private let oldStarts: [Int]
  private let newStarts: [Int]

  init(
    oldCounts: [Int], newCounts: [Int], newSection: ContiguousArray<Int32>, oldSection: ContiguousArray<Int32>,
    newItem: ContiguousArray<Int32>, oldItem: ContiguousArray<Int32>
  ) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.newSection = newSection
    self.oldSection = oldSection
    self.newItem = newItem
    self.oldItem = oldItem
    oldStarts = IndexMap.starts(oldCounts)
    newStarts = IndexMap.starts(newCounts)
  }

  /// Where the item that was at `slot` is now; nil if it is gone.
  func newSlot(of slot: Slot) -> Slot? {
    guard slot.section < oldCounts.count, slot.item < oldCounts[slot.section] else { return nil }
    return IndexMap.slot(Int(newItem[oldStarts[slot.section] + slot.item]), newStarts)
  }

  /// Where a section is now; nil if it is gone.
  func newSection(of section: Int) -> Int? {
    guard newSection.indices.contains(section), newSection[section] >= 0 else { return nil }
    return Int(newSection[section])
  }

  /// Where the item that is at `slot` was; nil if it is new.
  func oldSlot(of slot: Slot) -> Slot? {
    guard slot.section < newCounts.count, slot.item < newCounts[slot.section] else { return nil }
    return IndexMap.slot(Int(oldItem[newStarts[slot.section] + slot.item]), oldStarts)
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    var next = 0
    return counts.map { count in
      defer { next += count }
      return next
    }
  }

  private static func slot(_ number: Int, _ starts: [Int]) -> Slot? {
    guard number >= 0 else { return nil }
    // The last section that begins at or before the number; empty sections begin where the next one does.
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return Slot(section: low - 1, item: number - starts[low - 1])
  }
}

extension IndexPath {
  /// The index path of a position.
  init(_ slot: Slot) { self.init(item: slot.item, section: slot.section) }

  /// The position, if the path has two parts.
  var slot: Slot? { count == 2 ? Slot(section: self[0], item: self[1]) : nil }
}

extension CGRect {
  /// Whether the rectangles share an area: rows that only touch the border of the screen are not on it.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
