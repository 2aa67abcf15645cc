import Dispatch

/// Code of the main actor that a run performs on whichever thread it is on.
///
/// Exactly one thread of a run goes on at a time, so nothing races. `MainActor.assumeIsolated` would trap where a phone goes
/// on: UIKit that is called off the main thread is reported there, not stopped.
package enum MainActorAssumption {
  /// Calls `body` where it is.
  @inlinable package static func run<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    // What `assumeIsolated` does after its check.
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
  }

  /// Calls `body` on the main thread and waits for it: what may be asked for on any thread and happens on the main one.
  package static func hop(_ body: @MainActor () -> Void) {
    guard HostRun.isOffMain else { return run(body) }
    withoutActuallyEscaping(body) { body in
      let work = unsafeBitCast(body, to: (@Sendable () -> Void).self)
      DispatchQueue.main.sync(execute: work)
    }
  }
}
