import Foundation

/// Guards a few fields. Never held while calling out, so that a callee may come back.
final class Lock: @unchecked Sendable {
  func withLock<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  private let lock = NSLock()
}
