/// Texts about rows that a list was not told of, and about those that show what belongs to another.
extension FindingText {
  static func foreignChange(property: String, source: String, shown: String) -> String {
    "the model changed \(property) of \(quoted(source)), and the cell of \(quoted(shown)) took the change over"
  }

  static func foreignRows(_ count: Int, source: String, step: String) -> String {
    "in \(step) the change was written into the \(count == 1 ? "cell of one other row" : "cells of \(count) other rows"), for which the "
      + "model has kept what it had"
  }

  static let fixForeignChange =
    "let a cell take only what is meant for the item that it shows: compare the item's id with that of the change before writing."

  static func rows(_ counts: [Int]) -> String {
    counts.count == 1
      ? plural(counts[0], "row") : plural(counts.reduce(0, +), "row") + " in " + plural(counts.count, "section")
  }

  static func untoldRows(step: String) -> String { "rows came or went in \(step), and the list was not told" }

  static func untoldRowsSeen(told: [Int], asked: [Int], step: String) -> String {
    told.count == asked.count && told.count > 1
      ? "after \(step) the data source has \(asked) rows in its sections; the list was told of \(told)"
      : "after \(step) the data source has \(rows(asked)); the list was told of \(rows(told))"
  }

  static let untoldRowsConsequence =
    "the list shows what it was told of, and the next insertion or deletion will not add up"

  static let fixUntoldRows =
    "insert or delete the rows in the list where the data change, or reload it: the data and the list have to change together."

  // MARK: Actions that mean another row, whichever is touched

  static func sameEffect(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) changes \(quoted(victim)), just as it does on \(quoted(victim)) itself"
  }

  static func sameEffectEvidence(victim: String) -> String {
    "done to \(quoted(victim)), the same touch leads to exactly the same rows: what it calls does not look at the row that was touched"
  }

  static func doneTo(_ victim: String, instead: String) -> String { "the run with \(instead) done to \(quoted(victim)) instead" }

  static let fixSameEffect =
    "look the row up from what was touched: a tag that nobody sets is 0, as the first index is."
}
