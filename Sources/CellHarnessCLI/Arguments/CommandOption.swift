import CellReports

/// An option, described once: the parser, the help, the completions and the settings file read this.
struct CommandOption: Sendable {
  /// As it is written, `--filter`.
  let name: String
  /// A second, short name.
  var short: String?
  /// What stands behind it; nil: nothing does, it is a flag.
  var value: Value?
  /// What it does, in a few words.
  let summary: String
  /// Whether it may be given several times.
  var repeats = false
  /// Sets it. A flag gets an empty text.
  let take: @Sendable (inout RunOptions, String, Context) throws -> Void

  /// What stands behind an option.
  struct Value: Sendable {
    /// As the help names it, `REGEX`.
    let label: String
    /// All that can stand there, or the most usual; empty if that can't be listed.
    var choices: [String] = []
    /// Whether a file or folder stands there.
    var isPath = false
    /// Whether it may be missing: only one of the choices is taken for it then.
    var isOptional = false
  }

  /// What options are read against.
  struct Context: Sendable {
    /// The formats that can be asked for.
    var reporters: [any Reporter.Type]
  }

  /// The name with what stands behind it.
  var usage: String { name + (value.map { " " + $0.label } ?? "") }

  /// The key in a settings file.
  var key: String { String(name.dropFirst(2)) }
}

extension CommandOption {
  /// An option without a value.
  static func flag(
    _ name: String, short: String? = nil, _ summary: String, _ set: @escaping @Sendable (inout RunOptions) -> Void
  ) -> CommandOption {
    CommandOption(name: name, short: short, summary: summary) { options, _, _ in set(&options) }
  }

  /// An option whose value is any text.
  static func text(
    _ name: String, _ value: Value, _ summary: String, _ set: @escaping @Sendable (inout RunOptions, String) -> Void
  ) -> CommandOption {
    CommandOption(name: name, value: value, summary: summary) { options, text, _ in set(&options, text) }
  }
}

extension CommandOption {
  /// Sets it, or says with its name why it can't be.
  func take(_ text: String, into options: inout RunOptions, _ context: Context) throws {
    do {
      try take(&options, text, context)
    } catch let error as ValueError {
      switch error {
      case .wants(let what): throw ArgumentError.badValue(option: name, value: text, wants: what)
      case .traits(let problem): throw ArgumentError.badTraits(text, problem)
      }
    }
  }
}
