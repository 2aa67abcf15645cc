/// Which object a dequeue hands out. UIKit promises no order, so every one of these is legal and a defect seen under any of them
/// is real.
package enum ReusePolicy: Hashable, Sendable {
  /// The same calls as under the other values, but a new object takes the place of each pooled one.
  case fresh
  /// The cell that entered the pool last.
  case lifo
  /// The cell that entered the pool first.
  case fifo
  /// Any, by a stream of random numbers that user code can't see.
  case random(seed: UInt64)
  /// The cell whose last look differs most from what the new item is known to look like: the one with the most lines
  /// `path property=value` that the item's own last look does not have. Of an item that was never on screen nothing is known
  /// but what all waiting cells have in common. Of equals the one that entered the pool first.
  case adversarial
}

extension ReusePolicy: RawRepresentable, Codable {
  /// `fresh`, `lifo`, `fifo`, `random-7`, `adversarial`: as in traces and on the command line.
  package var rawValue: String {
    switch self {
    case .fresh: "fresh"
    case .lifo: "lifo"
    case .fifo: "fifo"
    case .random(let seed): "random-\(seed)"
    case .adversarial: "adversarial"
    }
  }

  /// Reads a name; nil if there is no such policy.
  package init?(rawValue: String) {
    switch rawValue {
    case "fresh": self = .fresh
    case "lifo": self = .lifo
    case "fifo": self = .fifo
    case "adversarial": self = .adversarial
    default:
      guard rawValue.hasPrefix("random-"), let seed = UInt64(rawValue.dropFirst(7)) else { return nil }
      self = .random(seed: seed)
    }
  }
}
