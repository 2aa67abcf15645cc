import Synchronization

/// Results that arrive in any order, from any thread.
final class Results<Value: Sendable>: Sendable {
  private let values: Mutex<[Value?]>

  init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }

  func set(_ value: Value, at index: Int) { values.withLock { $0[index] = value } }

  /// Those that have arrived, in order.
  var all: [Value] { values.withLock { $0.compactMap(\.self) } }
}
