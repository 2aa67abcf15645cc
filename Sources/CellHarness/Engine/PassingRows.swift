import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

/// What rows and headers show that come and go while a finger scrolls: no step ends while they are on screen.
///
/// One look a page is enough to see each of them; what waits for a result of its own is left out, as at the end of a step.
@MainActor final class PassingRows {
  /// Whether anybody wants to know.
  var isWatching = false
  private var seen: [CellItemID: Appearance] = [:]
  private var order: [CellItemID] = []
  private var looks = 0

  /// A list of thousands of rows tells no more by its last pages than by its first.
  private static let limit = 16

  /// The part of a page after which a scroll is looked at again.
  static let pagesPerLook = 0.8

  /// Looks at a list that is being scrolled.
  func look(at list: ListProbe) {
    guard isWatching, looks < Self.limit else { return }
    looks += 1
    let waiting = CellBinding.withWork().due
    let busy = Set(waiting.keys.compactMap(\.item))
    for row in list.appearances(measuring: false) + list.supplementaryAppearances()
    where !busy.contains(row.item) && seen[row.item] == nil {
      seen[row.item] = row
      order.append(row.item)
    }
  }

  /// What was seen since it was asked for last, without what is still on screen; nil if that is nothing.
  func taken(besides shown: [Appearance]) -> [Appearance]? {
    let there = Set(shown.map(\.item))
    let passed = order.filter { !there.contains($0) }.compactMap { seen[$0] }
    (seen, order, looks) = ([:], [], 0)
    return passed.isEmpty ? nil : passed
  }
}
