import Foundation
import Testing

@testable import AppAdoption

@Suite("files that the compiler comes to no end with") struct SeparateCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "separate-\(UUID().uuidString)").path

  private func write(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/\(name)"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  @Test("a program is ended with all that it started when its time is over, and what it printed is kept")
  func cutShort() throws {
    let slow = ShellCommand(arguments: ["sh", "-c", "echo seen >&2; sleep 60; echo unseen >&2"], seconds: 1)
    let result = try #require(slow.run(reading: .errors))
    #expect(result.text == "seen\n" && result.isCutShort && !result.isSuccess)
    let quick = try #require(
      ShellCommand(arguments: ["sh", "-c", "echo $ONE"], environment: ["ONE": "1"], seconds: 60).run(reading: .output))
    #expect(quick.text == "1\n" && !quick.isCutShort && quick.isSuccess)
    #expect(ShellCommand(arguments: ["no-such-program"], seconds: 60).run(reading: .errors) == nil)
    #expect(
      "\(AdoptionError.noProgram("timeout"))"
        == "timeout cannot be started: it is in no folder of PATH. It comes with the GNU core utilities.")
  }

  @Test("each file is judged by itself: one that takes too long has an error that says so, and the others have theirs")
  func endlessFile() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bad = try write("Bad.swift", "let number: Int = \"text\"\n")
    let slow = try write("Slow.swift", "let text = \"\"\n")
    var check = try #require(SeparateCheck())
    check.frontend = try write(
      "compiler", "#!/bin/sh\ncase \"$*\" in *'-primary-file \(slow)'*) sleep 60;; esac\nexec '\(check.frontend)' \"$@\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: check.frontend)
    check.limitOfFile = 5
    let script = "\(folder)/frontend"
    try check.writeScript(to: script)
    let command = ShellCommand(
      arguments: ["swiftc", "-typecheck"] + SeparateCheck.arguments + [bad, slow],
      environment: SeparateCheck.environment(script: script))
    let lines = try #require(command.run(reading: .errors)).text.split(separator: "\n")
    #expect(lines.contains("\(bad):1:19: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(
      lines.contains(
        """
        \(slow):1:1: error: the compiler did not come to an end with this file within 5 s; mend the other errors first, then split \
        long expressions
        """))
  }
}
