import CellHarness
import CellTrace
import Foundation

/// Makes runs of one screen: one process each.
public struct Runner: Sendable {
  /// What makes the screen.
  public let screen: ScreenSource
  /// Wall-clock seconds after which a run is stopped.
  public var timeout: Double

  /// Creates a runner.
  public init(_ screen: ScreenSource, timeout: Double = 60) {
    self.screen = screen
    self.timeout = timeout
  }

  /// Creates a runner of the screens that a type's `init()` makes.
  public init(_ screen: any CellScreen.Type, timeout: Double = 60) { self.init(ScreenSource(screen), timeout: timeout) }

  /// Performs a script in a new process and reads its trace. A trap in user code is the trace's end, not an error.
  /// - Throws: ``RunError``, or the zygote's own error if no process can be made.
  public func run(_ script: [Interaction], _ configuration: RunConfiguration) throws -> Trace {
    try run(script, configuration, references: .none)
  }

  /// The same with rebuild references.
  func run(_ script: [Interaction], _ configuration: RunConfiguration, references: RunRequest.References) throws -> Trace {
    let request = RunRequest(
      screen: try ChildScreen(screen), script: script, configuration: configuration, references: references)
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    let result = try Zygote.run(.script(try JSONEncoder().encode(request)), seeds: seeds, timeout: timeout)
    return try trace(result.output, result.status, configuration)
  }

  /// The trace that a process left behind.
  func trace(_ output: Data, _ status: ChildResult.Status, _ configuration: RunConfiguration) throws(RunError) -> Trace {
    let name = String(reflecting: screen.type)
    var trace: Trace
    do {
      trace = try output.withUnsafeBytes { try TraceWire.read($0, screen: name, configuration: configuration) }
    } catch {
      throw RunError.unreadable(screen: name, reason: "\(error)")
    }
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
    return trace
  }
}
