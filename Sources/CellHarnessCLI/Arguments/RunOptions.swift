import CellReports
import CellTrace

/// What the options of a command line come to; a command reads those it takes.
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
  /// `score` searches screens instead of running scripts.
  var explores = false
  /// Wall-clock seconds after which a search begins no more walks.
  var seconds: Double?
  /// Walks of `explore` may begin with scripts of scenarios and with kept ones.
  var usesScripts = true
  /// Steps without a new abstract state after which a search ends; nil: any number.
  var plateau: Int?
  /// Steps after the last error that was found, after which a search ends; nil: any number.
  var patience: Int?
  /// Where scripts that broke screens are kept.
  var regressions = "Scenarios/Regressions"
  /// `explore` prints a test for each finding.
  var emitsTests = false
  /// The same as a test that uses only UIKit and XCTest.
  var emitsXCTests = false
  /// `explore` performs every script up to this length.
  var exhaustiveDepth: Int?
  /// The part that is done here of what several machines share; nil: all.
  var shard: Shard?
  /// A report that says how long scenarios take, to divide them by.
  var shardTimes: String?
  /// Runs again whenever the sources change.
  var watches = false
  /// The folder that the runs' traces are kept in; nil: they are not.
  var tracesFolder: String?
  /// How much is done at the same time.
  var jobs = 2
  /// Nothing to run is no error.
  var passesWithNoScenarios = false
  /// Where settings are read from; nil: the usual file if it is there.
  var configFile: String?
  /// The named settings of the file that count too.
  var preset: String?
  /// Print the settings that count, and run nothing.
  var printsConfig = false
}

/// How `dump` writes appearances.
enum DumpForm: Equatable {
  /// As text, printed on the output.
  case words(AppearanceText.Form)
  /// A drawing in a file.
  case svg
}
