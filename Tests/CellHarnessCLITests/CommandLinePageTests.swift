import Foundation
import TestSupport
import Testing

@testable import CellHarnessCLI

@Suite("The page about the command line")
struct CommandLinePageTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellHarness/CellHarness.docc/Command-Line.md").standardized

  @Test("it shows the help of every command as the program prints it")
  func page() {
    var text = """
      # The command line

      What `cellharness help` prints. `cellharness help COMMAND` is about one command.

      ```
      \(HelpText.text(nil))
      ```

      ## Settings

      A file `cellharness.json` beside `Package.swift` gives every call options, by their names without dashes; `--preset NAME` adds
      those of a named group, and the command line has the last word. `--print-config` shows which count.

      ```json
      {
        "options": { "profile": ["iOS17", "iOS18"] },
        "presets": { "ci": { "color": "never", "strict-baseline": true, "reporter": ["html", "junit=tests.xml"] } }
      }
      ```

      """
    for command in CommandName.allCases where command != .help && command != .version {
      text += "\n## \(command.rawValue)\n\n```\n\(HelpText.text(command))\n```\n"
    }
    Golden.expect(text, in: Self.page)
  }

  @Test("the settings of the page can be read")
  func settings() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "```json\n")).upperBound
    let end = try #require(text.range(of: "\n```", range: start..<text.endIndex)).lowerBound
    let settings = try SettingsFile.settings(in: Data(text[start..<end].utf8), path: "cellharness.json", preset: "ci", for: .run)
    #expect(settings.map(\.option.key) == ["profile", "profile", "color", "reporter", "reporter", "strict-baseline"])
  }
}
