import CInterposer
import Dispatch
import Foundation
import HeadlessCore

/// Proves inside a run that the host owns what it claims to own. Takes a few milliseconds.
enum SelfTest {
  /// Calls that are not interposed, in the order of the checks.
  @MainActor private static func failures() -> [InterposedCall] {
    var failed: [InterposedCall] = []
    func expect(_ call: InterposedCall, _ owned: Bool) { if !owned { failed.append(call) } }

    let date = Date()
    let instant = ContinuousClock.now
    let uptime = DispatchTime.now().uptimeNanoseconds
    HostLoop.advance(by: 1)
    expect(.wallClock, Date().timeIntervalSince(date) == 1)
    expect(
      .monotonicClock,
      ContinuousClock.now - instant == .seconds(1) && DispatchTime.now().uptimeNanoseconds - uptime == 1_000_000_000)

    expect(.randomness, draws { _ = UInt64.random(in: 0 ... .max) })
    expect(.uniqueIDs, draws { _ = UUID() })
    expect(.hashSeed, hashingFollowsItsSeed())

    expect(.mainQueue, owns(onMain: true) { done in DispatchQueue.main.async(execute: done) })
    expect(.otherQueues, owns(onMain: false) { done in DispatchQueue.global().async(execute: done) })
    expect(
      .delayedWork, owns(onMain: true, after: 2) { done in DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: done) })
    expect(.mainTasks, owns(onMain: true) { done in Task { @MainActor in done() } })
    expect(.detachedTasks, owns(onMain: false) { done in Task.detached { done() } })
    expect(
      .sleepingTasks,
      owns(onMain: true, after: 3600) { done in
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(3600))
          done()
        }
      })
    expect(
      .timers,
      owns(onMain: true, after: 5, countsWork: false) { done in
        _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in done() }
      })
    expect(.home, homeIsOwn())
    return failed
  }

  static func run() -> InterposedCallReport { MainActor.assumeIsolated { InterposedCallReport(unowned: failures()) } }

  /// A run starts in its home, so what is put there by the home's name is found there without it.
  private static func homeIsOwn() -> Bool {
    let name = "self-test"
    guard FileManager.default.createFile(atPath: NSHomeDirectory() + "/" + name, contents: Data()) else { return false }
    return unlink(name) == 0
  }

  private static func draws(_ body: () -> Void) -> Bool {
    let before = ci_draw_count()
    body()
    return ci_draw_count() > before
  }

  /// Flips a bit of the seed: a hash that stays the same does not come from it.
  private static func hashingFollowsItsSeed() -> Bool {
    guard let symbol = dlsym(nil, "_swift_stdlib_Hashing_parameters") else { return false }
    let seed = symbol.assumingMemoryBound(to: UInt64.self)
    let before = "text".hashValue
    seed.pointee ^= 1
    defer { seed.pointee ^= 1 }
    return "text".hashValue != before
  }

  private final class Witness: @unchecked Sendable {
    var time: Double?
    var wasMain: Bool?
  }

  /// True if the work was put into the host's queue, did not start before its turn, and then ran once at the right virtual
  /// time on the right thread.
  @MainActor private static func owns(
    onMain: Bool, after seconds: Double = 0, countsWork: Bool = true, _ start: (@escaping @Sendable () -> Void) -> Void
  ) -> Bool {
    let witness = Witness()
    let begin = HostLoop.now
    let work = ci_work_count()
    start {
      witness.time = HostLoop.now - begin
      witness.wasMain = Thread.isMainThread
    }
    guard !countsWork || ci_work_count() > work, witness.time == nil else { return false }
    HostLoop.settle(within: seconds + 1)
    guard let time = witness.time else { return false }
    return abs(time - seconds) < 1e-6 && witness.wasMain == onMain
  }
}
