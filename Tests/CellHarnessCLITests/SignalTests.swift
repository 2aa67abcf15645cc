import CellReports
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

  /// Searches the shelf for a long time and sends this process a signal when the first finding was said.
  private static func exploreUntilSignalled(_ number: Int32, _ folder: String) -> Never {
    let output = Output(print: { _ in }, complain: { line in if line.contains("\n  Replay: ") { kill(getpid(), number) } })
    let program = Program(scenarios: Shelf.all, output: output, environment: [:])
    exit(
      program.run([
        "explore", "shelf/leak", "--steps", "1000000", "--policy", "lifo", "--profile", "iOS17", "--output", folder,
        "--reporter", "json", "--regressions", "\(folder)/kept",
      ]).rawValue)
  }

  @Test("Ctrl-C ends a search with 130; what it found is kept, and its report says that it is a part")
  func interruptedSearch() async throws {
    let folder = NSTemporaryDirectory() + "cellharness-explore-interrupt"
    try? FileManager.default.removeItem(atPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .exitCode(130)) {
      Self.exploreUntilSignalled(SIGINT, NSTemporaryDirectory() + "cellharness-explore-interrupt")
    }
    let report = try JSONReporter.decode(contents("\(folder)/report.json"))
    #expect(report.partial?.cause == .interrupted)
    #expect(report.scenarios.first?.findings.isEmpty == false)
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept").isEmpty == false)
  }

  /// Runs the shelf, the leak last but one, writes what is said into a file, and ends this process when the leak was said.
  private static func runUntilKilled(_ folder: String) -> Never {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: "\(folder)/said.txt", contents: nil)
    let file = FileHandle(forWritingAtPath: "\(folder)/said.txt")
    let output = Output(
      print: { _ in },
      complain: { line in
        file?.write(Data("\(line)\n".utf8))
        if line.contains("] shelf/leak: ") { kill(getpid(), SIGKILL) }
      })
    let scenarios = [Shelf.quiet[0], Shelf.leak] + (0..<60).flatMap { _ in Shelf.quiet }
    let program = Program(scenarios: scenarios, output: output, environment: [:])
    exit(program.run(["run", "--policy", "lifo", "--profile", "iOS17", "--output", folder]).rawValue)
  }

  @Test("what SIGKILL ends has said and written what it knew, before the run is over; the stream is shown as partial")
  func killed() async throws {
    let folder = NSTemporaryDirectory() + "cellharness-killed"
    try? FileManager.default.removeItem(atPath: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      Self.runUntilKilled(NSTemporaryDirectory() + "cellharness-killed")
    }
    let said = String(decoding: try contents("\(folder)/said.txt"), as: UTF8.self)
    #expect(said.contains("error: [leaked-view-state] state 'loans' of BookRow"))
    #expect(said.contains("\n  Replay: cellharness replay ch1:shelf/leak:"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder)/report.json"), "no report was written any more")
    let (report, _) = try FindingsStreamReader.read(contents("\(folder)/findings.jsonl"))
    #expect(report.partial?.cause == .killed && report.partial?.missing.isEmpty == false)
    let leak = try #require(report.scenarios.first { $0.name == "shelf/leak" })
    #expect(leak.findings.map(\.finding.detector) == ["leaked-view-state"])
    let shown = program("show", "\(folder)/findings.jsonl")
    #expect(shown.code == 4 && shown.said.out.hasPrefix("partial · 1 new · "))
    #expect(shown.said.out.contains("gate: partial: the program ended without a verdict after "))
  }
}
