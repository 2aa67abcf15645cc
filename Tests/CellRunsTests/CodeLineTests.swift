import CellDetectors
import CellHarness
import CellTrace
import Foundation
import HeadlessCore
import Testing
import UIKit

@testable import CellRuns

private enum Backup {
  static let line = #line + 2
  static func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
  }
}

/// A cell whose picture comes when it may be another row's.
private final class LateCell: UITableViewCell {
  nonisolated static let startLine = #line + 4
  nonisolated static let writeLine = startLine + 2

  func configure(_ row: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      DispatchQueue.main.async {
        self.textLabel?.text = "Row \(row)"
      }
    }
  }
}

private final class LateController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LateCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.detailTextLabel?.text = "\(indexPath.row)"
    (cell as? LateCell)?.configure(indexPath.row)
    return cell
  }
}

/// A cell whose task does not ask whether it was cancelled, and goes on at once when it is.
private final class CancelledCell: UITableViewCell {
  nonisolated static let startLine = #line + 5
  private var task: Task<Void, Never>?

  func configure(_ row: Int) {
    accessoryType = .none
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      if row < 30 { self?.accessoryType = .checkmark }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    task?.cancel()
  }
}

private final class CancelledController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(CancelledCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    (cell as? CancelledCell)?.configure(indexPath.row)
    return cell
  }
}

private struct CancelledScreen: CellScreen {
  let controller = CancelledController()
  var rootViewController: UIViewController { controller }
}

private struct LateScreen: CellScreen {
  let controller = LateController()
  var rootViewController: UIViewController { controller }
}

/// Lines of source code for what a run only knows as addresses.
@Suite struct CodeLineTests {
  private static func mark() throws -> String {
    try reply {
      Backup.start()
      ChildCall.at($0).reply.write(HostLoop.settle(within: 10).works.map(\.marked).joined())
    }
  }
  private static let name = "work on the queue \"com.apple.main-thread\", due in 60.0 s, started in Backup.start()"

  @Test("the line that started pending work is told behind its function, the same for every run")
  func line() throws {
    let text = try Self.mark()
    #expect(try Self.mark() == text)
    let lines = CodeLines(CodeMark.all(in: text))
    #expect(lines.told(text) == "\(Self.name) (CellRunsTests/CodeLineTests.swift:\(Backup.line))")
  }

  private struct Holder {
    var action: () -> Void
  }
  private static let closureLine = #line + 4

  private static func closure() throws -> String {
    try reply(argument: "argument") { pointer in
      let holder = Holder {
        ChildCall.at(pointer).reply.write("never called")
      }
      ChildCall.at(pointer).reply.write(CodeMark(.line, AppCode.frames(ofClosureIn: holder)).text)
    }
  }

  @Test("a closure that captured something goes by its own line, not by what passes its captures on")
  func closureLines() throws {
    let text = try Self.closure()
    let lines = CodeLines(CodeMark.all(in: text))
    #expect(lines.told(text) == " (CellRunsTests/CodeLineTests.swift:\(Self.closureLine))")
  }

  @Test("without the tool, with one that fails, and with one that hangs the function's name stands alone")
  func noTool() throws {
    let text = try Self.mark()
    let marks = CodeMark.all(in: text)
    #expect(CodeLines(marks, reader: nil).told(text) == Self.name)
    #expect(CodeLines(marks, reader: LineReader(tool: "/bin/false")).told(text) == Self.name)
    #expect(CodeLines(marks, reader: LineReader(tool: "/nowhere/llvm-symbolizer")).told(text) == Self.name)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let hanging = folder.appendingPathComponent("hanging").path
    let script = Data("#!/bin/sh\nexec sleep 600\n".utf8)
    #expect(FileManager.default.createFile(atPath: hanging, contents: script, attributes: [.posixPermissions: 0o755]))
    #expect(CodeLines(marks, reader: LineReader(tool: hanging, seconds: 0.2)).told(text) == Self.name)
  }

  @Test("evidence that says nothing without a name is left out; a place that can't be told is none")
  func unknown() throws {
    var finding = Finding(
      detector: "late-async-result", severity: .error, summary: "s", item: ItemID(key: "a"), itemTitle: "a", cellType: "C",
      property: "p", observed: "1", expected: "2", seenStep: 1)
    finding.originPlace = SourcePlace(unresolved: [1])
    finding.evidence = ["before", "started in \(CodeMark(.function, [1]).text)", "after\(CodeMark(.line, [1]).text)"]
    #expect(CodeLines.marks(in: finding).count == 3)
    let told = CodeLines(CodeLines.marks(in: finding)).told(finding)
    #expect(told.originPlace == nil)
    #expect(told.evidence == ["before", "after"])
  }

