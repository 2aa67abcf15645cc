import CellHarness
import CellReports
import Foundation
import Synchronization

@testable import CellHarnessCLI

/// What a program said.
final class Said: Sendable {
  private let texts = Mutex(["", ""])

  var output: Output {
    Output(
      print: { line in self.texts.withLock { $0[0] += line + "\n" } },
      complain: { line in self.texts.withLock { $0[1] += line + "\n" } })
  }
  var out: String { texts.withLock { $0[0] } }
  var err: String { texts.withLock { $0[1] } }
}

/// Runs the program over the shelf.
/// - Parameters:
///   - environment: Variables besides none.
///   - interruption: Why it is to end, asked before each run.
func program(
  _ arguments: String..., scenarios: [CellScenario] = Shelf.all, environment: [String: String] = [:],
  interruption: @escaping @Sendable () -> PartialRun.Cause? = { nil }
) -> (code: Int32, said: Said) {
  program(arguments, scenarios: scenarios, environment: environment, interruption: interruption)
}

/// The same with words that are there already.
func program(
  _ arguments: [String], scenarios: [CellScenario] = Shelf.all, environment: [String: String] = [:],
  interruption: @escaping @Sendable () -> PartialRun.Cause? = { nil }
) -> (code: Int32, said: Said) {
  let said = Said()
  let program = Program(
    scenarios: scenarios, output: said.output, environment: environment, interruption: interruption)
  return (program.run(arguments).rawValue, said)
}

/// A folder that goes away with the test.
func withFolder<T>(_ body: (String) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellharness-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try body(folder)
}

/// The data of a file.
func contents(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
