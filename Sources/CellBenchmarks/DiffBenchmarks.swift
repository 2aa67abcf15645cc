import Foundation
@_spi(CellHarness) import UIKit

/// Snapshot differences against two hash passes over the same identifiers.
@MainActor enum DiffBenchmarks {
  static func print() {
    Swift.print("\nSnapshot of 10,000 UUIDs in one section, against two hash passes over the same identifiers")
    let ids = (0..<10_000).map { _ in UUID() }
    let passes = microseconds(iterations: 5) {
      var hash = 0
      for _ in 0..<2 { for id in ids { hash ^= id.hashValue } }
      consume(hash)
    }
    let build = microseconds(iterations: 5) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
      snapshot.appendSections([0])
      snapshot.appendItems(ids)
      consume(snapshot.numberOfItems)
    }
    let ratio = (build / passes * 10).rounded() / 10
    Swift.print(
      "  build with duplicate check              \(column(build, "µs"))   \(ratio)× two hash passes (\(column(passes, "µs")))")
  }
}
