import CellTrace
import HeadlessCore

/// Choices about lists that are the same for every list of a run, and those that layouts read without a list at hand. The rest
/// is in each list's own copy of `ListBehavior`.
enum ListPolicy {
  /// SIZ-10: resizes of one cell without a quiet pass in between that count as a feedback loop.
  static var resizeLimit: Int { RunState.current.configuration.list.resizeLimit }
  /// SIZ-14: height of a row with one line of text, and the estimate for rows that were never measured.
  static var standardRowHeight: Double { RunState.current.configuration.list.standardRowHeight }
  /// SIZ-15: the margin of inset sections in a window of some width.
  static func sideInset(_ width: Double) -> Double { RunState.current.configuration.list.sideInset ?? (width >= 414 ? 20 : 16) }
  /// SIZ-15: the room above and below the sections of grouped lists.
  static var sectionGap: Double { RunState.current.configuration.list.sectionGap }
  /// CC-25: the text style of a subtitle cell's second line.
  static var subtitleFont: ListBehavior.SubtitleFont { RunState.current.configuration.list.subtitleFont }
  /// SEL-21: seconds until a touch reaches what a scroll view shows.
  static var touchDelay: Double { RunState.current.configuration.list.touchDelay }
  /// Virtual seconds until completions of animated changes run.
  static let animationDuration = 0.3
}
