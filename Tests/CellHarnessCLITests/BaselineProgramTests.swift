import CellHarness
import CellReports
import Foundation
import Testing

@testable import CellHarnessCLI

/// What the program does with a baseline: the file that nobody names, one that can't be read, and reports of runs that are over.
@Suite("Baselines in the program") struct BaselineProgramTests {
  private static let quick = ["--policy", "lifo", "--profile", "iOS17"]

  private func cellharness(_ words: [String], _ shelves: [ShelfState] = [.leaking]) -> (code: Int32, said: Said) {
    let said = Said()
    let program = Program(
      scenarios: shelves.flatMap(\.scenarios), output: said.output, environment: [:], interruption: { nil })
    return (program.run(words).rawValue, said)
  }

  /// Which scenarios there are.
  private enum ShelfState {
    /// The one that leaks.
    case leaking
    /// The same screen, mended, under the same name.
    case mended

    var scenarios: [CellScenario] {
      switch self {
      case .leaking: [Shelf.leak]
      case .mended: [CellScenario(Shelf.leak.name, script: Shelf.script) { ShelfScreen(keepsCountInRow: false) }]
      }
    }
  }

  private func accept(in folder: String, as file: String) {
    let written = cellharness(
      ["baseline", "write", "--reason", "issue 12", "--output", folder, "--baseline", file] + Self.quick)
    #expect(written.code == 0, "\(written.said.err)")
  }

  /// The folder in which the next test's program works.
  private static let place = NSTemporaryDirectory() + "cellharness-usual-baseline"

  @Test("the file that nobody named, Reports/baseline.json where the program is started, is read and decides")
  func usual() async throws {
    try? FileManager.default.removeItem(atPath: Self.place)
    defer { try? FileManager.default.removeItem(atPath: Self.place) }
    try FileManager.default.createDirectory(atPath: Self.place, withIntermediateDirectories: true)
    // Each in a process of its own, for a process has one folder.
    func expectEnd(_ code: Int32, _ what: Comment) async {
      await #expect(processExitsWith: .exitCode(code), what) {
        let place = NSTemporaryDirectory() + "cellharness-usual-baseline"
        guard FileManager.default.changeCurrentDirectoryPath(place) else { exit(9) }
        let silent = Output(print: { _ in }, complain: { _ in })
        let words = ["run", "--policy", "lifo", "--profile", "iOS17", "--output", "out"]
        exit(Program(scenarios: [Shelf.leak], output: silent, environment: [:]).run(words).rawValue)
      }
    }
    await expectEnd(1, "without a baseline the leak is new")
    accept(in: "\(Self.place)/out", as: "\(Self.place)/Reports/baseline.json")
    await expectEnd(0, "with the usual file it is known")
    try Data("{".utf8).write(to: URL(fileURLWithPath: "\(Self.place)/Reports/baseline.json"))
    await expectEnd(3, "a usual file that is broken is not taken for none")
  }

  @Test("a baseline that can't be read is noticed before anything is run", arguments: ["run", "check", "prune"])
  func broken(verb: String) throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      try Data("{".utf8).write(to: URL(fileURLWithPath: file))
      let words = (verb == "run" ? ["run"] : ["baseline", verb]) + ["--output", "\(folder)/out", "--baseline", file]
      let result = cellharness(words + Self.quick)
      #expect(result.code == 3 && result.said.out.isEmpty)
      #expect(result.said.err.hasPrefix("cellharness: \(file): the baseline can't be read"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/out"), "nothing was run")
    }
  }

  @Test("an entry that no longer occurs is named, and fails where the baseline is strict")
  func strict() throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      accept(in: folder, as: file)
      let words = ["run", "--output", folder, "--baseline", file] + Self.quick
      let lenient = cellharness(words, [.mended])
      #expect(lenient.code == 0 && lenient.said.out.hasPrefix("0 new · 0 known · 1 fixed · "))
      #expect(lenient.said.out.contains("no longer occurs in shelf/leak; remove it with `cellharness baseline prune`"))
      let strict = cellharness(words + ["--strict-baseline"], [.mended])
      #expect(strict.code == 1)
      #expect(strict.said.out.contains("gate: 1 baseline entry no longer occurs; remove with `cellharness baseline prune`"))
      #expect(cellharness(words + ["--strict-baseline"]).code == 0, "what it holds is there")
    }
  }

  @Test("what was mended and pruned, and is there again, is regressed; accepted anew it is known")
  func regressed() throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      accept(in: folder, as: file)
      let words = ["--output", folder, "--baseline", file] + Self.quick
      let pruned = cellharness(["baseline", "prune"] + words, [.mended])
      #expect(pruned.code == 0 && pruned.said.out.hasSuffix("\(file): 0 entries (0 added, 1 removed)\n"))
      let again = cellharness(["run"] + words)
      #expect(again.code == 1 && again.said.out.hasPrefix("0 new · 1 regressed · 0 known · 0 fixed · "))
      #expect(again.said.out.contains("gate: 1 regressed finding: fixed once, and there again"))
      #expect(
        again.said.out.contains("Regressed: it was fixed once, and is there again; the baseline accepted it before: issue 12"))
      #expect(again.said.out.contains(" was fixed in shelf/leak and occurs there again"))
      accept(in: folder, as: file)
      let known = cellharness(["run"] + words)
      #expect(known.code == 0 && known.said.out.hasPrefix("0 new · 1 known · 0 fixed · "))
    }
  }

  @Test("a report of a run that is over is compared from files alone: nothing is run, and no source is needed")
  func show() throws {
    try withFolder { folder in
      let file = "\(folder)/baseline.json"
      accept(in: folder, as: file)
      #expect(cellharness(["run", "--output", folder] + Self.quick).code == 1)
      func show(_ more: String...) -> (code: Int32, said: Said) {
        cellharness(["show", "\(folder)/report.json"] + more, [])
      }
      let bare = show("--baseline", "\(folder)/none.json")
      #expect(bare.code == 3 && bare.said.err.contains("none.json is not there"))
      let known = show("--baseline", file)
      #expect(known.code == 0 && known.said.out.hasPrefix("0 new · 1 known · 0 fixed · 1 scenario · "))
      #expect(known.said.out.contains("Known:     to the baseline: issue 12"))
      #expect(known.said.err.isEmpty, "no scenario is there that could be run")
    }
  }
}
