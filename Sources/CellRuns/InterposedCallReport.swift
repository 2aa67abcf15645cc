import Foundation

/// A source of time, order or chance that a run must own to be repeatable.
package enum InterposedCall: String, CaseIterable, Codable, Sendable {
  case wallClock, monotonicClock, randomness, uniqueIDs, hashSeed
  case mainQueue, otherQueues, delayedWork, mainTasks, detachedTasks, sleepingTasks, timers
  case home

  /// What is meant, in plain words.
  package var title: String {
    switch self {
    case .wallClock: "the wall clock (Date)"
    case .monotonicClock: "the monotonic clocks (ContinuousClock, DispatchTime)"
    case .randomness: "random numbers"
    case .uniqueIDs: "UUIDs"
    case .hashSeed: "the seed of Hashable"
    case .mainQueue: "DispatchQueue.main"
    case .otherQueues: "global and private dispatch queues"
    case .delayedWork: "asyncAfter"
    case .mainTasks: "tasks on the main actor"
    case .detachedTasks: "detached tasks"
    case .sleepingTasks: "Task.sleep"
    case .timers: "Timer"
    case .home: "the home directory"
    }
  }
}

/// Which calls the host owns on this machine with this toolchain.
package struct InterposedCallReport: Hashable, Sendable, CustomStringConvertible {
  /// Calls that are not interposed.
  package var unowned: [InterposedCall]

  /// Creates a report.
  package init(unowned: [InterposedCall]) { self.unowned = unowned }

  /// True if every call is interposed.
  package var isComplete: Bool { unowned.isEmpty }

  /// The result in one sentence, with what to do about it.
  package var description: String {
    if isComplete {
      return "Runs own time, order and chance: \(InterposedCall.allCases.count) of \(InterposedCall.allCases.count) calls."
    }
    return """
      Runs do not own \(unowned.map(\.title).joined(separator: ", ")); their results would be inconclusive. \
      CellHarness needs a Swift 6.3 toolchain for Linux with dynamically linked libraries.
      """
  }

  /// Runs the self-test in a child.
  /// - Throws: ``ZygoteProblem``, or ``SelfTestFailure`` if the child did not get to its end.
  package static func measure(timeout: Double = 60) throws -> InterposedCallReport {
    var result = try Zygote.run(.selfTest, timeout: timeout)
    // A machine that is busy with other work lets a child wait for long: once more.
    if case .timedOut = result.status { result = try Zygote.run(.selfTest, timeout: 2 * timeout) }
    guard result.status == .exited(code: 0), let report = InterposedCallReport(decoding: result.output) else {
      throw SelfTestFailure(status: result.status)
    }
    return report
  }

  var encoded: Data { Data("calls:\(unowned.map(\.rawValue).joined(separator: ","))".utf8) }

  init?(decoding data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    guard text.hasPrefix("calls:") else { return nil }
    unowned = text.dropFirst(6).split(separator: ",").compactMap { InterposedCall(rawValue: String($0)) }
  }
}

/// The self-test's child ended early.
package struct SelfTestFailure: Error, Hashable, CustomStringConvertible {
  /// How the child ended.
  package var status: ChildResult.Status

  /// What happened, in one sentence.
  package var description: String {
    switch status {
    case .exited(let code): "the self-test ended with exit code \(code) and without a result"
    case .signalled(_, _, let report): "the self-test trapped: \(report)"
    case .timedOut:
      "the self-test did not end, twice: the machine is too busy for it (run again when it is not), or asynchronous work is not owned on it"
    }
  }
}
