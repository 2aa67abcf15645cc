import CInterposer
import CellTrace
import Foundation

/// The host's run loop: virtual time, delayed work, frames. Touched by the main thread only, except ``setNeedsFrame()``.
///
/// A *frame* is what a display's refresh is on a phone: pending view updates, configuration updates and layout are done,
/// in the order of their handlers. Inside a run the loop also owns what user code queues elsewhere: Dispatch, tasks, timers.
package enum HostLoop {
  /// Work that waits for its time.
  package struct Token: Hashable, Sendable {
    fileprivate var ordinal: UInt64
  }

  /// Virtual seconds since the run began.
  package static var now: Double { Double(ci_now()) / 1e9 }

  /// Adds a handler that runs in every frame: lower orders first. SwiftUI graphs use 0, UIKit layout 10.
  package static func addFrameHandler(order: Int, _ handler: @escaping () -> Void) {
    frameHandlers.append((order, handler))
    frameHandlers.sort { $0.order < $1.order }
  }

  /// Asks for a frame.
  package static func setNeedsFrame() { RunState.current.frames.areNeeded = true }

  /// Runs `work` after `seconds` of virtual time. `label` names it in reports of pending work.
  /// - Parameter callsApp: True if `work` calls a closure of the app, such as the completion of an animation: then it belongs to the
  ///   item on whose behalf it is scheduled, and comes in the run's order of completions.
  @discardableResult
  package static func schedule(
    after seconds: Double, label: String, callsApp: Bool = false, _ work: @escaping () -> Void
  ) -> Token {
    let box = Unmanaged.passRetained(Work(body: work)).toOpaque()
    let due = ci_now() + nanoseconds(max(0, seconds))
    return Token(ordinal: ci_schedule(due, label, callsApp, { Work.run($0) }, box))
  }

  /// Takes scheduled work back.
  package static func cancel(_ token: Token) {
    if let box = ci_cancel(token.ordinal) { Unmanaged<Work>.fromOpaque(box).release() }
  }

  /// What ``settle(within:)`` found.
  package struct Settled: Sendable {
    /// Work that was still pending at the bound; empty if idle.
    package var works: [PendingWork]
    /// The same in words.
    package var pending: [String] { works.map(\.description) }
  }

  /// Runs frames and due work, advancing virtual time, until nothing is pending or `seconds` of virtual time have passed.
  /// Repeating timers fire as time passes, but nobody waits for them.
  @discardableResult
  package static func settle(within seconds: Double = 10) -> Settled {
    let end = ci_now() + nanoseconds(seconds)
    var restless = run(until: end, awaitedOnly: true)
    // Results that come late on purpose come when all others are in.
    while !restless, ci_release_late() { restless = run(until: end, awaitedOnly: true) }
    return Settled(works: PendingWork.all() + (restless ? [PendingWork.restless] : []))
  }

  /// Lets `seconds` of virtual time pass, running what falls due.
  package static func advance(by seconds: Double) {
    let end = ci_now() + nanoseconds(seconds)
    _ = run(until: end, awaitedOnly: false)
    ci_advance_to(end)
  }

  /// Counts series of frames: what happens while it stays the same happens without a moment passing.
  package static var frameSeries: Int { RunState.current.frames.series }
  /// True while the handlers of a frame run.
  package static var isRunningFrames: Bool { RunState.current.frames.areRunning }

  /// Runs frames until no handler asks for another; so many in a row mean a feedback loop, which is reported. Lists notice theirs
  /// earlier.
  package static func runFrames() {
    var count = 0
    let run = RunState.current
    let isOuter = !run.frames.areRunning
    if isOuter { run.frames.series += 1 }
    run.frames.areRunning = true
    defer {
      if isOuter {
        run.frames.areRunning = false
        run.frames.held.removeAll()
      }
    }
    repeat {
      run.frames.areNeeded = false
      for entry in frameHandlers { entry.handler() }
      count += 1
    } while run.frames.areNeeded && count < frameLimit
    if run.frames.areNeeded {
      run.frames.areNeeded = false
      Probe.post(.stillPending("layout still asks for another pass after \(frameLimit) frames"))
    }
  }

  /// Keeps objects until the end of the next frame. UIKit hands new objects over that an autorelease pool holds as long: who keeps one
  /// weakly until a view has it relies on that.
  package static func holdUntilFrame(_ objects: [AnyObject]) { RunState.current.frames.held += objects }

  /// Makes wall clocks (`Date()`) read the instant `seconds` after the run began, while time goes on; nil: they run again.
  package static func pinWallClock(at seconds: Double?) {
    ci_pin_wall(seconds.map(nanoseconds) ?? -1)
  }

  /// How often anybody has read a wall clock: between two equal numbers nothing can have depended on what time it is.
  package static var wallClockReads: Int64 { ci_wall_reads() }

  private static let frameLimit = 150

  // MARK: Machinery

  private final class Work {
    let body: () -> Void

    init(body: @escaping () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    }
  }

  /// What a run knows of its frames.
  struct Frames {
    var series = 0
    var areRunning = false
    var areNeeded = false
    /// What nobody may own yet.
    var held: [AnyObject] = []
  }

  /// The runtimes' own, the same in every run.
  nonisolated(unsafe) private static var frameHandlers: [(order: Int, handler: () -> Void)] = []

  /// So much work without a moment passing is work that queues itself.
  private static let restlessCount = 20_000

  private static func nanoseconds(_ seconds: Double) -> Int64 { Int64((min(seconds, 1e9) * 1e9).rounded()) }

  /// Runs what is due until `end`, a frame whenever a moment's work is done. True if a moment's work did not end.
  private static func run(until end: Int64, awaitedOnly: Bool) -> Bool {
    var moment = ci_now()
    var count = 0
    while true {
      runFrames()
      // Blocks given to the run loop itself wake nobody, so they need a turn of it.
      if ci_run_loop_exists() { HostRun.passRunLoop() }
      while count < restlessCount, ci_run_next(ci_now()) { count += 1 }
      if count >= restlessCount { return true }
      if RunState.current.frames.areNeeded { continue }
      var next = ci_next()
      guard ci_peek(&next, awaitedOnly), next.due <= end, ci_run_next(next.due) else { return false }
      count = ci_now() == moment ? count + 1 : 0
      moment = ci_now()
    }
  }
}
