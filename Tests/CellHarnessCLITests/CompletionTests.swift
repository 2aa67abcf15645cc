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
    try expectWords(of: .bash) { line, _ in
      let quoted = line.map { "'\($0)'" }.joined(separator: " ")
      return (
        "/bin/bash", ["-c"],
        Completions.script(for: .bash)
          + "\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(line.count - 1); _cellharness; printf '%s\\n' \"${COMPREPLY[@]}\""
      )
    }
  }

  @Test("fish reads the script and completes the same", .enabled(if: has("fish")))
  func fish() throws {
    try expectWords(of: .fish) { line, script in
      ("/usr/bin/fish", ["--no-config", "-c"], "source \(script); complete -C '\(line.joined(separator: " "))'")
    }
  }

  @Test("zsh, where somebody types and presses the tab key, completes the same", .enabled(if: has("zsh")))
  func zsh() throws {
    try expectWords(of: .zsh) { line, script in
      let setUp = """
        PROMPT=
        autoload -Uz compinit; compinit -D -u
        source \(script)
        compadd() {
          if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
          local -a found
          builtin compadd -A found "$@"
          print -rl -- $found >>\(script).words
          builtin compadd "$@"
        }
        ended() { print >\(script).ended; exit }
        zle -N ended
        zle-line-init() { print >\(script).ready }
        zle -N zle-line-init
        bindkey '^I' complete-word
        bindkey '^X' ended
        """
      try setUp.write(toFile: "\(script).set-up", atomically: true, encoding: .utf8)
      return (
        "/usr/bin/zsh", ["-f", "-c"],
        """
        zmodload zsh/zpty zsh/zselect
        wait_for() { repeat 1000; do [[ -e $1 ]] && return; zselect -t 1; done; return 1 }
        zpty shell zsh -f -i
        zpty -w shell 'source \(script).set-up'
        wait_for \(script).ready || exit 1
        zpty -n -w shell '\(line.joined(separator: " "))'$'\\t\\x18'
        wait_for \(script).ended || exit 1
        sort -u \(script).words
        """
      )
    }
  }

  /// What a shell is told to complete, and what it must say.
  private func expectWords(
    of shell: Command.Shell, _ call: (_ line: [String], _ script: String) throws -> (String, [String], String)
  ) throws {
    let wanted: [(line: String, words: Set<String>)] = [
      ("cellharness ex", ["explore", "explain"]), ("cellharness explore --ste", ["--steps"]),
      ("cellharness run --profile iOS1", ["iOS17", "iOS18"]), ("cellharness baseline wr", ["write"]),
    ]
    for (line, words) in wanted {
      try withFolder { folder in
        let script = "\(folder)/script"
        try Completions.script(for: shell).write(toFile: script, atomically: true, encoding: .utf8)
        let (path, options, text) = try call(line.split(separator: " ").map(String.init), script)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = options + [text]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(line)")
        // Behind a tab fish says what a word is for.
        #expect(Set(said.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }) == words, "\(line)")
      }
    }
  }

  private static func has(_ shell: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") }
}
