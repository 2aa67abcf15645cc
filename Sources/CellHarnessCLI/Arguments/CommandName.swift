/// The commands, in the order of the help.
enum CommandName: String, CaseIterable {
  case run, explore, score, list, replay, show, diff, merge, judge, baseline, explain, dump, adopt, doctor, completions, help,
    version

  /// What the help, the parser and the completions know of a command.
  struct Facts {
    /// What it does, in a few words.
    let summary: String
    /// The words behind the command, as the help names them.
    var arguments: [Argument] = []
    /// The options it takes.
    var options: [CommandOption] = []
    /// Command lines that are worth trying, each with what it does.
    var examples: [(line: String, does: String)] = []
  }

  /// A word that must stand behind a command.
  struct Argument {
    let label: String
    /// As an error asks for it.
    let what: String
    /// All that can stand there; empty if that can't be listed.
    var choices: [String] = []
    /// Whether more of the kind may follow.
    var repeats = false
  }
}

/// What the command line asks for.
enum Command: Equatable {
  case run(RunOptions)
  case explore(String, RunOptions)
  case score(RunOptions)
  case list(RunOptions)
  case replay(String, RunOptions)
  case show(String, RunOptions)
  case diff(String, String, RunOptions)
  case merge([String], RunOptions)
  case judge([String], RunOptions)
  case baseline(BaselineVerb, RunOptions)
  case explain(String)
  case dump(String, RunOptions)
  case doctor
  case completions(Shell)
  /// The settings that count, to be printed.
  case printConfig([String])
  /// nil: about all commands.
  case help(CommandName?)
  case version

  enum BaselineVerb: String, CaseIterable {
    case write, check, prune, update

    /// The verbs as an error lists them.
    static let list = "'write', 'check', 'prune' or 'update'"
  }

  /// A shell that completions are written for.
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The shells as an error lists them.
    static let list = "'bash', 'zsh' or 'fish'"
  }
}
