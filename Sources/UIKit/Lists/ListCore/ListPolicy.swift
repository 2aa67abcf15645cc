import CellTrace
import HeadlessCore

/// Choices about lists that are the same for every list of a run, and those that layouts read without a list at hand. The rest
/// is in each list's own copy of `ListKnobs`.
enum ListPolicy {
  /// SIZ-10: resizes of one cell without a quiet pass in between that count as a feedback loop.
  static var resizeLimit: Int { RunContext.configuration.list.resizeLimit }
  /// SIZ-14: height of a row with one line of text, and the estimate for rows that were never measured.
  static var standardRowHeight: Double { RunContext.configuration.list.standardRowHeight }
  /// SW-09: virtual seconds that the data has to follow a destructive action that reported success.
  static var destructiveGrace: Double { RunContext.configuration.list.destructiveGrace }
  /// Virtual seconds until completions of animated changes run.
  static let animationDuration = 0.3
}
