/// Completions for shells, from the same tables that the parser and the help read.
enum Completions {
  /// A script for a shell to read.
  static func script(for shell: Command.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let commands = CommandName.allCases.map(\.rawValue)

  /// The words that can stand behind a command.
  private static func words(_ command: CommandName) -> [String] {
    if command == .help { return commands }
    return command.facts.arguments.flatMap(\.choices) + command.options.map(\.name)
  }

  private static var bash: String {
    let values = CommandOption.all.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      if value.isPath { return "    \(option.name)) COMPREPLY=($(compgen -f -- \"$word\")); return;;" }
      return "    \(option.name)) COMPREPLY=($(compgen -W \"\(value.choices.joined(separator: " "))\" -- \"$word\")); return;;"
    }
    let cases = CommandName.allCases.map { "    \($0.rawValue)) words=\"\(words($0).joined(separator: " "))\";;" }
    return """
      _cellharness() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words
        if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "\(commands.joined(separator: " "))" -- "$word")); return; fi
        case "$before" in
      \(values.joined(separator: "\n"))
        esac
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _cellharness cellharness
      """
  }

  private static var zsh: String {
    let lines = CommandName.allCases.map { command in
      let options = command.options.map { option in
        let mark = option.repeats ? "*" : ""
        let action = option.value.map { value -> String in
          if value.isPath { return ":\(value.label):_files" }
          return (value.isOptional ? "::form" : ":\(value.label)") + ":(\(value.choices.joined(separator: " ")))"
        }
        return "'\(mark)\(option.name)[\(quoted(option.summary))]\(action ?? "")'"
      }
      let choices = command == .help ? commands : command.facts.arguments.flatMap(\.choices)
      let argument = choices.isEmpty ? "'*:argument:_files'" : "'1:argument:(\(choices.joined(separator: " ")))'"
      return "    \(command.rawValue)) _arguments \((options + [argument]).joined(separator: " ")) ;;"
    }
    let names = CommandName.allCases.map { "'\($0.rawValue):\(quoted($0.facts.summary))'" }.joined(separator: " ")
    return """
      #compdef cellharness
      _cellharness() {
        local -a names; names=(\(names))
        if (( CURRENT == 2 )); then _describe command names; return; fi
        local command=$words[2]; shift words; (( CURRENT-- ))
        case $command in
      \(lines.joined(separator: "\n"))
        esac
      }
      compdef _cellharness cellharness
      """
  }

  /// Text between single quotes and brackets of zsh.
  private static func quoted(_ text: String) -> String {
    text.reduce(into: "") { result, letter in
      switch letter {
      case "'": result += "'\\''"
      case "[", "]", ":": result += "\\\(letter)"
      default: result.append(letter)
      }
    }
  }

  private static var fish: String {
    let first = CommandName.allCases.map {
      "complete -c cellharness -f -n __fish_use_subcommand -a \($0.rawValue) -d \"\(fishQuoted($0.facts.summary))\""
    }
    let rest = CommandName.allCases.flatMap { command -> [String] in
      let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
      let arguments = (command == .help ? commands : command.facts.arguments.flatMap(\.choices)).map {
        "complete -c cellharness -f \(condition) -a \($0)"
      }
      return arguments
        + command.options.map { option in
          var line = "complete -c cellharness \(condition) -l \(option.key) -d \"\(fishQuoted(option.summary))\""
          if let value = option.value {
            let words = " -a \"\(value.choices.joined(separator: " "))\""
            line += value.isPath ? " -r" : value.isOptional ? words : " -x" + words
          }
          return line
        }
    }
    return (first + rest).joined(separator: "\n")
  }

  /// Text between double quotes of fish.
  private static func fishQuoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("$", with: "\\$")
  }
}
