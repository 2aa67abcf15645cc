import CellDetectors
import CellReports
import CellTrace

/// What the command line asks for.
enum Command: Equatable {
  case run(RunOptions)
  case explore(String, RunOptions)
  case score(RunOptions)
  case list(RunOptions)
  case replay(String, RunOptions)
  case baseline(BaselineVerb, RunOptions)
  case explain(String)
  case dump(String, RunOptions)
  case doctor
  case help
  case version

  enum BaselineVerb: String, CaseIterable {
    case write, check, prune, update

    /// The verbs as an error lists them.
    static let list = "'write', 'check', 'prune' or 'update'"
  }
}

/// Options that all commands that run scenarios share.
struct RunOptions: Equatable {
  /// Only scenarios whose names match this regular expression.
  var filter: String?
  /// Scenarios whose names match are skipped.
  var skip: String?
  /// Only scenarios that expect this: a detector's id, or `none` for those that must stay silent.
  var expecting: String?
  /// Profile names; empty: all.
  var profiles: [String] = []
  /// Policy names; empty: the standard ones.
  var policies: [String] = []
  /// Print a table of how long scenarios took.
  var showsTimes = false
  /// Devices and settings; empty: those each scenario asks for.
  var traits: [HostTraits] = []
  /// The seed of all runs.
  var seed: UInt64 = 1
  /// The folder reports go to.
  var output = "Reports/latest"
  /// Formats to write, and where; none: those of a usual run.
  var reporters: [ReporterRequest] = []
  /// Whether the terminal shows colours.
  var color = ColorChoice.auto
  /// The baseline file, which must be there; nil: the usual one if it is there.
  var baseline: String?
  /// Print only the summary.
  var isQuiet = false
  /// Why the findings are accepted, for `baseline write`.
  var reason: String?
  /// Baseline entries that no longer occur fail the gate.
  var isBaselineStrict = false
  /// Warnings fail the gate too.
  var failsOnWarnings = false
  /// How `dump` writes appearances.
  var form = DumpForm.words(.text)
  /// Only this step is written; nil: all, of a drawing the last one.
  var step: Int?
  /// How many steps `explore` performs.
  var steps = 400
  /// Nothing to run is no error.
  var passesWithNoScenarios = false
}

/// How `dump` writes appearances.
enum DumpForm: Equatable {
  /// Printed.
  case words(AppearanceText.Form)
  /// A drawing in a file.
  case svg
}

/// Arguments that can't be used.
enum ArgumentError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(String)
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
    case .missingValue(let option):
      "option '\(option)' needs a value"
    case .badValue(let option, let value, let wants):
      "option '\(option)' can't be '\(value)'; it wants \(wants)"
    case .missingArgument(let command, let what):
      "'cellharness \(command)' needs \(what)"
    case .badTraits(let text, let problem):
      "option '--traits' can't be '\(text)': \(problem)"
    case .onlyInOwnProgram(let command):
      "'\(command)' is a command of CellHarness's own program: swift run --package-path CELLHARNESS cellharness \(command)"
    case .extraArgument(let word):
      "'\(word)' is one argument too many; see 'cellharness help'"
    }
  }
}

/// Reads the command line: the command, then options and arguments in any order.
struct ArgumentParser {
  static let commands = [
    "run", "explore", "score", "list", "replay", "baseline", "explain", "dump", "adopt", "doctor", "help", "version",
  ]
  static let options = [
    "--filter", "--skip", "--expecting", "--profile", "--policy", "--traits", "--step", "--steps", "--times", "--seed",
    "--output",
    "--reporter", "--color",
    "--baseline", "--quiet", "--reason",
    "--strict-baseline",
    "--fail-on-warnings", "--pass-with-no-scenarios", "--markdown", "--svg", "--help",
    "--version",
  ]

  private var words: [String]
  private var options = RunOptions()
  private var positionals: [String] = []
  private let reporters: [any Reporter.Type]

  /// The command that `arguments` (without the program's name) ask for. None asks for `run`.
  /// - Parameter reporters: The formats that can be asked for.
  static func parse(_ arguments: [String], reporters: [any Reporter.Type] = ReporterCatalog.all) throws -> Command {
    var parser = ArgumentParser(words: arguments, reporters: reporters)
    return try parser.command()
  }

  private init(words: [String], reporters: [any Reporter.Type]) {
    self.words = words
    self.reporters = reporters
  }

  private mutating func command() throws -> Command {
    guard let first = words.first else { return .run(options) }
    if ["-h", "--help", "help"].contains(first) { return .help }
    if ["--version", "version"].contains(first) { return .version }
    let name = first.hasPrefix("-") ? "run" : words.removeFirst()
    guard ArgumentParser.commands.contains(name) else {
      throw ArgumentError.unknownCommand(name, nearest: nearest(to: name, in: ArgumentParser.commands))
    }
    if name == "adopt" { throw ArgumentError.onlyInOwnProgram(name) }
    if try readOptions() { return .help }
    let command: Command
    switch name {
    case "explore": command = .explore(try positional(of: name, "a scenario's name, whose screen is searched"), options)
    case "score": command = .score(options)
    case "list": command = .list(options)
    case "replay": command = .replay(try positional(of: name, "a replay token or file"), options)
    case "explain": command = .explain(try positional(of: name, "a detector's id"))
    case "dump": command = .dump(try positional(of: name, "a scenario's name"), options)
    case "doctor": command = .doctor
    case "baseline":
      let verb = try positional(of: name, Command.BaselineVerb.list)
      guard let verb = Command.BaselineVerb(rawValue: verb) else {
        throw ArgumentError.badValue(option: "baseline", value: verb, wants: Command.BaselineVerb.list)
      }
      command = .baseline(verb, options)
    default: command = .run(options)
    }
    if let extra = positionals.first { throw ArgumentError.extraArgument(extra) }
    return command
  }

