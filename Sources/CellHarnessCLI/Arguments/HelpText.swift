import CellReports
import CellTrace

/// The profiles that `--profile` knows: those that runs are compared under, and those that are only run when they are named.
let namedProfiles = Profile.all + [.iOS26]

/// Names of the profiles, for `--profile`.
let profileNames = namedProfiles.map(\.name)

/// Names of the policies, for `--policy`.
let policyNames = Policy.all.map(\.name)

/// The help, of all commands or of one.
enum HelpText {
  /// About one command, or all.
  static func text(_ command: CommandName?, _ reporters: [any Reporter.Type] = ReporterCatalog.all) -> String {
    command.map { page($0, reporters) } ?? overview(reporters)
  }

  private static func overview(_ reporters: [any Reporter.Type]) -> String {
    """
    cellharness finds state leaks and stale indexes in iOS lists.

    Usage: cellharness [command] [options]

    Commands
    \(columns(CommandName.allCases.map { ($0.usage, $0.facts.summary) }))

    Options of `run`; `cellharness help COMMAND` shows those of another
    \(columns(CommandName.run.options.map(row)))

    \(lists(of: CommandName.run, reporters))

    \(exitCodes)
    """
  }

  private static func page(_ command: CommandName, _ reporters: [any Reporter.Type]) -> String {
    var parts = [wrapped("cellharness \(command.rawValue): \(command.facts.summary).", indent: 0)]
    parts.append("Usage: cellharness \(command.usage)" + (command.options.isEmpty ? "" : " [options]"))
    if !command.options.isEmpty { parts.append("Options\n" + columns(command.options.map(row))) }
    let lists = lists(of: command, reporters)
    if !lists.isEmpty { parts.append(lists) }
    let examples = command.facts.examples
    if !examples.isEmpty { parts.append("Examples\n" + examples.map { "  # \($0.does)\n  \($0.line)" }.joined(separator: "\n")) }
    return parts.joined(separator: "\n\n")
  }

  private static func row(_ option: CommandOption) -> (String, String) {
    ((option.short.map { $0 + ", " } ?? "") + option.usage, option.summary)
  }

  /// What can stand behind the options of a command, where that takes more than a few words.
  private static func lists(of command: CommandName, _ reporters: [any Reporter.Type]) -> String {
    let names = Set(command.options.map(\.name))
    var parts: [String] = []
    if names.contains(CommandOption.policy.name) { parts.append("Policies\n" + policies) }
    if names.contains(CommandOption.traits.name) { parts.append("Traits\n" + traits) }
    if names.contains(CommandOption.reporter.name) {
      parts.append("Formats\n" + columns(reporters.map { ($0.name, $0.summary) }))
    }
    return parts.joined(separator: "\n\n")
  }

  private static let policies = """
      fifo, random-N, adversarial, prepared-ahead, kept-behind, recycle-first, reversed, shuffled, after-reuse, after-next-reuse,
      after-change; by name only: unhighlight-first, reload-keeps-selection; or choices about lists of your own, with commas:
    \(ListBehaviorHelp.lines(indent: 2))
    """

  private static let traits =
    "  device=iPhoneSE, width=320, scale=2, text=accessibilityLarge, bold, dark, rtl, contrast, safe-area, or standard"

  private static let exitCodes = """
    Exit codes
      0 passed · 1 new or missing findings · 2 usage · 3 fault, unreadable input or unwritable report · 4 inconclusive · 5 nothing ran
      130 interrupted · 143 terminated: what was known until then is written, marked as partial
    """

  /// Two columns; what is wider than the first has a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    let width = 26
    return rows.map { first, second in
      let name = "  " + first
      let gap =
        name.count < width ? String(repeating: " ", count: width - name.count) : "\n" + String(repeating: " ", count: width)
      return name + gap + wrapped(second, indent: width)
    }.joined(separator: "\n")
  }

  /// Words in lines of at most 130 letters.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if indent + lines[lines.count - 1].count + word.count > 129 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

/// The choices about lists in the help text.
enum ListBehaviorHelp {
  /// Names with their defaults, in lines of at most 130 letters.
  static func lines(indent: Int) -> String {
    var lines = [""]
    for (index, option) in ListBehaviorOption.all.enumerated() {
      let word = "\(option.name)=\(option.usual)" + (index == ListBehaviorOption.all.count - 1 ? "" : ", ")
      if indent + lines[lines.count - 1].count + word.count > 130 { lines.append("") }
      lines[lines.count - 1] += word
    }
    return lines.map { String(repeating: " ", count: indent) + $0.trimmingSuffix(" ") }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ letter: Character) -> Substring {
    hasSuffix("\(letter)") ? dropLast() : self[...]
  }
}
