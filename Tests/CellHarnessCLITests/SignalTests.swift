import Foundation
import Testing

@testable import CellHarnessCLI

/// Real signals to a real process, which runs scenarios as the program does.
@Suite("Signals") struct SignalTests {
  /// Runs the shelf for a long time and sends this process a signal when the first scenario has ended.
  private static func runUntilSignalled(_ number: Int32, _ folder: String) -> Never {
    let output = Output(print: { _ in }, complain: { line in if line.hasPrefix("[1/") { kill(getpid(), number) } })
    let scenarios = (0..<40).flatMap { _ in Shelf.quiet }
    let program = Program(scenarios: scenarios, output: output, environment: [:])
    exit(program.run(["run", "--policy", "lifo", "--profile", "iOS17", "--output", folder]).rawValue)
  }

  @Test("Ctrl-C ends a run with 130 and a report that says so")
  func interrupt() async throws {
    let folder = NSTemporaryDirectory() + "cellharness-interrupt"
    try? FileManager.default.removeItem(atPath: folder)
    await #expect(processExitsWith: .exitCode(130)) {
      Self.runUntilSignalled(SIGINT, NSTemporaryDirectory() + "cellharness-interrupt")
    }
    #expect(String(decoding: try contents("\(folder)/report.json"), as: UTF8.self).contains(#""cause" : "interrupted""#))
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("a termination ends it with 143")
  func terminate() async throws {
    let folder = NSTemporaryDirectory() + "cellharness-terminate"
    try? FileManager.default.removeItem(atPath: folder)
    await #expect(processExitsWith: .exitCode(143)) {
      Self.runUntilSignalled(SIGTERM, NSTemporaryDirectory() + "cellharness-terminate")
    }
    #expect(String(decoding: try contents("\(folder)/report.json"), as: UTF8.self).contains(#""cause" : "terminated""#))
    try? FileManager.default.removeItem(atPath: folder)
  }
}