  @Test("a late result is reported at the line that wrote it, with the function that started it")
  func finding() throws {
    let scenario = Scenario("late", LateScreen.self) { Interaction.scrollBy(800) }
    let result = ScenarioRunner.run(scenario, profiles: [.iOS18], policies: [.lifo, .afterReuse])
    let report = ReportBuilder.scenario(result)
    let finding = try #require(report.findings.first { $0.finding.detector == "late-async-result" }?.finding)
    let file = "CellRunsTests/CodeLineTests.swift"
    #expect(finding.originPlace == SourcePlace(fileID: file, line: LateCell.writeLine))
    #expect(
      finding.evidence.contains("that work was started in LateCell.configure(_:) (\(file):\(LateCell.startLine + 1))"))
    let quick = ReportBuilder.scenario(result, findsLines: false)
    #expect(quick.findings.map(\.finding.originPlace) == [nil])
    #expect(!quick.findings.flatMap(\.finding.evidence).contains { !CodeMark.all(in: $0).isEmpty })
  }

  @Test("a task that goes on when it is cancelled was started where it was made")
  func cancelled() throws {
    let scenario = Scenario("cancelled", CancelledScreen.self) {
      Interaction.hurry(0.1)
      Interaction.scrollBy(440)
      Interaction.scrollBy(840)
      Interaction.wait(2)
    }
    let result = ScenarioRunner.run(scenario, profiles: [.iOS18], policies: [.lifo])
    let finding = try #require(
      ReportBuilder.scenario(result).findings.first { $0.finding.detector == "late-async-result" }?.finding)
    #expect(
      finding.evidence.contains(
        "that work was started in CancelledCell.configure(_:) (CellRunsTests/CodeLineTests.swift:\(CancelledCell.startLine))"))
  }

  @Test(
    "the order of completions that a token names makes the same choices again, which are events of the run",
    arguments: [Policy.reversed, .shuffled, .afterReuse, .afterNextReuse])
  func replayed(_ policy: Policy) throws {
    let text = ReplayToken(scenario: "late", fingerprint: "0", policy: policy.name, seed: 5, traits: .standard).description
    let token = try #require(ReplayToken(text))
    func choices() throws -> [TraceEvent.Kind] {
      let scenario = Scenario("late", LateScreen.self) {
        Interaction.scrollBy(800)
        Interaction.scrollToTop
      }
      let seed = try #require(token.seed)
      let result = ScenarioRunner.run(scenario, profiles: [.iOS18], policies: [.lifo, token.policy], seed: seed)
      let run = try #require(result.outcomes.first?.policies.first { $0.policy == policy }?.runs?.main)
      return run.steps.flatMap(\.events).map(\.kind).filter {
        switch $0 {
        case .resultChosen, .resultsReleased: true
        default: false
        }
      }
    }
    let first = try choices()
    #expect(!first.isEmpty)
    #expect(try choices() == first)
  }

  @Test("an answer's line is that of the named function, not of what was inlined into it")
  func inlined() {
    func symbol(_ file: String, _ line: Int) -> String {
      #"{"Column":3,"FileName":"\#(file)","FunctionName":"f","Line":\#(line)}"#
    }
    func line(_ symbols: String...) -> LineReader.Line? {
      LineReader.line(in: Data(#"{"Address":"0x1","ModuleName":"p","Symbol":[\#(symbols.joined(separator: ","))]}"#.utf8))
    }
    #expect(
      line(symbol("/stdlib/Array.swift", 900), symbol("/app/Sources/App/Feed.swift", 12)) == .init(file: "Feed.swift", number: 12)
    )
    #expect(line(symbol("/app/Pods/Kit/Sources/Task.swift", 3)) == .init(file: "Task.swift", number: 3, isOfLibrary: true))
    #expect(line(symbol("<compiler-generated>", 0)) == nil)
    #expect(line(symbol("", 0)) == nil)
    #expect(line() == nil)
    #expect(LineReader.line(in: Data("not JSON".utf8)) == nil)
    #expect(LineReader.line(in: Data(#"{"Address":"0x1","Error":{"Message":"no file"}}"#.utf8)) == nil)
  }

  @Test("the tool beside the compiler on PATH comes first, then one on PATH itself")
  func tool() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func program(_ path: String) throws -> String {
      let url = URL(fileURLWithPath: "\(folder)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: url.path, contents: Data(), attributes: [.posixPermissions: 0o755]))
      return url.path
    }
    let toolchain = try program("toolchain/bin/llvm-symbolizer")
    _ = try program("toolchain/bin/swiftc")
    let other = try program("other/llvm-symbolizer")
    try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/bin/swiftc", withDestinationPath: "\(folder)/toolchain/bin/swiftc")
    #expect(LineReader.tool(path: "\(folder)/other:\(folder)/bin") == toolchain)
    #expect(LineReader.tool(path: "\(folder)/empty:\(folder)/other") == other)
    #expect(LineReader.tool(path: "\(folder)/empty") == nil)
    #expect(LineReader.tool(path: "") == nil)
  }
}
