import CInterposer
import Foundation

/// Starts runs: each is one forked child of a copy of this process from before its first statement, so that every global is
/// as fresh as at launch. Callable from several threads at once; every call blocks its thread until the child has ended.
package enum Zygote {
  /// Runs `request` in a child of its own.
  /// - Parameters:
  ///   - seeds: What randomness and hash order depend on.
  ///   - timeout: Wall-clock seconds after which the child is killed.
  /// - Throws: ``ZygoteProblem`` if no child could be started or its end was not learnt.
  package static func run(
    _ request: ChildRequest, seeds: RunSeeds = RunSeeds(), timeout: Double = 30
  ) throws(ZygoteProblem) -> ChildResult {
    if let problem { throw .unavailable(reason: problem) }
    let bytes = request.encoded
    var outcome = ci_outcome()
    let failure = bytes.withUnsafeBufferPointer {
      ci_zygote_run($0.baseAddress, $0.count, seeds.random, seeds.hashing, timeout, &outcome)
    }
    guard failure == 0 else { throw .refused(errno: Int(failure)) }
    return try result(&outcome)
  }

  /// Begins a run that stays: its connection is read and written by whoever asks, and closed by ``end(_:timeout:)``.
  static func begin(_ request: ChildRequest, seeds: RunSeeds) throws(ZygoteProblem) -> ci_live_run {
    if let problem { throw .unavailable(reason: problem) }
    let bytes = request.encoded
    var run = ci_live_run()
    let failure = bytes.withUnsafeBufferPointer { ci_live_run_begin($0.baseAddress, $0.count, seeds.random, seeds.hashing, &run) }
    guard failure == 0 else { throw .refused(errno: Int(failure)) }
    return run
  }

  /// Closes the connection to a run that stayed, waits for its end and kills it if that takes longer than `timeout` seconds.
  static func end(_ run: ci_live_run, timeout: Double) throws(ZygoteProblem) -> ChildResult {
    var outcome = ci_outcome()
    withUnsafePointer(to: run) { ci_live_run_end($0, timeout, &outcome) }
    return try result(&outcome)
  }

  private static func result(_ outcome: inout ci_outcome) throws(ZygoteProblem) -> ChildResult {
    defer { ci_free(&outcome) }
    let output = outcome.output.map { Data(bytes: $0, count: outcome.output_length) } ?? Data()
    let printed = outcome.errors.map {
      String(decoding: UnsafeRawBufferPointer(start: $0, count: outcome.errors_length), as: UTF8.self)
    }
    let step = Int(outcome.step)
    let status: ChildResult.Status
    switch outcome.end {
    case CI_EXITED: status = .exited(code: Int(outcome.code))
    case CI_SIGNALLED:
      status = .signalled(
        signal: Int(outcome.code), step: step, report: TrapText.report(signal: Int(outcome.code), printed: printed ?? ""))
    case CI_TIMED_OUT: status = .timedOut(step: step)
    default:
      if let problem { throw .unavailable(reason: problem) }
      throw .lost
    }
    return ChildResult(output: output, status: status, printed: printed ?? "")
  }

  /// Why there can be no runs in this process; nil if there can.
  package static var problem: String? { ci_zygote_problem().map { String(cString: $0) } }
}

/// What a run's randomness depends on.
package struct RunSeeds: Hashable, Codable, Sendable {
  /// Seed of all random numbers.
  package var random: UInt64
  /// Seed of `Hashable`, hence of the order of sets and dictionaries.
  package var hashing: UInt64

  /// Creates seeds; each is 1 unless it is said.
  package init(random: UInt64 = 1, hashing: UInt64 = 1) {
    self.random = random
    self.hashing = hashing
  }
}

/// What a child left behind.
package struct ChildResult: Hashable, Sendable {
  /// How it ended.
  package enum Status: Hashable, Sendable {
    /// It ended by itself, with an exit code.
    case exited(code: Int)
    /// By a trap or another signal, during a step; `report` is what the process said about it.
    case signalled(signal: Int, step: Int, report: String)
    /// It was killed because it took too long.
    case timedOut(step: Int)
  }

  /// What it replied, whole or up to its end.
  package var output: Data
  /// How it ended.
  package var status: Status
  /// What it printed to its error output.
  package var printed: String

  /// Creates a result.
  package init(output: Data, status: Status, printed: String = "") {
    self.output = output
    self.status = status
    self.printed = printed
  }
}

/// Why a run could not be made.
package enum ZygoteProblem: Error, Hashable, CustomStringConvertible {
  /// This process has no zygote.
  case unavailable(reason: String)
  /// The system refused a resource.
  case refused(errno: Int)
  /// The child's end was not reported: it or the zygote was killed from outside.
  case lost

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .unavailable(let reason):
      "runs are not possible in this process: \(reason)"
    case .refused(let errno):
      "a run could not be started: \(String(cString: strerror(Int32(errno)))) (errno \(errno))"
    case .lost:
      "a run's end was not reported; the run or its parent process was killed from outside, for example for want of memory"
    }
  }
}
