import Dispatch
import Foundation
import HeadlessCore

/// The main thread's time where a host lives inside a test's own process: the host's, nothing waits for the wall clock.
///
/// A run in a process of its own needs none of this: there the queues, timers and clocks themselves belong to the host.
enum MainTime {
  /// A host records in this process, and its loop runs what is scheduled on the main thread.
  static var isHosted: Bool { Probe.sink != nil && !HostRun.isActive }

  /// Seconds on a clock that only moves when the host lets it.
  static var hostedNow: Double { HostLoop.now }

  /// The host's time as a date.
  static var hostedDate: Date { dateOrigin.addingTimeInterval(HostLoop.now) }

  /// Runs `work` on the host's loop. Call it only while hosted.
  static func schedule(after seconds: Double, _ label: String, _ work: @escaping () -> Void) {
    HostLoop.schedule(after: seconds, label: label, work)
  }

  /// Runs `work` again and again on the host's loop until it is cancelled.
  static func scheduleRepeating(
    after seconds: Double, every interval: Double, _ label: String, _ work: @escaping () -> Void
  ) -> Repetition {
    let repetition = Repetition()
    func next(after seconds: Double) {
      HostLoop.schedule(after: seconds, label: label) {
        guard !repetition.isCancelled else { return }
        work()
        if !repetition.isCancelled { next(after: interval) }
      }
    }
    next(after: seconds)
    return repetition
  }

  private static let dateOrigin = Date().addingTimeInterval(-HostLoop.now)

  /// The uptime at which the host's clock was 0.
  static let hostedOrigin = DispatchTime.now().uptimeNanoseconds - UInt64(HostLoop.now * 1e9)
}

/// Work that repeats until it is cancelled.
final class Repetition: Cancellable, @unchecked Sendable {
  var isCancelled: Bool { lock.withLock { cancelled } }

  func cancel() { lock.withLock { cancelled = true } }

  private let lock = Lock()
  private var cancelled = false
}

/// A closure on its way to another thread. The caller of a scheduler vouches for it, as on Apple's platforms.
struct ScheduledJob: @unchecked Sendable {
  let work: () -> Void
}
