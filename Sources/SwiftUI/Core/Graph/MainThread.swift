import Foundation
import HeadlessCore

/// The thread that owns graphs.
enum MainThread {
  /// True on the thread that runs the current graph work. In a child of the zygote that is the process's main thread; in a
  /// test it is the one the main actor is on.
  nonisolated static var isCurrent: Bool {
    Thread.isMainThread || pthread_equal(owner, pthread_self()) != 0
  }

  /// The thread the last graph was made on.
  nonisolated(unsafe) static var owner = pthread_self()

  /// Runs `body` now if this is the main thread, else later on it.
  nonisolated static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      let work = unsafeBitCast(body, to: (@Sendable () -> Void).self)
      work()
    } else {
      DispatchQueue.main.async { body() }
    }
  }

  /// Runs `body` where the caller is known to be on the main thread, or the write is of the kind that SwiftUI lets happen
  /// at once off it (ST-08).
  nonisolated static func assume<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> T).self)() }
  }

  /// The same with something to hand over, which stays on its thread.
  nonisolated static func assume<Argument, T>(_ argument: Argument, _ body: @MainActor (Argument) -> T) -> T {
    withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: ((Argument) -> T).self)(argument) }
  }
}
