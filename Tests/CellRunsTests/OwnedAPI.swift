import Foundation
import HeadlessCore

/// One row of the table of what a run owns: a piece of API, and what it does in a run.
struct OwnedAPI: Sendable {
  /// As an app's author would say it.
  let name: String
  /// What happened, in order, with virtual times. Anything else fails.
  let history: String
  /// False: the history is the same in every run, and what it is doesn't matter; ``history`` says so in words.
  var isFixed = true
  /// What the page adds; empty if there is nothing to add.
  let remark: String
  /// Uses it. Called on the main thread of a run that then settles.
  let program: @Sendable (Log) -> Void

  init(_ name: String, _ history: String, remark: String = "", _ program: @escaping @Sendable (Log) -> Void) {
    self.name = name
    self.history = history
    self.remark = remark
    self.program = program
  }

  /// The same, as code of the main actor.
  static func onMain(
    _ name: String, _ history: String, remark: String = "", _ program: @escaping @MainActor @Sendable (Log) -> Void
  ) -> OwnedAPI {
    OwnedAPI(name, history, remark: remark) { log in MainActor.assumeIsolated { program(log) } }
  }

  /// The same with a history that is only compared with that of another run.
  var repeatable: OwnedAPI {
    var row = self
    row.isFixed = false
    return row
  }

  /// All rows, by group.
  static let groups: [(title: String, rows: [OwnedAPI])] = [
    ("Dispatch", dispatch),
    ("Clocks, timers, operations and chance", foundation),
    ("Swift concurrency", concurrency),
    ("Combine", combine),
    ("The network", network),
    ("The screen", screen),
  ]

  /// Does it in this process, which is a run's, and tells what happened.
  func perform() -> String {
    let log = Log()
    HostNetwork.script = { request in
      let name = URL(string: request.url)?.lastPathComponent ?? ""
      return HostNetwork.Answer(.response(status: 200, headers: [:], body: Data(name.utf8)), latency: 0.5)
    }
    program(log)
    HostLoop.settle(within: 100)
    return log.take()
  }
}

extension Log {
  /// What happened, and when in virtual time.
  func at(_ what: String) { add("\(what)@\((HostLoop.now * 100).rounded() / 100)") }
}
