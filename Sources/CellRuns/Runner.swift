import CellDetectors
import CellHarness
import CellTrace
import Foundation

/// Makes runs of one screen: one process each.
package struct Runner: Sendable {
  /// What makes the screen.
  package let screen: ScreenSource
  /// Wall-clock seconds after which a run is stopped.
  package var timeout: Double
  /// Asked before each run; true makes no more of them.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// How much of the processor's time a step may use.
  package var budget = StepBudget()

  /// Creates a runner.
  package init(_ screen: ScreenSource, timeout: Double = 60) {
    self.screen = screen
    self.timeout = timeout
  }

  /// Creates a runner of the screens that a type's `init()` makes.
  package init(_ screen: any CellScreen.Type, timeout: Double = 60) { self.init(ScreenSource(screen), timeout: timeout) }

  /// Performs a script in a new process and reads its trace. A trap in user code is the trace's end, not an error.
  /// - Throws: ``RunError``, or the zygote's own error if no process can be made.
  package func run(_ script: [Interaction], _ configuration: RunConfiguration) throws -> Trace {
    try run(RunOrder(script: script, configuration: configuration))
  }

  /// The same with references.
  func run(_ order: RunOrder) throws -> Trace {
    try checkInterruption()
    var request = RunRequest(screen: try ChildScreen(screen), order: order)
    request.budget = budget
    let configuration = order.configuration
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    let result = try Zygote.run(.script(try JSONEncoder().encode(request)), seeds: seeds, timeout: timeout)
    try checkEnd(result.status)
    var reader = reader(configuration)
    try read(result.output, with: &reader)
    return trace(reader.traceAtEnd, of: result.status)
  }

  /// - Throws: ``RunError/interrupted``.
  func checkInterruption() throws(RunError) {
    if isInterrupted() { throw .interrupted }
  }

  /// What ends a program from outside ends the runs beside it: that is no fault of the screen.
  /// - Throws: ``RunError/stopped(screen:signal:)``.
  func checkEnd(_ status: ChildResult.Status) throws(RunError) {
    guard case .signalled(let number, _, _) = status else { return }
    let names = [Int(SIGINT): "SIGINT", Int(SIGTERM): "SIGTERM", Int(SIGHUP): "SIGHUP"]
    if let name = names[number] { throw .stopped(screen: String(reflecting: screen.type), signal: name) }
  }

  /// What reads the trace of a run.
  func reader(_ configuration: RunConfiguration) -> TraceWire.Reader {
    TraceWire.Reader(screen: String(reflecting: screen.type), configuration: configuration)
  }

  /// Reads what a run's process sent.
  func read(_ records: Data, with reader: inout TraceWire.Reader) throws(RunError) {
    do {
      try records.withUnsafeBytes { try reader.read($0) }
    } catch {
      throw .unreadable(screen: String(reflecting: screen.type), reason: "\(error)")
    }
  }

  /// The trace of a process that ended: how it ended says more than what it sent last.
  func trace(_ sent: Trace, of status: ChildResult.Status) -> Trace {
    var trace = sent
    switch status {
    case .exited(code: 0):
      break
    case .exited(let code):
      trace.end = .inconclusive(
        step: trace.steps.count, reason: "the run's process ended with exit code \(code): user code called exit")
    case .signalled(let signal, let step, let report):
      trace.end = .trapped(step: step, signal: signal, report: report)
    case .timedOut(let step):
      trace.end = .inconclusive(
        step: step, reason: "step \(step) did not end within \(Int(timeout)) seconds; look for an endless loop in it")
    }
    if screen.type is any PartialCellScreen.Type { trace.end = opened(alone: trace.end) }
    return trace
  }

  /// A screen that is opened by itself, and ends before anybody did anything, lacks what the app does before: that says nothing about it.
  private func opened(alone end: RunEnd) -> RunEnd {
    switch end {
    case .trapped(0, let signal, let report) where signal != Int(SIGXCPU):
      .inconclusive(step: 0, reason: FindingText.notOpenedByItself(TrapReport(report).cause))
    case .exception(0, _, let text, _): .inconclusive(step: 0, reason: FindingText.notOpenedByItself(text))
    case .trapped, .exception, .finished, .stepFailed, .inconclusive: end
    }
  }
}
