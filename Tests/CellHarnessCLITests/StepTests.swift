import Foundation
import Testing

/// What the scripts in `.ci` keep of what tools print, with tools that only print.
@Suite("Scripts of the gate") struct StepTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Runs a script of bash in which `swift` prints what it is told.
  private func said(_ script: String, swift printed: String = "", reading input: String = "") throws -> (
    text: String, code: Int32
  ) {
    try withFolder { folder in
      try Data(printed.utf8).write(to: URL(fileURLWithPath: "\(folder)/printed"))
      try "#!/usr/bin/env bash\ncat \(folder)/printed\n".write(toFile: "\(folder)/swift", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/swift")
      try Data(input.utf8).write(to: URL(fileURLWithPath: "\(folder)/input"))
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-c", script]
      process.environment = ["PATH": "\(folder):/usr/bin:/bin", "TMPDIR": folder]
      process.standardInput = FileHandle(forReadingAtPath: "\(folder)/input")
      process.standardOutput = pipe
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (text, process.terminationStatus)
    }
  }

  @Test("a step of tests keeps what failed and what was measured: sizes, times and broken inputs")
  func measured() throws {
    let printed = """
      ◇ Test "x" started.
      measured: a report: 300 broken inputs, 250 refused, slowest 0.01 s, 0.40 s in all
      measured: 100,000 findings as json: 512 kB in 1.25 s
      somebody measured: nothing
      ✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.
      """
    let done = try said("source '\(Self.root)/.ci/steps.sh'; tests --filter X", swift: printed)
    #expect(done.code == 0)
    let lines = printed.split(separator: "\n").map(String.init)
    #expect(done.text.split(separator: "\n").map(String.init) == [lines[1], lines[2], lines[4]])
    #expect(try said("source '\(Self.root)/.ci/steps.sh'; tests", swift: "measured: x\n").code != 0, "no test was run")
  }

  @Test("the lines that no test reached are listed for every module, as ranges; files that are covered are not named")
  func uncovered() throws {
    func record(_ path: String, _ counts: [Int]) -> String {
      "SF:\(path)\n" + counts.enumerated().map { "DA:\($0.offset + 10),\($0.element)\n" }.joined() + "LF:9\nend_of_record\n"
    }
    let input =
      record("/repo/Sources/UIKit/View.swift", [1, 0, 0, 3, 0])
      + record("/repo/Sources/CellReports/Gate.swift", [4, 2]) + record("/repo/Sources/CellReports/Lone.swift", [0])
      + record("/elsewhere/Other.swift", [0])
    let done = try said("'\(Self.root)/.ci/uncovered' /repo/Sources", reading: input)
    #expect(done.code == 0)
    #expect(done.text == "CellReports/Lone.swift: 1 of 1 lines: 10\nUIKit/View.swift: 3 of 5 lines: 11-12, 14\n")
  }
}
