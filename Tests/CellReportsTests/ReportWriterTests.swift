import Foundation
import Testing

@testable import CellReports

@Suite("writing reports") struct ReportWriterTests {
  /// A format that fails.
  private enum Failing: Reporter {
    struct Failure: Error, CustomStringConvertible { var description: String { "it is not its day" } }
    static let name = "failing"
    static let summary = "fails"
    static let destination = ReporterDestination.file("failing.txt")
    static func render(_ document: ReportDocument) throws -> Data { throw Failure() }
  }

  /// What was printed.
  private final class Printed: @unchecked Sendable { var lines: [String] = [] }

  private func withFolder<T>(_ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("without a wish HTML and JSON are written, into a folder that is made")
  func usual() throws {
    try withFolder { folder in
      let written = ReportWriter(folder: "\(folder)/a/b", print: { _ in }).write(Sample.document())
      #expect(written == .init(lines: ["written: \(folder)/a/b/index.html", "written: \(folder)/a/b/report.json"]))
      let page = try text("\(folder)/a/b/index.html")
      #expect(page.hasPrefix("<!DOCTYPE html>"))
    }
  }

  /// A format that takes a lot of room.
  private enum Large: Reporter {
    static let name = "large"
    static let summary = "is large"
    static let destination = ReporterDestination.file("large.html")
    static func render(_ document: ReportDocument) throws -> Data { Data(count: 23_400_000) }
  }

  @Test("a page of more than 20 MB, or a file of more than 50 MB, is written, and a warning says which and what to do")
  func large() throws {
    try withFolder { folder in
      let written = ReportWriter(folder: folder, reporters: [Large.self], print: { _ in }).write(
        Sample.document(), [.init(name: "large")])
      let text =
        "\(folder)/large.html has 23.4 MB; pages of more than 20 MB open slowly. "
        + "Run a part of the scenarios (--filter NAME), or divide the run (--shard 1/4)"
      #expect(written == .init(lines: ["written: \(folder)/large.html"], warnings: [text]))
    }
    #expect(SizeText.warning("index.html", bytes: 20_000_000) == nil && SizeText.warning("index.html", bytes: 20_000_001) != nil)
    #expect(
      SizeText.warning("report.json", bytes: 50_000_000) == nil
        && SizeText.warning("report.json", bytes: 51_234_567)
          == "report.json has 51.2 MB; many services refuse files of more than 50 MB. "
          + "Run a part of the scenarios (--filter NAME), or divide the run (--shard 1/4)"
    )
  }

  @Test("several formats at once, each where it was asked for; - prints")
  func several() throws {
    try withFolder { folder in
      let printed = Printed()
      let writer = ReportWriter(folder: folder, environment: [:], print: { printed.lines.append($0) })
      let written = writer.write(
        Sample.document(),
        [
          .init(name: "junit", path: "\(folder)/x/tests.xml"), .init(name: "markdown", path: "-"), .init(name: "text"),
          .init(name: "github-annotations"),
        ])
      #expect(written == .init(lines: ["written: \(folder)/x/tests.xml", "written: \(folder)/report.txt"]))
      #expect(printed.lines.count == 2 && printed.lines[0].hasPrefix("# CellHarness\n") && printed.lines[1].hasPrefix("::error "))
      #expect(XMLTexts(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/x/tests.xml"))) != nil)
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      #expect(left == ["report.txt", "x", "x/tests.xml"], "no temporary file is left")
    }
  }

