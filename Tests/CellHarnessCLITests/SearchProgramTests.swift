import CellHarness
import CellReports
import Foundation
import Testing

@testable import CellHarnessCLI

/// Searches from the command line, and what is done with what they kept.
@Suite("Searching from the command line", .serialized)
struct SearchProgramTests {
  private static let conditions = ["--policy", "lifo", "--profile", "iOS17"]

  private func run(_ words: String..., scenarios: [CellScenario] = Shelf.all) -> (code: Int32, said: Said) {
    let said = Said()
    let program = Program(scenarios: scenarios, output: said.output, environment: [:], interruption: { nil })
    return (program.run(words + Self.conditions).rawValue, said)
  }

  @Test("every short script: one action is not enough for this bug, and all sequences are counted")
  func exhaustive() {
    let (code, said) = run("explore", "shelf/leak", "--exhaustive", "1")
    let lines = said.out.split(separator: "\n")
    #expect(code == 0, "\(said.err)")
    #expect(lines.first?.hasPrefix("shelf/leak: no finding in all ") == true)
    #expect(lines.first?.hasSuffix(" sequences up to depth 1") == true)
    #expect(lines.last?.contains("act on items that are alike") == true)
  }

  @Test("what a search kept is replayed from its file; a file of another screen, and one that is no such file, are named")
  func replay() throws {
    try withFolder { folder in
      let found = run("explore", "shelf/leak", "--steps", "120", "--regressions", folder, "--quiet")
      #expect(found.code == 1)
      let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".jsonl") })
      let file = "\(folder)/\(name)"
      let replayed = program("replay", file)
      #expect(replayed.code == 1 && replayed.said.out.hasPrefix("Reproduced: leaked-view-state "))

      let text = String(decoding: try contents(file), as: UTF8.self)
      func written(_ text: String) throws -> String {
        let other = "\(folder)/other.jsonl"
        try Data(text.utf8).write(to: URL(fileURLWithPath: other))
        return other
      }
      let identity = try #require(text.firstRange(of: /"fingerprint":"[0-9a-f]{16}"/))
      let other = program(
        "replay", try written(text.replacingCharacters(in: identity, with: #""fingerprint":"0123456789abcdef""#)))
      #expect(other.code == 1)
      #expect(other.said.out.hasPrefix("Other finding: leaked-view-state 0123456789abcdef of "))
      #expect(other.said.out.contains(" was not reported, but the same script shows:\nerror: [leaked-view-state] "))
      let elsewhere = program("replay", try written(text.replacing("ShelfScreen", with: "Shelf2Screen")))
      #expect(elsewhere.code == 2)
      #expect(
        elsewhere.said.err
          == "cellharness: no scenario has the screen CellHarnessCLITests.Shelf2Screen; see `cellharness list`\n")
      // The same screen, mended.
      let quiet = program("replay", file, scenarios: Shelf.quiet)
      #expect(quiet.code == 4)
      #expect(quiet.said.out.hasPrefix("Did not reproduce: leaked-view-state "))
      let broken = program("replay", try written("{"))
      #expect(broken.code == 2 && broken.said.err.hasPrefix("cellharness: "))
    }
  }

  @Test("walks begin with scripts of the screen's scenarios and with kept ones; --no-scripts searches without")
  func scripts() throws {
    try withFolder { folder in
      let line = "  walks that began with a script that was there: "
      func explore(_ more: [String], _ scenarios: [CellScenario]) -> (code: Int32, said: Said) {
        let said = Said()
        let words = ["explore", scenarios[0].name, "--regressions", folder, "--quiet"] + more + Self.conditions
        let program = Program(scenarios: scenarios, output: said.output, environment: [:], interruption: { nil })
        return (program.run(words).rawValue, said)
      }
      // Its own script shows the leak.
      let directed = explore(["--steps", "60"], Shelf.all)
      #expect(directed.code == 1 && directed.said.out.contains(line))
      // Kept scripts are known as well, where the scenario has none.
      let bare = [CellScenario("shelf/bare", ShelfScreen.self, script: [])]
      let kept = explore(["--steps", "12"], bare)
      #expect(kept.code == 1 && kept.said.out.contains("Reproduced: leaked-view-state ") && kept.said.out.contains(line))
      let alone = explore(["--steps", "12", "--no-scripts"], Shelf.all)
      #expect(!alone.said.out.contains(line))
    }
  }

  @Test("a search that has seen nothing new for a while ends, as --plateau asks")
  func plateau() {
    let (code, said) = run("explore", "shelf/quiet 1", "--steps", "100000", "--plateau", "40", "--no-scripts", "--quiet")
    #expect(code == 0, "\(said.err)")
    #expect(said.out.contains("\nEnded early: the last 40 steps and more brought no new state.\n"))
  }

  @Test("a search that has found an error ends when no other one comes, as --patience asks")
  func patience() throws {
    try withFolder { folder in
      let (code, said) = run(
        "explore", "shelf/leak", "--steps", "100000", "--patience", "30", "--no-scripts", "--quiet", "--regressions", folder)
      #expect(code == 1, "\(said.err)")
      #expect(said.out.contains("\nEnded early: no other error was found in the "))
    }
  }

  @Test("a score of searches names each screen, what was found and what was not; nothing to score is said")
  func score() {
    let shelf = [
      CellScenario("shelf/leak", ShelfScreen.self, expecting: ["leaked-view-state"], script: Shelf.script)
    ]
    let (code, said) = run("score", "--explore", "--steps", "120", "--jobs", "1", scenarios: shelf)
    #expect(code == 0, "\(said.err)")
    #expect(said.out.hasPrefix("1 of 1 screens with a defect: found without a script, median "))
    #expect(said.out.contains("0 of 0 correct screens: silent"))
    #expect(said.err.hasPrefix("shelf/leak: found leaked-view-state after "))
    let short = run("score", "--explore", "--steps", "1", "--quiet", scenarios: shelf)
    #expect(short.code == 1 && short.said.err == "")
    #expect(short.said.out.contains("Missed:\n  shelf/leak: missed leaked-view-state ("))
    let accused = run("score", "--explore", "--filter", "leak", "--steps", "120", "--quiet")
    #expect(accused.code == 1 && accused.said.out.contains("Accused:\n  shelf/leak: accused ("))
    let none = run("score", "--explore", "--filter", "nothing")
    #expect(none.code == 5)
    #expect(none.said.err.contains("cellharness: no scenario matches; `cellharness list` shows all"))
  }
}
