import Foundation

/// The queue of the main actor's work.
///
/// A run's main actor is on the process's main thread. In `swift test` it is not: on Linux the main thread ends when the
/// program's asynchronous `main` waits, and the main queue's work is performed on whichever thread is free. Whoever waits
/// for the main queue there would wait for itself.
package enum MainQueue {
  /// True for code that the main queue performs, and on the main thread.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
