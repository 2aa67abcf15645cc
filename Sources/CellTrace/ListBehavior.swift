/// Choices about lists that UIKit leaves open or that are unverified, besides the order of the pool. Every list of a run
/// starts with the run's values. ``ListBehaviorOption`` has their names and ledger rows.
package struct ListBehavior: Hashable, Sendable {
  /// LC-08, LC-09: cells prepared beyond the visible ones, in scroll direction. Documented; the number is not.
  package var preparedAhead = 0
  /// LC-07, LC-08, LC-09: cells kept for their item after they left the screen, nearest first. Documented; the number is not.
  package var keptBehind = 0
  /// LC-14, unverified: cells that leave the screen enter the pool before the pass asks for new ones.
  package var recyclesBeforeRequesting = false
  /// SEL-02, unverified: `didUnhighlight` comes after the selection callbacks, not before them.
  package var unhighlightsAfterSelecting = true
  /// SEL-05, unverified: of two items that change places as the selected one, the old one's `didDeselect` comes before the new
  /// one's `didSelect`.
  package var deselectsBeforeSelecting = true
  /// SEL-14, unverified: `reloadData` keeps selected index paths.
  package var reloadKeepsSelection = false
  /// SEL-21, unverified: seconds until a touch reaches what a scroll view with `delaysContentTouches` shows. A tap lasts 0.2 s: with
  /// a longer delay the touch goes down and up at once. A drag moves at once: with a delay of 0 it first touches what it begins on.
  package var touchDelay = 0.15
  /// SW-12, unverified: a scroll closes open swipe actions.
  package var scrollClosesSwipe = true
  /// SW-12, unverified: reloading a row closes its swipe actions.
  package var reloadClosesSwipe = true
  /// SW-12, unverified: reconfiguring a row closes its swipe actions.
  package var reconfigureClosesSwipe = false
  /// SW-13, unverified: the tap elsewhere that closes open swipe actions also does what it does without them.
  package var closingTapActs = false
  /// SW-09, unverified: virtual seconds that the data has to follow a destructive action that reported success.
  package var destructiveGrace = 1.0
  /// SW-19, unverified for versions before 27: a row whose destructive SwiftUI action was tapped and whose item is still in the data
  /// after ``destructiveGrace`` ends the app. Otherwise it reappears.
  package var keptDestructiveRowAborts = false
  /// SW-21, unverified: swipe actions of the cell's content win over those of the list's provider.
  package var hostedSwipesWin = false
  /// SIZ-10, unverified: resizes of one cell without a quiet pass in between that count as a feedback loop.
  package var resizeLimit = 100
  /// SIZ-14, unverified: height in points of a row with one line of text, and the estimate for rows that were never measured.
  package var standardRowHeight = 44.0
  /// SIZ-15, unverified: points between the window's edges and the rows of inset grouped and sidebar sections. Nil: 16, and 20 in
  /// windows of 414 points and more.
  package var sideInset: Double?
  /// SIZ-15, unverified: points above and below each section of a grouped list.
  package var sectionGap = 17.5
  /// CC-25, unverified: the text style of a subtitle cell's second line.
  package var subtitleFont = SubtitleFont.caption1

  /// Text styles that a subtitle cell's second line is said to have.
  package enum SubtitleFont: String, Hashable, Codable, Sendable, CaseIterable {
    case caption1, subheadline
  }

  /// Creates the choices that a run makes by default.
  package init() {}

  /// Ledger rows of unverified choices that have another value than the default: what is seen only so never gates.
  package var unverified: [String] {
    var rows: [String] = []
    for option in ListBehaviorOption.all where option.isUnverified && option.differs(in: self) && !rows.contains(option.row) {
      rows.append(option.row)
    }
    return rows
  }
}

extension ListBehavior: Codable {
  /// Reads what differs from the defaults.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: ListBehaviorOption.Key.self)
    self.init()
    for option in ListBehaviorOption.all { try option.read(&self, values) }
  }

  /// Writes what differs from the defaults, so that one option more changes no trace that does not use it.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: ListBehaviorOption.Key.self)
    for option in ListBehaviorOption.all where option.differs(in: self) { try option.write(self, &values) }
  }
}
