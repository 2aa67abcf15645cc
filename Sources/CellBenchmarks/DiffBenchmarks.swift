import Foundation
@_spi(CellHarness) import UIKit

/// Snapshots against two hash passes over the same identifiers: how one is built, and what it takes to tell two apart.
@MainActor enum DiffBenchmarks {
  static func print() {
    Swift.print("\nSnapshots of UUIDs in one section, against two hash passes over the same identifiers (\(build) build)")
    for (count, target) in [(10_000, "2.5"), (100_000, "2.5"), (1_000_000, "5")] { print(count, target: target) }
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static func print(_ count: Int, target: String) {
    let ids = (0..<count).map { _ in UUID() }
    let (samples, iterations) = count > 10_000 ? (5, 1) : (15, 5)
    let passes = microseconds(samples: samples, iterations: iterations) {
      var hash = 0
      for _ in 0..<2 { for id in ids { hash ^= id.hashValue } }
      consume(hash)
    }
    let built = microseconds(samples: samples, iterations: iterations) { consume(snapshot(ids).numberOfItems) }
    let (old, new) = (snapshot(ids), snapshot(edited(ids)))
    let (deleted, inserted, moved) = old.changes(to: new)
    let difference = microseconds(samples: samples, iterations: iterations) { consume(old.changes(to: new).moved) }
    Swift.print("  \(count) items: two hash passes           \(column(passes, "µs"))")
    Swift.print("    build with duplicate check              \(column(built, "µs"))   \(ratio(built / passes))×")
    Swift.print(
      "    difference, 1 % edits                   \(column(difference, "µs"))   \(ratio(difference / passes))×   target \(target)×; "
        + "\(deleted) deleted, \(inserted) inserted, \(moved) moved")
  }

  private static func snapshot(_ ids: [UUID]) -> NSDiffableDataSourceSnapshot<Int, UUID> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    return snapshot
  }

  /// Of two hundred items one is another, and one goes behind the next.
  private static func edited(_ ids: [UUID]) -> [UUID] {
    var ids = ids
    for place in stride(from: 0, to: ids.count, by: 200) { ids[place] = UUID() }
    for place in stride(from: 100, to: ids.count - 1, by: 200) { ids.swapAt(place, place + 1) }
    return ids
  }

  private static func ratio(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
