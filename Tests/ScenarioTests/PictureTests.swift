import CellHarness
import Foundation
import ScenarioCatalog
import TestSupport
import Testing

@testable import CellHarnessCLI

/// Pictures of whole screens, kept beside the tests: whoever changes how they look sees it, and looks at them.
@Suite("Pictures of screens")
struct PictureTests {
  /// A plain list with chevrons, inset hosted rows with switches in dark mode, sections of their own kinds with charts, a grid.
  private static let screens = [
    ["leaked-appearance/care-tasks/correct", "--step", "2"],
    ["leaked-view-state/basket/correct", "--step", "0", "--traits", "dark"],
    ["leaked-view-state/health-dashboard/correct", "--step", "0"],
    ["leaked-view-state/photo-strip/correct", "--step", "0"],
  ]

  @Test("a screen's picture is the one that was kept, and drawn again it has the same bytes", arguments: screens)
  func golden(_ words: [String]) throws {
    let first = try drawn(words)
    #expect(first.text == (try drawn(words)).text)
    #expect(first.text.hasPrefix("<svg xmlns") && first.text.hasSuffix("</svg>"))
    Golden.expect(
      first.text, in: Golden.file(first.name), hint: "look at it with `cellharness dump \(words.joined(separator: " ")) --svg`")
  }

  private func drawn(_ words: [String]) throws -> (name: String, text: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = Program(scenarios: allScenarios, output: Output(print: { _ in }, complain: { Issue.record("\($0)") }))
    #expect(program.run(["dump"] + words + ["--svg", "--output", folder]) == .passed)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    return (name, try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
  }
}
