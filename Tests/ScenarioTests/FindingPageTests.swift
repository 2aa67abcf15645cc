import Foundation
import ScenarioCatalog
import Synchronization
import TestSupport
import Testing

@testable import CellHarnessCLI

/// Ten findings as somebody at a terminal reads them: the page `Printed-Findings` is written by the test and compared with it.
@Suite("Findings as printed") struct FindingPageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellHarness/CellHarness.docc/Printed-Findings.md").standardized

  /// One screen for each of ten detectors.
  private static let screens = [
    "leaked-view-state/counter", "leaked-appearance/border-posts", "late-async-result/beacons",
    "stale-index-action/band-set-list",
    "stale-content/bus-stops", "lost-view-state/flasks", "handler-outlives-item/basket", "retained-after-teardown/songs",
    "invalid-update/tickets", "added-at-configuration/bells",
  ]

  @Test("the page shows what is printed of ten bugs, one of each kind, each once")
  func page() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cellharness-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let said = Mutex("")
    let output = Output(print: { line in said.withLock { $0 += line + "\n" } }, complain: { _ in })
    let filter = "^(\(Self.screens.joined(separator: "|")))/buggy$"
    let code = Program(scenarios: allScenarios, output: output).run([
      "run", "--filter", filter, "--profile", "iOS17", "--policy", "lifo", "--output", folder,
    ])
    #expect(code.rawValue == 0)
    let printed = try #require(said.withLock { $0 }.split(separator: "Found as expected:\n\n", maxSplits: 1).last)
    let findings = printed.split(separator: "\nPolicies besides", maxSplits: 1)[0].split(separator: "\n\n")
    #expect(findings.count == Self.screens.count)
    var text = """
      # Findings as printed

      Ten bugs, one of each kind, as `cellharness run` prints them.

      Each stands at a line of the app's code, names the items, and says why: what was set when and for whom, which reuse carried
      it, what would have been there otherwise, and what to change. The screens are in `Scenarios/`; a test runs them and compares
      what is printed with this page.

      """
    for finding in findings {
      let detector = finding.firstMatch(of: /\[([a-z-]+)\]/).map { String($0.1) } ?? ""
      text += "\n## \(detector)\n\n```\n\(finding.trimmingCharacters(in: .newlines))\n```\n"
    }
    Golden.expect(text, in: Self.page)
  }
}
