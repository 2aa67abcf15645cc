import CellReports
import CellTrace

/// Reads the command line: the command, then options and arguments in any order.
struct ArgumentParser {
  /// The command that `arguments` (without the program's name) ask for. None asks for `run`.
  /// - Parameters:
  ///   - reporters: The formats that can be asked for.
  ///   - settings: Reads the settings that count for a command before its own options; they come from a file.
  static func parse(
    _ arguments: [String], reporters: [any Reporter.Type] = ReporterCatalog.all,
    settings: (RunOptions, CommandName) throws -> [Setting] = { _, _ in [] }
  ) throws -> Command {
    var parser = ArgumentParser(words: arguments, context: .init(reporters: reporters))
    return try parser.command(settings)
  }

  private var words: [String]
  private let context: CommandOption.Context
  private var positionals: [String] = []
  private var given: [Setting] = []

  private init(words: [String], context: CommandOption.Context) {
    self.words = words
    self.context = context
  }

  private mutating func command(_ settings: (RunOptions, CommandName) throws -> [Setting]) throws -> Command {
    if let first = words.first {
      if first == "--version" { return .version }
      if ["-h", "--help"].contains(first) { return .help(nil) }
    }
    let name = try commandName()
    if try readOptions(of: name) { return .help(name) }
    // A settings file is read once it is known where it is; the command line has the last word.
    let common = try settings(try apply(given, to: RunOptions()), name)
    let replaced = Set(given.map(\.option.name))
    let all = common.filter { !replaced.contains($0.option.name) } + given
    let options = try apply(all, to: RunOptions())
    if options.printsConfig { return .printConfig(SettingsText.lines(all)) }
    let command = try command(name, options)
    if let extra = positionals.first { throw ArgumentError.extraArgument(extra) }
    return command
  }

  private mutating func commandName() throws -> CommandName {
    guard let first = words.first, !first.hasPrefix("-") else { return .run }
    words.removeFirst()
    guard let name = CommandName(rawValue: first) else {
      throw ArgumentError.unknownCommand(first, nearest: Spelling.nearest(to: first, in: CommandName.allCases.map(\.rawValue)))
    }
    return name
  }

  private mutating func command(_ name: CommandName, _ options: RunOptions) throws -> Command {
    switch name {
    case .run: return .run(options)
    case .explore: return .explore(try argument(0, of: name), options)
    case .score: return .score(options)
    case .list: return .list(options)
    case .replay: return .replay(try argument(0, of: name), options)
    case .show: return .show(try argument(0, of: name), options)
    case .diff: return .diff(try argument(0, of: name), try argument(1, of: name), options)
    case .merge: return .merge(try arguments(of: name), options)
    case .judge: return .judge(try arguments(of: name), options)
    case .explain: return .explain(try argument(0, of: name))
    case .dump: return .dump(try argument(0, of: name), options)
    case .adopt: throw ArgumentError.onlyInOwnProgram(name.rawValue)
    case .doctor: return .doctor
    case .baseline: return .baseline(try choice(of: name, Command.BaselineVerb.list), options)
    case .completions: return .completions(try choice(of: name, Command.Shell.list))
    case .version: return .version
    case .help:
      guard !positionals.isEmpty else { return .help(nil) }
      let word = positionals.removeFirst()
      guard let topic = CommandName(rawValue: word) else {
        throw ArgumentError.unknownCommand(word, nearest: Spelling.nearest(to: word, in: CommandName.allCases.map(\.rawValue)))
      }
      return .help(topic)
    }
  }

  // MARK: Options

  /// Splits the rest of the line into options and arguments.
  /// - Returns: True if help was asked for.
  private mutating func readOptions(of command: CommandName) throws -> Bool {
    let taken = command.options
    while !words.isEmpty {
      let word = words.removeFirst()
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      if word == "--help" || word == "-h" { return true }
      // `--name=value` and `--name value` are the same.
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let (name, attached) = (parts[0], parts.count > 1 ? parts[1] : nil)
      guard let option = CommandOption.all.first(where: { $0.name == name || $0.short == name }) else {
        throw ArgumentError.unknownOption(name, nearest: Spelling.nearest(to: name, in: taken.map(\.name)))
      }
      guard taken.contains(where: { $0.name == option.name }) else {
        let others = CommandName.allCases.filter { $0.options.contains { $0.name == option.name } }
        throw ArgumentError.foreignOption(option.name, command: command.rawValue, takenBy: others.map(\.rawValue))
      }
      given.append(Setting(option: option, text: try value(of: option, attached), origin: SettingsText.commandLine))
    }
    return false
  }

  private mutating func value(of option: CommandOption, _ attached: String?) throws -> String {
    guard let wanted = option.value else {
      guard attached == nil else { throw ArgumentError.unwantedValue(option.name) }
      return ""
    }
    if let attached { return attached }
    if wanted.isOptional { return words.first.map(wanted.choices.contains) == true ? words.removeFirst() : "" }
    guard let value = words.first, !value.hasPrefix("--") else { throw ArgumentError.missingValue(option.name) }
    return words.removeFirst()
  }

  private func apply(_ settings: [Setting], to options: RunOptions) throws -> RunOptions {
    var options = options
    for setting in settings { try setting.option.take(setting.text, into: &options, context) }
    return options
  }

  // MARK: Arguments

  private mutating func argument(_ place: Int, of command: CommandName) throws -> String {
    guard !positionals.isEmpty else {
      throw ArgumentError.missingArgument(command: command.rawValue, what: command.facts.arguments[place].what)
    }
    return positionals.removeFirst()
  }

  /// One argument and all that follow.
  private mutating func arguments(of command: CommandName) throws -> [String] {
    let first = try argument(0, of: command)
    defer { positionals = [] }
    return [first] + positionals
  }

  private mutating func choice<Choice: RawRepresentable<String>>(of command: CommandName, _ list: String) throws -> Choice {
    let word = try argument(0, of: command)
    guard let choice = Choice(rawValue: word) else {
      throw ArgumentError.badValue(option: command.rawValue, value: word, wants: list)
    }
    return choice
  }
}

/// Guesses what somebody meant to write.
enum Spelling {
  /// Letters that were added or left out.
  private static let limit = 3

  /// The candidate that differs in the fewest letters, if few differ.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let letters = Array(word)
    // As many letters more or fewer are as many differences: no need to look at the others, and none for pasted pages of text.
    let near = candidates.filter { abs($0.count - letters.count) <= limit }
    let best = near.map { (Array($0).difference(from: letters).count, $0) }.min { $0.0 < $1.0 }
    guard let best, best.0 <= limit else { return nil }
    return best.1
  }
}
