import CellTrace

/// Arguments or settings that can't be used.
enum ArgumentError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  /// An option of other commands.
  case foreignOption(String, command: String, takenBy: [String])
  case missingValue(String)
  case unwantedValue(String)
  case badValue(option: String, value: String, wants: String)
  case missingArgument(command: String, what: String)
  case extraArgument(String)
  case badTraits(String, HostTraits.BadWord)
  /// A command that the programs of users don't have.
  case onlyInOwnProgram(String)

  var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; see 'cellharness help'")
    case .unknownOption(let option, let nearest):
      "unknown option '\(option)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; see 'cellharness help'")
    case .foreignOption(let option, let command, let others):
      "'cellharness \(command)' does not take '\(option)'; \(others.joined(separator: ", ")) "
        + "\(others.count == 1 ? "does" : "do"); see 'cellharness help \(command)'"
    case .missingValue(let option):
      "option '\(option)' needs a value"
    case .unwantedValue(let option):
      "option '\(option)' takes no value"
    case .badValue(let option, let value, let wants):
      "option '\(option)' can't be '\(value)'; it wants \(wants)"
    case .missingArgument(let command, let what):
      "'cellharness \(command)' needs \(what)"
    case .badTraits(let text, let problem):
      "option '--traits' can't be '\(text)': \(problem)"
    case .onlyInOwnProgram(let command):
      "'\(command)' is a command of CellHarness's own program: swift run --package-path CELLHARNESS \(command)"
    case .extraArgument(let word):
      "'\(word)' is one argument too many; see 'cellharness help'"
    }
  }
}

/// A value that an option can't have; the parser adds the option's name.
enum ValueError: Error, Equatable {
  case wants(String)
  case traits(HostTraits.BadWord)
}
