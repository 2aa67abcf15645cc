/// Choices that UIKit leaves open or that nobody could verify: one value each, in one place. A list has its own copy.
struct ListPolicy {
  /// LC-09: cells prepared beyond the visible ones, in scroll direction.
  var preparedAhead = 0
  /// LC-09: cells kept for their item after they left the screen.
  var keptBehind = 0
  /// LC-14: cells that leave the screen enter the pool before the pass asks for new ones.
  var recyclesBeforeRequesting = false
  /// SEL-02: `didUnhighlight` comes after the selection callbacks, not before them.
  var unhighlightsAfterSelecting = true
  /// SEL-14: `reloadData` keeps selected index paths.
  var reloadKeepsSelection = false

  /// SIZ-10: resizes of one cell without a quiet pass in between that count as a feedback loop.
  static let resizeLimit = 100
  /// SIZ-14: height of a row with one line of text, and the estimate for rows that were never measured.
  static let standardRowHeight = 44.0
  /// SW-09: virtual seconds that the data has to follow a destructive action that reported success.
  static let destructiveGrace = 1.0
  /// Virtual seconds until completions of animated changes run.
  static let animationDuration = 0.3
}
