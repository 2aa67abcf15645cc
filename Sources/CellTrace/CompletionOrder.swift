/// In which order asynchronous results arrive that nobody promised an order for: requests, work on global queues, expired
/// delays, tasks off the main actor. Serial queues and the main thread keep theirs.
package enum CompletionOrder: String, Codable, Sendable, CaseIterable {
  /// As they were started.
  case inOrder
  /// The last that was started first.
  case reversed
  /// By the run's seed.
  case shuffled
  /// What a cell's first, third, … item started arrives when the cell shows the next item and that item's own results are in.
  case afterReuse
  /// The same for the second, fourth, … item of each cell.
  case afterNextReuse
  /// What items started before the data changes for the first time after the opening arrives after that change, when all else is in.
  case afterChange

  /// True if results are held back until something happens to the list.
  package var isLate: Bool {
    switch self {
    case .inOrder, .reversed, .shuffled: false
    case .afterReuse, .afterNextReuse, .afterChange: true
    }
  }
}
