import CellReports
import CellTrace
import Testing

@testable import CellHarnessCLI

@Suite("Command line arguments")
struct ArgumentTests {
  @Test("no arguments mean run with the defaults")
  func empty() throws {
    #expect(try ArgumentParser.parse([]) == .run(RunOptions()))
  }

  @Test("options may stand anywhere, with = or a space")
  func options() throws {
    var wanted = RunOptions()
    wanted.filter = "conditions"
    wanted.seed = 7
    wanted.profiles = ["iOS17"]
    wanted.isQuiet = true
    #expect(try ArgumentParser.parse(["run", "--filter=conditions", "--seed", "7", "-q", "--profile", "iOS17"]) == .run(wanted))
    #expect(try ArgumentParser.parse(["--filter", "conditions", "--seed=7", "--profile=iOS17", "--quiet"]) == .run(wanted))
  }

  @Test("dump wants a scenario, and may be told the form and the step")
  func dump() throws {
    var wanted = RunOptions()
    wanted.form = .words(.markdown)
    wanted.step = 2
    #expect(
      try ArgumentParser.parse(["dump", "leaked-view-state/counter/buggy", "--markdown", "--step", "2"])
        == .dump("leaked-view-state/counter/buggy", wanted))
    #expect(throws: ArgumentError.missingArgument(command: "dump", what: "a scenario's name")) {
      try ArgumentParser.parse(["dump"])
    }
    #expect(throws: ArgumentError.badValue(option: "--step", value: "x", wants: "a step's number from 0 up")) {
      try ArgumentParser.parse(["dump", "a", "--step=x"])
    }
  }

  @Test("policies are chosen by name, times asked for")
  func policies() throws {
    var wanted = RunOptions()
    wanted.policies = ["fifo", "random-9", "touch-delay=0,section-gap=20"]
    wanted.showsTimes = true
    #expect(
      try ArgumentParser.parse([
        "run", "--policy", "fifo", "--times", "--policy=random-9", "--policy=touch-delay=0,section-gap=20",
      ]) == .run(wanted))
  }

  @Test("formats are asked for by name, with a path or without, as often as wanted; every profile can be named")
  func reporters() throws {
    var wanted = RunOptions()
    wanted.reporters = [.init(name: "junit", path: "a=b.xml"), .init(name: "sarif"), .init(name: "markdown", path: "-")]
    wanted.color = .never
    wanted.profiles = ["iOS26"]
    #expect(
      try ArgumentParser.parse([
        "run", "--reporter", "junit=a=b.xml", "--reporter=sarif", "--reporter=markdown=-", "--color", "never", "--profile",
        "iOS26",
      ]) == .run(wanted))
  }

  @Test("the help text names every format with who reads it, and every profile")
  func formats() {
    let help = HelpText.text(nil)
    for reporter in ReporterCatalog.all { #expect(help.contains("\(reporter.name) ") && help.contains(reporter.summary)) }
    for profile in namedProfiles { #expect(help.contains(profile.name)) }
    #expect(namedProfiles.starts(with: Profile.all))
  }

  @Test("the help text names every choice about lists with its default")
  func choices() {
    for option in ListBehaviorOption.all { #expect(HelpText.text(nil).contains("\(option.name)=\(option.usual)")) }
  }

  @Test("each command has a page that names its options, in lines that fit", arguments: CommandName.allCases.map(\.rawValue))
  func pages(name: String) throws {
    let command = try #require(CommandName(rawValue: name))
    #expect(try ArgumentParser.parse([name, "--help"]) == .help(command))
    #expect(try ArgumentParser.parse(["help", name]) == .help(command))
    let page = HelpText.text(command)
    #expect(page.hasPrefix("cellharness \(name): ") && HelpText.text(nil).contains("  \(command.usage)"))
    for option in command.options { #expect(page.contains("  \(option.usage)") || page.contains(", \(option.usage)")) }
    #expect(page.split(separator: "\n").allSatisfy { $0.count <= 134 })
  }

  @Test("each command but help and version shows how it is called, with arguments that it takes", arguments: CommandName.allCases)
  func examples(command: CommandName) throws {
    let examples = command.facts.examples
    #expect(examples.isEmpty == (command == .help || command == .version))
    for example in examples {
      #expect(!example.does.isEmpty && HelpText.text(command).contains("  # \(example.does)\n  \(example.line)"))
      // What stands in front is how the shell starts the program.
      let call = try #require(example.line.components(separatedBy: "cellharness ").last)
      let words = call.matches(of: /"[^"]*"|[^ ")]+/).map { String($0.output).replacing("\"", with: "") }
      #expect(CommandName(rawValue: words[0]) != nil)
      // `adopt` is a command of another program, which reads its words itself.
      if command != .adopt { #expect(throws: Never.self, "\(example.line)") { try ArgumentParser.parse(words) } }
    }
  }

  @Test("every option is taken by some command, and no two have one name")
  func catalog() {
    let taken = Set(CommandName.allCases.flatMap { $0.options.map(\.name) })
    #expect(taken == Set(CommandOption.all.map(\.name)) && taken.count == CommandOption.all.count)
  }

  @Test("scenarios are chosen by what they expect")
  func expectations() throws {
    var wanted = RunOptions()
    wanted.expecting = "none"
    #expect(try ArgumentParser.parse(["run", "--expecting", "none"]) == .run(wanted))
    wanted.expecting = "stale-content"
    #expect(try ArgumentParser.parse(["score", "--expecting=stale-content"]) == .score(wanted))
  }

  @Test("each command is read")
  func commands() throws {
    #expect(try ArgumentParser.parse(["score"]) == .score(RunOptions()))
    #expect(try ArgumentParser.parse(["list"]) == .list(RunOptions()))
    var search = RunOptions()
    search.steps = 50
    #expect(try ArgumentParser.parse(["explore", "a/b", "--steps", "50"]) == .explore("a/b", search))
    search.emitsTests = true
    #expect(try ArgumentParser.parse(["explore", "--steps", "50", "--emit-test", "a/b"]) == .explore("a/b", search))
    search.emitsXCTests = true
    let both = ["explore", "a/b", "--emit-test", "xctest", "--steps", "50", "--emit-test=swift-testing"]
    #expect(try ArgumentParser.parse(both) == .explore("a/b", search))
    search.usesScripts = false
    #expect(try ArgumentParser.parse(both + ["--no-scripts"]) == .explore("a/b", search))
    search.plateau = 90
    #expect(try ArgumentParser.parse(both + ["--no-scripts", "--plateau", "90"]) == .explore("a/b", search))
    search.patience = 60
    #expect(try ArgumentParser.parse(both + ["--no-scripts", "--plateau", "90", "--patience=60"]) == .explore("a/b", search))
    #expect(try ArgumentParser.parse(["replay", "ch1:a/b:9f2c"]) == .replay("ch1:a/b:9f2c", RunOptions()))
    #expect(try ArgumentParser.parse(["baseline", "write"]) == .baseline(.write, RunOptions()))
    #expect(try ArgumentParser.parse(["baseline", "check"]) == .baseline(.check, RunOptions()))
    #expect(try ArgumentParser.parse(["explain", "crash"]) == .explain("crash"))
    #expect(try ArgumentParser.parse(["doctor"]) == .doctor)
    #expect(try ArgumentParser.parse(["show", "a.json"]) == .show("a.json", RunOptions()))
    #expect(try ArgumentParser.parse(["diff", "a.json", "b.json"]) == .diff("a.json", "b.json", RunOptions()))
    #expect(try ArgumentParser.parse(["judge", "a", "b"]) == .judge(["a", "b"], RunOptions()))
    #expect(try ArgumentParser.parse(["completions", "fish"]) == .completions(.fish))
    #expect(try ArgumentParser.parse(["--help"]) == .help(nil))
    #expect(try ArgumentParser.parse(["--version"]) == .version)
  }

  @Test(
    "what can't be used is refused with one sentence",
    arguments: [
      (["rum"], "unknown command 'rum'; did you mean 'run'?"),
      (["elephant"], "unknown command 'elephant'; see 'cellharness help'"),
      (["run", "--fliter", "x"], "unknown option '--fliter'; did you mean '--filter'?"),
      (["run", "--seed"], "option '--seed' needs a value"),
      (["run", "--seed", "minus"], "option '--seed' can't be 'minus'; it wants a number from 0 up"),
      (["run", "--filter", "("], "option '--filter' can't be '('; it wants a regular expression"),
      (
        ["run", "--filter", String(repeating: "(", count: 101)],
        "option '--filter' can't be '\(String(repeating: "(", count: 101))'; it wants a regular expression with at most 100 brackets"
      ),
      (["run", "--expecting", "leak"], "option '--expecting' can't be 'leak'; it wants a detector's id, or 'none'"),
      (["run", "--profile", "iOS9"], "option '--profile' can't be 'iOS9'; it wants one of iOS17, iOS18, iOS26"),
      (
        ["run", "--policy", "lofi"],
        "option '--policy' can't be 'lofi'; it wants lifo, fifo, random-1, adversarial, prepared-ahead, kept-behind, "
          + "recycle-first, reversed, shuffled, after-reuse, after-next-reuse, after-change, unhighlight-first, reload-keeps-selection, random-N, "
          + "or choices as in touch-delay=0,section-gap=20"
      ),
      (
        ["run", "--reporter", "junt"],
        "option '--reporter' can't be 'junt'; it wants NAME or NAME=PATH with a name of text, html, json, markdown, junit, sarif, "
          + "github-annotations, github-summary"
      ),
      (
        ["run", "--reporter", "junit=a.xml", "--reporter=sarif=a.xml"],
        "option '--reporter' can't be 'sarif=a.xml'; it wants another file, for junit writes this one"
      ),
      (["run", "--color", "blue"], "option '--color' can't be 'blue'; it wants one of auto, always, never"),
      (["explore"], "'cellharness explore' needs a scenario's name, whose screen is searched"),
      (["explore", "a", "--emit-test=junit"], "option '--emit-test' can't be 'junit'; it wants swift-testing or xctest"),
      (["explore", "a", "--jobs", "0"], "option '--jobs' can't be '0'; it wants a number from 1 up"),
      (["explore", "a", "--exhaustive", "0"], "option '--exhaustive' can't be '0'; it wants a length of scripts from 1 up"),
      (["explore", "a", "--steps", "0"], "option '--steps' can't be '0'; it wants a number of steps from 1 up"),
      (["explore", "a", "--plateau", "0"], "option '--plateau' can't be '0'; it wants a number of steps from 1 up"),
      (["explore", "a", "--patience", "0"], "option '--patience' can't be '0'; it wants a number of steps from 1 up"),
      (["replay"], "'cellharness replay' needs a replay token or file"),
      (["baseline", "forget"], "option 'baseline' can't be 'forget'; it wants 'write', 'check', 'prune' or 'update'"),
      (["diff", "a.json"], "'cellharness diff' needs a report.json of before and one of after"),
      (["completions", "tcsh"], "option 'completions' can't be 'tcsh'; it wants 'bash', 'zsh' or 'fish'"),
      (["run", "--steps", "5"], "'cellharness run' does not take '--steps'; explore, score do; see 'cellharness help run'"),
      (
        ["list", "--quiet"],
        "'cellharness list' does not take '--quiet'; run, explore, score, merge, judge, baseline do; see 'cellharness help list'"
      ),
      (["run", "--times=yes"], "option '--times' takes no value"),
      (["help", "runn"], "unknown command 'runn'; did you mean 'run'?"),
      (["list", "everything"], "'everything' is one argument too many; see 'cellharness help'"),
    ])
  func refusals(arguments: [String], text: String) {
    #expect {
      try ArgumentParser.parse(arguments)
    } throws: { error in
      "\(error)" == text
    }
  }
}