  /// - Returns: True if help was asked for.
  private mutating func readOptions() throws -> Bool {
    while !words.isEmpty {
      let word = words.removeFirst()
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      // `--name=value` and `--name value` are the same.
      var name = word
      if let equals = word.firstIndex(of: "=") {
        name = String(word[..<equals])
        words.insert(String(word[word.index(after: equals)...]), at: 0)
      }
      switch name {
      case "--filter": options.filter = try regex(name)
      case "--skip": options.skip = try regex(name)
      case "--expecting": options.expecting = try expectation(name)
      case "--profile": options.profiles.append(try profile(name))
      case "--policy": options.policies.append(try policy(name))
      case "--traits": options.traits.append(try traits(name))
      case "--times": options.showsTimes = true
      case "--seed":
        let text = try value(name)
        guard let seed = UInt64(text) else {
          throw ArgumentError.badValue(option: name, value: text, wants: "a number from 0 up")
        }
        options.seed = seed
      case "--output": options.output = try value(name)
      case "--reporter": options.reporters.append(try reporter(name))
      case "--color": options.color = try color(name)
      case "--baseline": options.baseline = try value(name)
      case "--quiet", "-q": options.isQuiet = true
      case "--reason": options.reason = try value(name)
      case "--strict-baseline": options.isBaselineStrict = true
      case "--fail-on-warnings": options.failsOnWarnings = true
      case "--markdown": options.form = .words(.markdown)
      case "--svg": options.form = .svg
      case "--step":
        let text = try value(name)
        guard let step = Int(text), step >= 0 else {
          throw ArgumentError.badValue(option: name, value: text, wants: "a step's number from 0 up")
        }
        options.step = step
      case "--steps":
        let text = try value(name)
        guard let steps = Int(text), steps > 0 else {
          throw ArgumentError.badValue(option: name, value: text, wants: "a number of steps from 1 up")
        }
        options.steps = steps
      case "--pass-with-no-scenarios": options.passesWithNoScenarios = true
      case "--help", "-h": return true
      default: throw ArgumentError.unknownOption(name, nearest: nearest(to: name, in: ArgumentParser.options))
      }
    }
    return false
  }

  private mutating func value(_ option: String) throws -> String {
    guard let value = words.first, !value.hasPrefix("--") else { throw ArgumentError.missingValue(option) }
    return words.removeFirst()
  }

  private mutating func regex(_ option: String) throws -> String {
    let text = try value(option)
    guard (try? Regex(text)) != nil else {
      throw ArgumentError.badValue(option: option, value: text, wants: "a regular expression")
    }
    return text
  }

  private mutating func expectation(_ option: String) throws -> String {
    let text = try value(option)
    guard text == "none" || DetectorCatalog.detector(text) != nil else {
      throw ArgumentError.badValue(option: option, value: text, wants: "a detector's id, or 'none'")
    }
    return text
  }

  private mutating func profile(_ option: String) throws -> String {
    let text = try value(option)
    guard profileNames.contains(text) else {
      throw ArgumentError.badValue(option: option, value: text, wants: "one of \(profileNames.joined(separator: ", "))")
    }
    return text
  }

  /// `NAME` or `NAME=PATH`.
  private mutating func reporter(_ option: String) throws -> ReporterRequest {
    let text = try value(option)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard reporters.contains(where: { $0.name == parts[0] }), parts.last != "" else {
      let names = reporters.map { $0.name }.joined(separator: ", ")
      throw ArgumentError.badValue(option: option, value: text, wants: "NAME or NAME=PATH with a name of \(names)")
    }
    let request = ReporterRequest(name: parts[0], path: parts.count > 1 ? parts[1] : nil)
    if let path = request.path, path != "-", let other = options.reporters.first(where: { $0.path == path }) {
      throw ArgumentError.badValue(option: option, value: text, wants: "another file, for \(other.name) writes this one")
    }
    return request
  }

  private mutating func color(_ option: String) throws -> ColorChoice {
    let text = try value(option)
    guard let choice = ColorChoice(rawValue: text) else {
      throw ArgumentError.badValue(
        option: option, value: text, wants: "one of \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private mutating func policy(_ option: String) throws -> String {
    let text = try value(option)
    guard Policy.named(text) != nil else {
      throw ArgumentError.badValue(
        option: option, value: text,
        wants: "\(policyNames.joined(separator: ", ")), random-N, or choices as in touch-delay=0,section-gap=20")
    }
    return text
  }

  private mutating func traits(_ option: String) throws -> HostTraits {
    let text = try value(option)
    do {
      return try HostTraits(text)
    } catch {
      throw ArgumentError.badTraits(text, error)
    }
  }

  private mutating func positional(of command: String, _ what: String) throws -> String {
    guard !positionals.isEmpty else { throw ArgumentError.missingArgument(command: command, what: what) }
    return positionals.removeFirst()
  }

  /// The candidate that differs in the fewest letters, if few differ.
  private func nearest(to word: String, in candidates: [String]) -> String? {
    let best = candidates.map { (Array($0).difference(from: Array(word)).count, $0) }.min { $0.0 < $1.0 }
    guard let best, best.0 <= 3 else { return nil }
    return best.1
  }
}
