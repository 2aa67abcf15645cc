extension CommandName {
  var facts: Facts {
    switch self {
    case .run:
      Facts(
        summary: "run every scenario under all policies and profiles, compare with the baseline and write reports (default)",
        options: Self.selection + Self.variation + [.times, .watch, .keepTraces] + Self.sharing + Self.reports + Self.gate,
        examples: [
          ("cellharness run", "everything; Reports/latest/index.html shows what was found"),
          ("cellharness run --filter counter --profile iOS18", "some scenarios, on one version of iOS"),
          ("cellharness run --filter counter --watch", "while you mend a screen"),
          ("cellharness run --reporter junit=tests.xml --reporter sarif", "formats that CI systems read"),
          ("cellharness run --shard 2/4 --output shards/2", "the second quarter; Bazel's TEST_SHARD_INDEX is understood too"),
        ])
    case .explore:
      Facts(
        summary:
          "search a scenario's screen for scripts that break it, from its own and kept ones on; what is found is kept and run first next time",
        arguments: [Argument(label: "SCENARIO", what: "a scenario's name, whose screen is searched")],
        options: Self.variation + Self.search + [.noScripts, .exhaustive, .emitTest, .regressions] + Self.sharing.prefix(1)
          + [.output, .reporter, .color, .quiet, .failOnWarnings],
        examples: [
          ("cellharness explore leaked-view-state/counter/buggy --steps 1000", "a longer search"),
          ("cellharness explore leaked-view-state/counter/buggy --exhaustive 2", "every script of one or two steps"),
        ])
    case .score:
      Facts(
        summary: "run every scenario and print how often each detector found, missed and accused; fails on either",
        options: Self.selection + Self.variation + [.explore] + Self.search + [.output, .quiet],
        examples: [
          ("cellharness score", "all scenarios"),
          ("cellharness score --expecting leaked-view-state --explore", "one detector's, found by searches too"),
        ])
    case .list:
      Facts(
        summary: "list the scenarios", options: Self.selection,
        examples: [("cellharness list --expecting none", "those that must stay silent")])
    case .replay:
      Facts(
        summary: "run the script of a finding, or one that explore kept, again and show what is found",
        arguments: [Argument(label: "TOKEN|FILE", what: "a replay token or file")], options: [.profile, .seed, .color],
        examples: [
          ("cellharness replay ch1:leaked-view-state/counter/buggy:9f2c0a1b2c3d4e5f", "the Replay line of a finding"),
          ("cellharness replay Reports/latest/report.json", "the first finding of a report"),
        ])
    case .show:
      Facts(
        summary: "print a report that was written as JSON, or write it in other formats; runs nothing",
        arguments: [Argument(label: "FILE", what: "a report.json")],
        options: [.output, .reporter, .color] + Self.gate,
        examples: [("cellharness show Reports/latest/report.json --reporter markdown=-", "as Markdown")])
    case .diff:
      Facts(
        summary: "compare two reports: what is new, fixed, changed, slower or no longer run; fails if something is new",
        arguments: [
          Argument(label: "BEFORE", what: "a report.json of before and one of after"),
          Argument(label: "AFTER", what: "a report.json of before and one of after"),
        ],
        options: [.markdown],
        examples: [("cellharness diff base/report.json Reports/latest/report.json --markdown", "for a pull request")])
    case .merge:
      Facts(
        summary: "join the reports of all shards of a run to the one of the whole; fails if a part is missing",
        arguments: [
          Argument(label: "REPORT…", what: "the report.json of each shard, or folders that hold them", repeats: true)
        ],
        options: [.times] + Self.reports + Self.gate,
        examples: [("cellharness merge shards --reporter sarif --reporter html", "all reports below a folder")])
    case .judge:
      Facts(
        summary: "judge traces that `run --keep-traces` kept with the detectors of today; runs nothing",
        arguments: [
          Argument(label: "FOLDER…", what: "a folder of kept traces, or files of it", repeats: true)
        ],
        options: Self.reports + Self.gate,
        examples: [
          ("cellharness run --keep-traces traces", "keep them"),
          ("cellharness judge traces", "with a newer version, for example"),
        ])
    case .baseline:
      Facts(
        summary:
          "accept the present findings; run and compare; drop entries that no longer occur; update does both, write and prune",
        arguments: [
          Argument(
            label: "write|check|prune|update", what: Command.BaselineVerb.list,
            choices: Command.BaselineVerb.allCases.map(\.rawValue))
        ],
        options: Self.selection + Self.variation + [.reason, .times] + Self.reports + Self.gate,
        examples: [(#"cellharness baseline write --reason "known since 2.4, #1180""#, "accept what is there")])
    case .explain:
      Facts(
        summary: "what a detector finds, what it never fires on, and how to fix it",
        arguments: [Argument(label: "ID", what: "a detector's id", choices: CommandOption.expecting.value?.choices ?? [])],
        examples: [("cellharness explain leaked-view-state", "what a finding's first line names in brackets")])
    case .dump:
      Facts(
        summary: "run a scenario once and print, or draw, what every visible item shows after each step",
        arguments: [Argument(label: "SCENARIO", what: "a scenario's name")],
        options: [.profile, .policy, .traits, .seed, .step, .markdown, .svg, .output],
        examples: [("cellharness dump leaked-view-state/counter/buggy --step 2", "one step")])
    case .adopt:
      Facts(
        summary:
          "write a package for an app's own folder beside it, with a screen for each list (only in CellHarness's own program)",
        arguments: [Argument(label: "FOLDER", what: "an app's folder")], options: [.dryRun, .output],
        examples: [("swift run --package-path CellHarness cellharness adopt MyApp --dry-run", "what compiles, what is missing")])
    case .doctor:
      Facts(
        summary: "check that time, randomness and scheduling are under the harness's control",
        examples: [("cellharness doctor", "on a new machine or in a new image, before anything is run")])
    case .completions:
      Facts(
        summary: "print completions for a shell",
        arguments: [
          Argument(label: "bash|zsh|fish", what: Command.Shell.list, choices: Command.Shell.allCases.map(\.rawValue))
        ],
        examples: [("source <(cellharness completions bash)", "in this shell")])
    case .help: Facts(summary: "this help, or that of one command: cellharness help run")
    case .version: Facts(summary: "the version and the toolchain it was built with")
    }
  }

  private static let selection: [CommandOption] = [.filter, .skip, .expecting]
  private static let variation: [CommandOption] = [.profile, .policy, .traits, .seed]
  private static let search: [CommandOption] = [.steps, .seconds, .plateau, .patience, .jobs]
  private static let sharing: [CommandOption] = [.shard, .shardTimes]
  private static let reports: [CommandOption] = [.output, .reporter, .color, .quiet]
  private static let gate: [CommandOption] = [.baseline, .strictBaseline, .failOnWarnings, .passWithNoScenarios]

  /// All options it takes: its own, and those about settings where it has some that settings can stand for.
  var options: [CommandOption] {
    let own = facts.options
    return own.isEmpty || self == .adopt ? own : own + [.config, .preset, .printConfig]
  }

  /// As an error shows how a command is called: `explore SCENARIO`.
  var usage: String { ([rawValue] + facts.arguments.map(\.label)).joined(separator: " ") }
}
