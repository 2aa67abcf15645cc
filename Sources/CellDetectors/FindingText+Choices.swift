/// Sentences about rows that are chosen, and about what is done from a screen that was opened for a row.
extension FindingText {
  static func neverChosen(_ title: String) -> String { "the run without the choice of \(quoted(title)) that was given up" }

  static func takesCancelled(_ title: String, action: String, isRemoval: Bool) -> String {
    "\(action) also \(isRemoval ? "removes" : "changes") \(quoted(title)), which was chosen before \"Cancel\""
  }

  static func takesCancelledSeen(_ title: String, chosen: String, isRemoval: Bool) -> String {
    "\(quoted(chosen)) was chosen, and \(quoted(title)) \(isRemoval ? "is gone" : "has changed") as well"
  }

  static func neverChosenEvidence(_ title: String) -> String {
    "\"Cancel\" put everything back as it was; where \(quoted(title)) is never chosen, nothing is done to it"
  }

  static let fixCancelledChoice = "empty the selection when the choosing is given up, not only when an action has used it."

  static func neighbourInstead(step: String, target: String, victim: String) -> String {
    "\(step) removes \(quoted(victim)), which stands beside \(quoted(target))"
  }

  static func neighbourInsteadSeen(target: String, victim: String) -> String {
    "\(quoted(target)) was meant and is still there, and \(quoted(victim)) is gone"
  }

  static func neighbourInsteadEvidence(victim: String) -> String {
    "done to \(quoted(victim)), it removes the row beside that one, and done to the row at the end, that row itself, or it ends the app"
  }

  static let fixNeighbourInstead =
    "hand the item on, or its identifier, and look its index up; a number counts rows of other kinds in one place and not in the other."

  static func below(_ title: String) -> String { "below \(quoted(title))" }

  static func opensBelow(step: String, above: String) -> String { "\(step) opens its row below \(quoted(above))" }

  static func opensBelowSeen(_ title: String, above: String, row: String) -> String {
    "\(quoted(title)) stands below \(quoted(above)), and not below \(quoted(row)), for which it opened"
  }

  static func opensBelowEvidence(_ title: String) -> String {
    "with no row open above, it opens directly below \(quoted(title)): its place counts the row that is closed in the same update"
  }

  static let fixOpenedBelow =
    "reckon the new row's place after the open one is taken out: below that, all rows stand one place higher."

  static func doneThen(_ title: String, _ step: String) -> String { "the run with \(step) done to \(quoted(title)) afterwards" }

  static func notToldByList(_ title: String, step: String) -> String {
    "\(quoted(title)) does not show what was done to it in another list in \(step)"
  }

  static func notToldByListSeen(_ title: String) -> String {
    "\(quoted(title)) looks as it did before that, now that its own list is in front again"
  }

  static func notToldByListEvidence(_ title: String) -> String {
    "once the same is done to another row of its list, \(quoted(title)) shows it too; that row alone does nothing to it"
  }

  static let fixNotToldByList =
    "let every list that shows the data observe them, in place of showing them anew after its own actions only."
}
