import CellReports
import CellRuns
import Foundation
import TestSupport
import Testing

@testable import CellHarnessCLI

/// What each command says, as somebody at a terminal sees it: the page `Transcripts` is written by the test and compared with it.
@Suite("Transcripts") struct TranscriptTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CellHarness/CellHarness.docc/Transcripts.md").standardized

  /// What the page shows of a command.
  private struct Call {
    /// What the reader is told before it.
    var note: String
    /// The words, with `build` for the folder that all files are in, `TOKEN` for the finding's and `KEPT` for the file of a search.
    var words: [String]
    var code: Int32
    /// Lines that are shown; the rest is said to be left out.
    var lines = 60
    /// True if the screens are those in which nothing is wrong.
    var isMended = false
  }

  private static let policy = ["--policy", "fifo"]
  private static let calls: [Call] = [
    Call(note: "What there is.", words: ["list"], code: 0),
    Call(
      note: "A run that finds a leak. What was written is said at the end.",
      words: ["run", "--filter", "leak", "--output", "build"] + policy + ["--keep-traces", "build/traces"],
      code: 1),
    Call(
      note: "The report again, as another format.", words: ["show", "build/report.json", "--reporter", "junit=-"], code: 1,
      lines: 34),
    Call(note: "What the finding's detector is about.", words: ["explain", "leaked-view-state"], code: 0),
    Call(note: "What the screen showed after a step.", words: ["dump", "shelf/leak", "--step", "1"], code: 0, lines: 14),
    Call(note: "The Replay line of the finding.", words: ["replay", "TOKEN"], code: 1),
    Call(
      note: "The runs that were kept, judged again with today's detectors.",
      words: ["judge", "build/traces", "--output", "build/again", "--quiet"], code: 1, lines: 12),
    Call(
      note: "All that is found is accepted, for a reason.",
      words: ["baseline", "write", "--reason", "issue 12", "--filter", "leak", "--baseline", "build/written.json"] + policy,
      code: 0),
    Call(
      note: "The same, and what no longer occurs is taken out.",
      words: ["baseline", "update", "--reason", "issue 12", "--filter", "leak", "--baseline", "build/baseline.json"]
        + policy, code: 0, lines: 12),
    Call(
      note: "It fails no longer.",
      words: ["baseline", "check", "--filter", "leak", "--baseline", "build/baseline.json"] + policy, code: 0, lines: 12),
    Call(
      note: "Nothing is left that no longer occurs.",
      words: ["baseline", "prune", "--filter", "leak", "--baseline", "build/baseline.json"] + policy, code: 0, lines: 12),
    Call(
      note: "Two parts of a run, as two machines make them, and what they are together.",
      words: ["run", "--filter", "quiet", "--shard", "1/2", "--output", "build/1", "--quiet"] + policy, code: 0, lines: 12),
    Call(
      note: "", words: ["run", "--filter", "quiet", "--shard", "2/2", "--output", "build/2", "--quiet"] + policy, code: 0,
      lines: 12),
    Call(
      note: "", words: ["merge", "build/1/report.json", "build/2/report.json", "--output", "build/whole"], code: 0, lines: 12),
    Call(note: "What two reports do not share.", words: ["diff", "build/whole/report.json", "build/report.json"], code: 1),
    Call(
      note: "A search of the screen as if it had no scripts, and a test for what it found.",
      words: ["explore", "shelf/leak", "--steps", "300", "--no-scripts", "--regressions", "build/kept", "--emit-test", "xctest"],
      code: 1,
      lines: 90),
    Call(note: "The script that it kept, run again.", words: ["replay", "KEPT"], code: 1),
    Call(note: "The same when the screen was mended.", words: ["replay", "KEPT"], code: 4, isMended: true),
    Call(
      note: "How often detectors find and accuse.", words: ["score", "--filter", "leak"] + policy, code: 1, lines: 40),
    Call(note: "Whether time, order and chance are under control.", words: ["doctor"], code: 0),
    Call(note: "For a shell to read.", words: ["completions", "bash"], code: 0, lines: 8),
    Call(note: "Which settings count.", words: ["run", "--seed", "7", "--color", "never", "--print-config"], code: 0),
    Call(note: "The help of a command; all of it is on <doc:Command-Line>.", words: ["help", "diff"], code: 0),
    Call(note: "", words: ["version"], code: 0),
    Call(note: "Wrong words end with what to do.", words: ["rum"], code: 2),
    Call(note: "", words: ["replay", "ch1:shelf/leak:0000000000000000"], code: 4),
    Call(note: "", words: ["run", "--filter", "nothing"], code: 5, lines: 10),
    Call(note: "", words: ["judge", "build/nothing"], code: 3),
    Call(note: "An app's folder is adopted by `cellharness` alone.", words: ["adopt", "App"], code: 2),
  ]

  @Test("the page shows what every command says, and how it ends")
  func page() throws {
    try withFolder { folder in
      var text = """
        # What the commands say

        Each command once, with what it prints and its exit code.

        The screens are a shelf of forty books whose rows count loans: in `shelf/leak` the next book inherits the count. A test performs the
        calls and compares them with this page; long outputs are cut.

        """
      for call in Self.calls {
        let words = try call.words.map { try word($0, folder) }
        let said = Said()
        let shelf = call.isMended ? Shelf.quiet : Shelf.all
        let code = Program(scenarios: shelf, output: said.output, environment: [:], interruption: { nil }).run(words)
        #expect(code.rawValue == call.code, "\(call.words.joined(separator: " ")): \(said.err)")
        text += (call.note.isEmpty ? "" : "\n\(call.note)\n") + "\n```\n$ cellharness \(line(call, words, folder))\n"
        text += shown(said.out + said.err, of: call, in: folder) + "exit code \(code.rawValue)\n```\n"
      }
      Golden.expect(text, in: Self.page)
      let shown = Set(Self.calls.compactMap { CommandName(rawValue: $0.words[0]) })
      #expect(shown == Set(CommandName.allCases))
    }
  }

  private func word(_ word: String, _ folder: String) throws -> String {
    if word == "KEPT" {
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/kept")
      return "\(folder)/kept/\(try #require(files.first { $0.hasSuffix(".jsonl") }))"
    }
    guard word == "TOKEN" else {
      return word.replacing("build", with: folder, maxReplacements: word.hasPrefix("build") || word.contains("=build") ? 1 : 0)
    }
    let report = try JSONReporter.decode(contents("\(folder)/report.json"))
    let finding = try #require(report.scenarios.flatMap(\.findings).first { $0.finding.detector == "leaked-view-state" })
    return finding.replay
  }

  private func line(_ call: Call, _ words: [String], _ folder: String) -> String {
    zip(call.words, words).map { before, after in
      let word = ["TOKEN", "KEPT"].contains(before) ? after.replacing(folder, with: "build") : before
      return word.contains(" ") || word.contains("|") ? "'\(word)'" : word
    }.joined(separator: " ")
  }

  private func shown(_ text: String, of call: Call, in folder: String) -> String {
    let plain = text.replacing(folder, with: "build").replacing(ReportBuilder.toolchain, with: "Swift 6.3")
      .replacing(/[0-9,]+ steps\/s/, with: "… steps/s").replacing(/time="[0-9.]+"/, with: "time=\"…\"")
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.count > call.lines else { return lines.map { $0 + "\n" }.joined() }
    return lines.prefix(call.lines).map { $0 + "\n" }.joined() + "… \(lines.count - call.lines) more lines\n"
  }
}
