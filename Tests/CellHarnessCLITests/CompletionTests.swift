import Foundation
import Testing

@testable import CellHarnessCLI

@Suite("Completions")
struct CompletionTests {
  @Test("every command and every option is completed in every shell", arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) throws {
    let script = Completions.script(for: try #require(Command.Shell(rawValue: shell)))
    for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
    for option in CommandOption.all { #expect(script.contains(shell == "fish" ? "-l \(option.key) " : option.name)) }
  }

  @Test("bash reads the script and completes commands, options and their values")
  func bash() throws {
    func words(_ line: String...) throws -> Set<String> {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let quoted = (["cellharness"] + line).map { "'\($0)'" }.joined(separator: " ")
      process.arguments = [
        "-c",
        Completions.script(for: .bash)
          + "\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(line.count); _cellharness; printf '%s\\n' \"${COMPREPLY[@]}\"",
      ]
      process.standardOutput = pipe
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return Set(text.split(separator: "\n").map(String.init))
    }
    #expect(try words("ex") == ["explore", "explain"])
    #expect(try words("explore", "--ste") == ["--steps"])
    #expect(try words("run", "--profile", "iOS1") == ["iOS17", "iOS18"])
    #expect(try words("baseline", "wr") == ["write"])
  }
}
