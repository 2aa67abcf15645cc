import CellReports

extension CommandOption {
  // MARK: What is written

  static let times = flag("--times", "a table of runs, steps and seconds by scenario") { $0.showsTimes = true }

  static let output = text(
    "--output", Value(label: "FOLDER", isPath: true), "where reports go (Reports/latest)"
  ) { $0.output = $1 }

  /// `NAME` or `NAME=PATH`.
  static let reporter = CommandOption(
    name: "--reporter", value: Value(label: "NAME[=PATH]", choices: ReporterCatalog.all.map { $0.name }),
    summary: "write this format, to PATH (- prints it); repeat for several, see Formats (html and json)", repeats: true
  ) { options, text, context in
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard context.reporters.contains(where: { $0.name == parts[0] }), parts.last != "" else {
      let names = context.reporters.map { $0.name }.joined(separator: ", ")
      throw ValueError.wants("NAME or NAME=PATH with a name of \(names)")
    }
    let request = ReporterRequest(name: parts[0], path: parts.count > 1 ? parts[1] : nil)
    if let path = request.path, path != "-", let other = options.reporters.first(where: { $0.path == path }) {
      throw ValueError.wants("another file, for \(other.name) writes this one")
    }
    options.reporters.append(request)
  }

  static let keepTraces = text(
    "--keep-traces", Value(label: "FOLDER", isPath: true), "keep what every run showed, for `cellharness judge`"
  ) { $0.tracesFolder = $1 }

  static let color = CommandOption(
    name: "--color", value: Value(label: "WHEN", choices: ColorChoice.allCases.map(\.rawValue)),
    summary: "auto (a terminal, unless NO_COLOR is set), always or never"
  ) { options, text, _ in
    guard let choice = ColorChoice(rawValue: text) else {
      throw ValueError.wants("one of \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    options.color = choice
  }

  static let watch = flag("--watch", "build and run again whenever a Swift file below this folder changes") { $0.watches = true }

  static let quiet = flag("--quiet", short: "-q", "only the summary") { $0.isQuiet = true }

  static let markdown = flag("--markdown", "print Markdown") { $0.form = .words(.markdown) }

  static let svg = flag("--svg", "draw the last step, or --step N, in a file") { $0.form = .svg }

  /// Read by the program that adopts, which has no scenarios.
  static let dryRun = flag("--dry-run", "write nothing; say what compiles as it is and what is missing") { _ in }

  // MARK: The gate

  static let baseline = text(
    "--baseline", Value(label: "FILE", isPath: true), "the accepted findings (Reports/baseline.json if it is there)"
  ) { $0.baseline = $1 }

  static let reason = text("--reason", Value(label: "TEXT"), "why the findings are accepted") { $0.reason = $1 }

  static let strictBaseline = flag("--strict-baseline", "entries that no longer occur fail") { $0.isBaselineStrict = true }

  static let failOnWarnings = flag("--fail-on-warnings", "warnings fail too") { $0.failsOnWarnings = true }

  static let passWithNoScenarios = flag("--pass-with-no-scenarios", "nothing to run is no failure") {
    $0.passesWithNoScenarios = true
  }

  // MARK: Settings

  static let config = text(
    "--config", Value(label: "FILE", isPath: true), "the settings file (cellharness.json if it is there)"
  ) { $0.configFile = $1 }

  static let preset = text("--preset", Value(label: "NAME"), "settings of that name in the settings file, as ci") {
    $0.preset = $1
  }

  static let printConfig = flag("--print-config", "print the settings that count, and run nothing") { $0.printsConfig = true }
}
