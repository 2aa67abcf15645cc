import CellTrace

/// Sentences about rows that come or go only when their screen appears again.
extension FindingText {
  static func isListed(_ isListed: Bool) -> String { isListed ? "in the list" : "not in the list" }

  static func rowsOfAppearance(title: String, isMissing: Bool, step: String) -> String {
    "\(quoted(title)) is \(isMissing ? "missing in the list" : "still in the list") after \(step), until its screen appears again"
  }

  static func rowsOfAppearanceSeen(title: String, isMissing: Bool) -> String {
    "\(quoted(title)) is \(FindingText.isListed(!isMissing)); once another screen was in front, it is \(FindingText.isListed(isMissing))"
  }

  static func chosenInFront(title: String, step: String) -> String {
    "\(quoted(title)) was touched in \(step) on a screen in front of the list, and showed something else at once"
  }

  static func touchedTwice(_ step: String) -> String { "the same with \(step) done twice" }

  static func notGivenUp(title: String) -> String {
    "touching \(quoted(title)) once more gives nothing up, so that the list may tell what was looked at rather than what was chosen"
  }

  static let fixRowsOfAppearance =
    "observe the model, or be told by the sheet what was chosen: viewWillAppear(_:) and onAppear do not run when a sheet goes."
}
