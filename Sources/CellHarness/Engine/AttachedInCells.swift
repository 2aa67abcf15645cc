import CellTrace
import HeadlessCore

/// Finds subscriptions and observers that every configuration of a cell makes once more, and that nobody ends.
///
/// What counts was made for an item by a line that ran as its cell was configured; then that cell was configured again, in place or
/// for another item, and the item has one more of that line. A cell that waits in a pool has not ended its last stay.
@MainActor struct AttachedInCells {
  private struct Kind: Hashable {
    var item: CellItemID
    var title: String
    var frame: UInt32
  }

  /// How many there are of a kind, by the stay that each was made in.
  private typealias Counts = [CellBinding: Int]

  private var known: [Kind: Counts] = [:]

  /// Looks at what there is after a step, and posts what there is once more.
  /// - Parameter configured: The cells that were configured in it, by their items.
  mutating func note(configured: [CellItemID: CellID], target: CellItemID?) {
    var present: [Kind: Counts] = [:]
    for entry in Attachments.ofItems {
      let kind = Kind(item: entry.item, title: entry.title, frame: entry.frame)
      present[kind, default: [:]][entry.binding, default: 0] += entry.count
    }
    if present.isEmpty { return known = [:] }
    for (kind, counts) in present.sorted(by: { ($0.key.item, $0.key.frame) < ($1.key.item, $1.key.frame) }) {
      guard let before = known[kind] else {
        // A line that runs as somebody uses the row is no configuration.
        if configured[kind.item] != nil, kind.item != target { known[kind] = counts }
        continue
      }
      known[kind] = counts
      guard let cell = configured[kind.item], Self.isMore(counts, than: before) else { continue }
      Probe.post(.addedAgain(cell, .observer, name: kind.title, item: kind.item, SourcePlace(unresolved: [kind.frame])))
    }
    for kind in known.keys where present[kind] == nil { known[kind] = nil }
  }

  /// True if a stay that goes on has more than it had, or one that is over was not ended before the next.
  private static func isMore(_ counts: Counts, than before: Counts) -> Bool {
    if counts.values.reduce(0, +) <= before.values.reduce(0, +) { return false }
    let isKept = counts.contains { stay, count in stay.isOver && before[stay] == count }
    return counts.contains { stay, count in !stay.isOver && (before[stay].map { count > $0 } ?? isKept) }
  }
}
