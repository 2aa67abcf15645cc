import CellTrace
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite("Snapshot differences")
struct SnapshotDiffTests {
  private typealias Rows = [(section: Int, items: [Int])]

  @Test("DIF-06 a difference, applied to the old contents, gives the new ones", arguments: 0..<200)
  func oldBecomesNew(seed: Int) {
    var random = ListRandom(seed: seed)
    let old = rows(&random)
    let new = rows(&random)
    let diff = SnapshotDiff(from: contents(old), to: contents(new))
    #expect(applying(diff, to: old, target: new) == new.map(\.items))
    #expect(applyingSections(diff, to: old, target: new) == new.map(\.section))
  }

  @Test("DIF-06 what a difference has of each kind is told without a list")
  func counts() {
    func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    let old = snapshot(Array(0..<200))
    var items = old.itemIdentifiers
    items[0] = 900
    items.removeLast()
    items.swapAt(100, 101)
    func counts(_ other: NSDiffableDataSourceSnapshot<Int, Int>) -> [Int] {
      let (deleted, inserted, moved) = old.changes(to: other)
      return [deleted, inserted, moved]
    }
    #expect(counts(snapshot(items)) == [2, 1, 1])
    #expect(counts(old) == [0, 0, 0])
  }

  @Test("DIF-06 moves are as few as the reference says", arguments: 0..<100)
  func fewestMoves(seed: Int) {
    var random = ListRandom(seed: seed)
    let old = Array(0..<9)
    var new = old
    for _ in 0..<4 { new.insert(new.remove(at: random.next(new.count)), at: random.next(new.count)) }
    let diff = SnapshotDiff(from: contents([(0, old)]), to: contents([(0, new)]))
    #expect(diff.movedItems.count == new.count - longestIncreasing(new))
    #expect(diff.insertedCount == 0 && diff.deletedCount == 0)
  }

  @Test("DIF-06 one item to the end is one move")
  func firstToEnd() {
    let diff = SnapshotDiff(from: contents([(0, [1, 2, 3, 4])]), to: contents([(0, [2, 3, 4, 1])]))
    #expect(diff.movedItems == [3])
    #expect(Array(diff.oldItem) == [1, 2, 3, 0] && Array(diff.newItem) == [3, 0, 1, 2])
  }

  @Test("DIF-06 an item that changes its section moves; a moved section takes its items along")
  func sections() {
    let diff = SnapshotDiff(
      from: contents([(0, [1, 2]), (1, [3]), (2, [])]), to: contents([(2, [2]), (0, [1]), (1, [3])]))
    #expect(diff.movedItems == [0])
    #expect(diff.movedSections == [0])
    #expect(Array(diff.newSection) == [1, 2, 0])
  }

  @Test("equal contents have an empty difference")
  func same() {
    let rows: Rows = [(0, [1, 2]), (1, [])]
    #expect(SnapshotDiff(from: contents(rows), to: contents(rows)).isEmpty)
    #expect(!SnapshotDiff(from: contents(rows), to: contents([(0, [1, 2])])).isEmpty)
  }

  // MARK: Inputs

  private func contents(_ rows: Rows) -> SnapshotContents<Int, Int> {
    var result = SnapshotContents<Int, Int>()
    for row in rows {
      result.insertSections([row.section], at: result.sections.count)
      let isUnique = result.appendUnique(row.items, toSection: result.sections.count - 1)
      #expect(isUnique)
    }
    return result
  }

  private func rows(_ random: inout ListRandom) -> Rows {
    var items = (0..<14).filter { _ in random.next(3) > 0 }
    for index in items.indices where random.next(2) == 0 { items.swapAt(index, random.next(items.count)) }
    var sections = (0..<4).filter { _ in random.next(4) > 0 }
    for index in sections.indices where random.next(2) == 0 { sections.swapAt(index, random.next(sections.count)) }
    var result: Rows = sections.map { ($0, []) }
    guard !result.isEmpty else { return [] }
    for item in items { result[min(result.count - 1, item / 5)].items.append(item) }
    return result
  }

  // MARK: Oracles, obvious and slow

  /// What moves or is new takes its place; what stays fills the gaps of its section in its old order.
  private func applying(_ diff: SnapshotDiff, to old: Rows, target: Rows) -> [[Int]] {
    let targets = target.flatMap(\.items)
    let moved = Set(diff.movedItems)
    var number = 0
    return target.enumerated().map { section, row in
      let from = Int(diff.oldSection[section])
      var staying =
        from < 0
        ? []
        : old[from].items.filter { item in
          let old = old.flatMap(\.items).firstIndex(of: item) ?? -1
          let new = Int(diff.newItem[old])
          return new >= 0 && !moved.contains(new)
        }
      return row.items.map { _ in
        defer { number += 1 }
        if diff.oldItem[number] < 0 || moved.contains(number) || staying.isEmpty { return targets[number] }
        return staying.removeFirst()
      }
    }
  }

  private func applyingSections(_ diff: SnapshotDiff, to old: Rows, target: Rows) -> [Int] {
    var staying = old.indices.filter { diff.newSection[$0] >= 0 && !diff.movedSections.contains(Int(diff.newSection[$0])) }
    return target.indices.map { index in
      if diff.oldSection[index] < 0 || diff.movedSections.contains(index) || staying.isEmpty { return target[index].section }
      return old[staying.removeFirst()].section
    }
  }

  private func longestIncreasing(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for index in values.indices {
      for earlier in 0..<index where values[earlier] < values[index] { best[index] = max(best[index], best[earlier] + 1) }
    }
    return best.max() ?? 0
  }
}

/// A small generator whose sequence the seed fixes.
struct ListRandom {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