  @Test("what keeps one from being written keeps no other, and the reason is told")
  func isolation() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "x".write(toFile: "\(folder)/file", atomically: true, encoding: .utf8)
      let writer = ReportWriter(
        folder: folder, environment: [:], reporters: [Failing.self] + ReporterCatalog.all, print: { _ in })
      let written = writer.write(
        Sample.document(),
        [
          .init(name: "failing"), .init(name: "html", path: "\(folder)/file/below.html"), .init(name: "json", path: folder),
          .init(name: "github-summary"), .init(name: "no-such"), .init(name: "junit"),
        ])
      #expect(written.lines == ["written: \(folder)/junit.xml"])
      #expect(written.faults.count == 5)
      #expect(written.faults[0] == "the failing report was not written: it is not its day")
      #expect(written.faults[1].hasPrefix("the html report was not written: \(folder)/file/below.html can't be written ("))
      #expect(written.faults[1].hasSuffix("); check the folder and its permissions"))
      #expect(written.faults[2].hasPrefix("the json report was not written: \(folder) can't be written ("))
      #expect(
        written.faults[3]
          == "the github-summary report was not written: $GITHUB_STEP_SUMMARY names no file; say where with --reporter github-summary=PATH"
      )
      #expect(written.faults[4] == "there is no reporter called no-such")
      #expect(try text("\(folder)/file") == "x")
    }
  }

  @Test("a format that refuses the document is named and is no fault; an older file stays")
  func refusal() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "old".write(toFile: "\(folder)/findings.sarif", atomically: true, encoding: .utf8)
      let written = ReportWriter(folder: folder, print: { _ in }).write(Sample.document(), [.init(name: "sarif")])
      #expect(written.faults.isEmpty)
      #expect(written.lines.first?.hasPrefix("not written: sarif: not everything was run and judged") == true)
      #expect(try text("\(folder)/findings.sarif") == "old")
    }
  }

  @Test("the step summary goes to the end of its file, as much as there is room for")
  func appending() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = "\(folder)/summary"
      try "another tool".write(toFile: path, atomically: true, encoding: .utf8)
      let writer = ReportWriter(folder: folder, environment: ["GITHUB_STEP_SUMMARY": path], print: { _ in })
      #expect(writer.write(Sample.document(), [.init(name: "github-summary")]) == .init(lines: ["written: \(path)"]))
      let whole = String(decoding: GitHubSummaryReporter.render(Sample.document()), as: UTF8.self)
      #expect(try text(path) == "another tool\n" + whole)
      try String(repeating: "x", count: 999_000).write(toFile: path, atomically: true, encoding: .utf8)
      #expect(writer.write(Sample.document(), [.init(name: "github-summary")]).faults.isEmpty)
      let cut = try text(path)
      #expect(cut.utf8.count <= 1_000_000 && cut.contains("did not fit in here"))
      try String(repeating: "x", count: 999_990).write(toFile: path, atomically: true, encoding: .utf8)
      #expect(writer.write(Sample.document(), [.init(name: "github-summary")]).faults.count == 1)
      #expect(try text(path).utf8.count == 999_990)
    }
  }

  @Test("a link stays a link, a pipe a pipe")
  func links() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "x".write(toFile: "\(folder)/real.txt", atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link.txt", withDestinationPath: "\(folder)/real.txt")
      _ = ReportWriter(folder: folder, print: { _ in }).write(
        Sample.document(), [.init(name: "text", path: "\(folder)/link.txt")])
      #expect(try text("\(folder)/real.txt").hasPrefix("1 new · "))
      let kind = try FileManager.default.attributesOfItem(atPath: "\(folder)/link.txt")[.type] as? FileAttributeType
      #expect(kind == .typeSymbolicLink)
      try AtomicFile.write(Data("x".utf8), to: "/dev/null")
      #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
    }
  }

  /// Where the test below writes, in the process that may not.
  private static let full = NSTemporaryDirectory() + "cellharness-full-disk"

  @Test("a write that fails half-way, as on a full disk, leaves the old file whole and nothing beside it")
  func halfWay() async throws {
    try? FileManager.default.removeItem(atPath: Self.full)
    defer { try? FileManager.default.removeItem(atPath: Self.full) }
    try FileManager.default.createDirectory(atPath: Self.full, withIntermediateDirectories: true)
    for name in ["report.json", "baseline.json"] {
      try "old".write(toFile: "\(Self.full)/\(name)", atomically: true, encoding: .utf8)
    }
    await #expect(processExitsWith: .exitCode(7)) {
      // No file of this process may grow beyond a megabyte: the system ends the write in the middle.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1 << 20, rlim_max: 1 << 20)
      guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(9) }
      let folder = NSTemporaryDirectory() + "cellharness-full-disk"
      var failures: Int32 = 0
      for name in ["report.json", "baseline.json", "new.json"] {
        do {
          try AtomicFile.write(Data(count: 8 << 20), to: "\(folder)/\(name)")
        } catch {
          let isSaid = "\(error)".hasPrefix("\(folder)/\(name) can't be written (")
          failures += isSaid ? 1 : 0
        }
      }
      exit(failures == 3 ? 7 : 8)
    }
    for name in ["report.json", "baseline.json"] { #expect(try text("\(Self.full)/\(name)") == "old") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: Self.full).sorted() == ["baseline.json", "report.json"])
  }

  @Test("files are found as paths below the root of their repository")
  func sources() throws {
    try withFolder { folder in
      for path in [".git", "App/Sources/Notes", ".build/Notes"] {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
      }
      for path in ["App/Sources/Notes/Row.swift", ".build/Notes/Row.swift"] {
        try "".write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
      }
      let paths = SourcePaths.below("\(folder)/App")
      #expect(paths.path(of: .init(fileID: "Notes/Row.swift", line: 1)) == "App/Sources/Notes/Row.swift")
    }
  }

  @Test(
    "colours are for terminals, unless NO_COLOR is set",
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ])
  func colors(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool) {
    #expect(choice.style(isTerminal: isTerminal, environment: environment) == (isColored ? .colored : .plain))
  }
}
