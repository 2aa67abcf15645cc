import CellTrace
import HeadlessCore

/// Finds subscriptions and observers that the screen makes again and again, and never ends: at every appearance, for example.
struct RepeatedAttachments {
  private struct Kind: Hashable {
    var title: String
    var frame: UInt32
  }

  /// The most there were of each.
  private var known: [Kind: Int] = [:]

  /// Looks at what there is after a step, and posts what is more than ever before.
  mutating func note() {
    for entry in Attachments.ofScreen {
      let kind = Kind(title: entry.title, frame: entry.frame)
      let before = known[kind] ?? 0
      guard entry.count > before else { continue }
      known[kind] = entry.count
      if entry.count > 1 {
        Probe.post(.attachedAgain(entry.title, count: entry.count, SourcePlace(unresolved: [entry.frame])))
      }
    }
  }
}
