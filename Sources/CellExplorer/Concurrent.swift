import Dispatch
import Foundation

/// Maps on several threads; results come in the order of the values, and so does the first error.
enum Concurrent {
  /// - Parameter transform: Gets the number of the worker that calls it, which does one thing at a time.
  static func map<T: Sendable, R: Sendable>(
    _ values: [T], workers: Int, _ transform: @Sendable (_ worker: Int, T) throws -> R
  ) throws -> [R] {
    let results = Slots<R>(count: values.count)
    let count = max(1, min(workers, values.count))
    DispatchQueue.concurrentPerform(iterations: count) { worker in
      for index in stride(from: worker, to: values.count, by: count) {
        results.set(Result { try transform(worker, values[index]) }, at: index)
      }
    }
    return try results.all.map { try $0.get() }
  }
}

/// Results that arrive in any order.
private final class Slots<R: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Result<R, any Error>?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ value: Result<R, any Error>, at index: Int) { lock.withLock { values[index] = value } }

  var all: [Result<R, any Error>] { lock.withLock { values.compactMap { $0 } } }
}
