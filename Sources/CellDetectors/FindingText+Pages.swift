/// Sentences about a list that is refreshed and has each row once more.
extension FindingText {
  static let refreshedTwice = "each row comes once more when the list is refreshed"

  static func sameRows(_ title: String, at slots: [String]) -> String {
    "\(quoted(title)) at \(slots.joined(separator: " and "))"
  }

  static func refreshedTwiceSeen(_ title: String, first: String, again: String, step: String) -> String {
    "since \(step) \(quoted(title)) stands at \(first) and at \(again), and so does each row behind it"
  }

  static func refreshedTwiceEvidence(_ count: Int) -> String {
    "pulled once more, the list has \(plural(count, "row")) more again"
  }

  static let fixRefreshedTwice =
    "replace the rows when the list is loaded anew, in place of appending to them; only a page that follows is appended."
}

/// Sentences about a list that begins with a later page.
extension FindingText {
  static func skippedFirstPages(missing: String, _ count: Int, step: String) -> String {
    "\(step) shows other rows and leaves out the first \(count), \(quoted(missing)) and what follows it, because the list had been scrolled before"
  }

  static func isFirst(_ title: String) -> String { "\(quoted(title)) is the first row" }

  static func skippedFirstPagesSeen(first: String, missing: String) -> String {
    "\(quoted(first)) is the first row; where nobody scrolls before, \(quoted(missing)) is"
  }

  static func skippedFirstPagesEvidence(_ count: Int) -> String {
    "where nobody scrolls before, the same rows follow \(count) others, not all of which were seen here"
  }

  static let fixSkippedFirstPages =
    "set the number of the next page, or the cursor, back where the rows of another choice begin to load."
}
