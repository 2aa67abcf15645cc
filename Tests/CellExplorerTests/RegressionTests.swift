import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Foundation
import Testing

@testable import CellExplorer

@Suite("Scripts that are kept") struct RegressionTests {
  private let script: [Interaction] = [
    .swipe(.resolved(CellItemID(key: "a \"b\"\n")), .trailing), .mutate("a row arrives"), .tapAction("Delete"),
  ]

  private var regression: Regression {
    let finding = Finding(
      detector: "stale-index-action", severity: .error, summary: "the action \"Delete\" on \"One\" removes \"Two\"",
      item: CellItemID(key: "a"), itemTitle: "One", cellType: "Row", property: "Delete", observed: "Two", expected: "One",
      seenStep: 3)
    return Regression(
      Exploration.Failure(
        finding: finding, fingerprint: "0123456789abcdef", script: script, words: ["swipe \"One\" open", "data: a row arrives"],
        foundAfter: 9, originalLength: 12, isMinimal: true, profile: .iOS17, policies: [.lifo, .fifo], seed: 7),
      of: ScreenSource(CorrectRowsScreen.self), traits: [.dark])
  }

  @Test("a file has a line for what was found and a line for each step, and is read as it was written")
  func file() throws {
    let lines = regression.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("\"screen\":\"CellExplorerTests.CorrectRowsScreen\""))
    #expect(lines[0].contains("\"traits\":\"dark\""))
    #expect(lines[2] == #"{"step":{"mutate":{"_0":"a row arrives"}},"words":"data: a row arrives"}"#)
    // The step that ended the app has the words of its kind.
    #expect(lines[3].contains("\"words\":\"action\""))
    #expect(try Regression(text: regression.text) == regression)
    #expect(regression.fileName == "CorrectRowsScreen-stale-index-action-01234567.jsonl")
  }

  @Test("a token holds the whole file in one line that no shell changes")
  func token() throws {
    let token = regression.token
    #expect(token.hasPrefix("cx1:"))
    #expect(token.dropFirst(4).allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    #expect(try Regression(token: token) == regression)
    #expect(try Regression(token: "ch1:a:b") == nil)
  }

  @Test("what can't be read says where and what to do")
  func unreadable() {
    #expect(throws: RegressionProblem.unreadable(line: 1)) { try Regression(text: "") }
    #expect(throws: RegressionProblem.unreadable(line: 3)) {
      try Regression(text: regression.text.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n{}\n")
    }
    #expect(throws: RegressionProblem.version(2)) {
      try Regression(text: regression.text.replacing("\"regression\":1", with: "\"regression\":2"))
    }
    #expect(
      RegressionProblem.unreadable(line: 3).description
        == "line 3 of the kept script can't be read; copy the whole token or file again, or delete it and search anew")
  }

  @Test("a folder gives back what was kept of a screen, and tells what it can't read")
  func folder() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = RegressionFolder(path)
    let file = try folder.keep(regression)
    try Data("?".utf8).write(to: URL(fileURLWithPath: path + "/broken.jsonl"))
    let (kept, problems) = folder.regressions(of: "CellExplorerTests.CorrectRowsScreen")
    #expect(kept.map(\.file) == [file])
    #expect(kept.map(\.regression) == [regression])
    #expect(problems.count == 1)
    #expect(folder.regressions(of: "Other").kept.isEmpty)
  }

  @Test("a test that is made of a finding repeats its script under its conditions")
  func emitted() {
    #expect(
      EmittedTest.swiftTesting(regression) == """
        import CellHarnessTesting
        import Testing

        @testable import CellExplorerTests

        /// the action "Delete" on "One" removes "Two"
        @Test("stale-index-action: the action \\"Delete\\" on \\"One\\" removes \\"Two\\"")
        func correctRowsScreenStaleIndexAction_01234567() {
          expectNoFindings(
            in: CorrectRowsScreen.self, traits: [.dark], profiles: [.iOS17], policies: .named("fifo"),
            failsOn: .warning, seed: 7,
            script: [
              // swipe "One" open
              .swipe(.resolved(CellItemID(key: "a \\"b\\"\\n")), .trailing),
              // data: a row arrives
              .mutate("a row arrives"),
              // action
              .tapAction("Delete"),
            ])
        }

        """)
  }

  @Test("a test that is printed for the module of its screen does not import it")
  func emittedInOwnModule() {
    let source = EmittedTest.swiftTesting(regression, in: "CellExplorerTests")
    #expect(source.hasPrefix("import CellHarnessTesting\nimport Testing\n\n/// the action"))
    #expect(EmittedTest.swiftTesting(regression, in: "AppTests").contains("@testable import CellExplorerTests"))
  }

  @Test("a kept script is reproduced on the broken screen, and not on the fixed one", .timeLimit(.minutes(5)))
  func replay() throws {
    let delete = (1...3).map { _ in Interaction.mutate("the last row goes") }
    let judged = try Judge(ScreenSource(TrappingScreen.self)).judge(
      delete, JudgeConditions(profile: .iOS18, policies: [.lifo], seed: 1, traits: .standard))
    let finding = try #require(judged.findings.first { $0.detector == "crash" })
    let failure = Exploration.Failure(
      finding: finding, fingerprint: Fingerprint.of(finding), script: delete, words: judged.words, foundAfter: 1,
      originalLength: 3, isMinimal: true, profile: .iOS18, policies: [.lifo], seed: 1)
    let kept = Regression(failure, of: ScreenSource(TrappingScreen.self), traits: .standard)
    let again = try Replay.of(kept, on: ScreenSource(TrappingScreen.self))
    guard case .reproduced = again else {
      Issue.record("\(again)")
      return
    }
    #expect(ExplorationText.answer(again, kept).hasPrefix("Reproduced: crash"))
    #expect(ExplorationText.answer(again, kept, style: .colored).contains("\u{1B}[1;31merror\u{1B}[0m: [crash]"))
    // The screen has no such mutation any more.
    let changed = try Replay.of(kept, on: ScreenSource(CorrectRowsScreen.self))
    guard case .notPerformed(let reason) = changed else {
      Issue.record("\(changed)")
      return
    }
    #expect(reason.contains("the screen has no mutation \"the last row goes\""))
  }

  @Test("a kept script that shows something else today says so, what it was, and what there is instead", .timeLimit(.minutes(5)))
  func otherFinding() throws {
    let delete = (1...3).map { _ in Interaction.mutate("the last row goes") }
    let conditions = JudgeConditions(profile: .iOS18, policies: [.lifo], seed: 1, traits: .standard)
    let judged = try Judge(ScreenSource(TrappingScreen.self)).judge(delete, conditions)
    var finding = try #require(judged.findings.first { $0.detector == "crash" })
    // What was found when the script was kept, before another bug was put into the screen: rows that were too low.
    (finding.detector, finding.property) = ("stale-size", "height")
    let failure = Exploration.Failure(
      finding: finding, fingerprint: Fingerprint.of(finding), script: delete, words: judged.words, foundAfter: 1,
      originalLength: 3, isMinimal: true, profile: .iOS18, policies: [.lifo], seed: 1)
    var kept = Regression(failure, of: ScreenSource(TrappingScreen.self), traits: .standard)
    kept.head.tool = "0.0.1"
    let today = try Replay.of(kept, on: ScreenSource(TrappingScreen.self))
    guard case .otherFinding(let failures) = today else {
      Issue.record("\(today)")
      return
    }
    #expect(failures.contains { $0.finding.detector == "crash" && $0.script == delete })
    #expect(today.failures.map(\.fingerprint) == failures.map(\.fingerprint))
    let answer = ExplorationText.answer(today, kept)
    let first = answer.split(separator: "\n").first.map(String.init)
    #expect(
      first
        == "Other finding: stale-size \(kept.head.fingerprint) of CellExplorerTests.TrappingScreen was not reported, but the same "
        + "script shows: It was found by version 0.0.1; this is \(ReportBuilder.toolVersion).")
    #expect(answer.contains("[crash]") && answer.contains("3. data: the last row goes"))
    // It was not searched for: nothing is said of steps until then, nor of steps that could be left out.
    #expect(!answer.contains("Found after") && !answer.contains("can be skipped"))
  }

  @Test("nothing in an app's texts moves the cursor of a terminal")
  func hostileTexts() throws {
    let delete = (1...3).map { _ in Interaction.mutate("the last row goes") }
    let judged = try Judge(ScreenSource(TrappingScreen.self)).judge(
      delete, JudgeConditions(profile: .iOS18, policies: [.lifo], seed: 1, traits: .standard))
    var finding = try #require(judged.findings.first)
    finding.summary = "a \u{1B}[2J b\nc"
    finding.evidence = ["first\n::error::second\u{202E}"]
    let failure = Exploration.Failure(
      finding: finding, fingerprint: "f", script: [], words: ["tap \"\u{7}\""], foundAfter: 1, originalLength: 1, isMinimal: true,
      profile: .iOS18, policies: [.lifo], seed: 1)
    let text = ExplorationText.text(failure) + "\n" + ExplorationText.evidence(finding)
    #expect(text.contains("a \\u{1B}[2J b\n   c\n   1. tap \"\\u{7}\""))
    #expect(text.contains("   first\n     ::error::second\\u{202E}"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
