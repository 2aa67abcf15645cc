/// Texts about what rows lose: the keyboard while somebody types in them, and what a reused cell wrote over.
extension FindingText {
  static func identifierChangesWhileTyping(title: String) -> String {
    "\(quoted(title)) becomes another item while somebody types in it: what is typed is part of its identifier"
  }

  static func reloadedWhileTyping(title: String) -> String {
    "\(quoted(title)) is reloaded while somebody types in it, and loses the keyboard"
  }

  static func keyboardGone(title: String, typed: String, left: String, step: String) -> String {
    let then = typed.isEmpty ? "when the old text was deleted" : "after \(quoted(typed))"
    return "in \(step) the keyboard of \(quoted(title)) goes \(then), and \(quoted(left)) reaches nobody"
  }

  static func typedOn(after step: String) -> String { "the run in which somebody goes on typing after \(step)" }

  static let keyboardIsGone = "gone"
  static let keyboardStays = "stays while somebody types"

  static let reloadedRow = "the row shows the same field with what had been typed, in a cell that was configured again"

  static let fixReloadWhileTyping =
    "do not reload the row that is edited: write the text to the model alone, or reconfigure the other rows."

  static func lostByReuse(property: String, title: String) -> String {
    "\(property) of \(quoted(title)), which the user had set, is gone after a reused cell had shown another item"
  }

  static let keptInFreshCell =
    "with fresh cells the row comes back as it was: the model knew it, and what was left in a reused cell wrote it over"

  static let fixLostByReuse =
    "set the cell's closures to nil in prepareForReuse(), or before the cell is given another item's values."

  static func lostByChange(property: String, title: String, step: String) -> String {
    "\(property) of \(quoted(title)), which the user had set, is gone after \(step), which is not about that row"
  }

  static let keptWithoutChange = "without that change, after as long a while, the row still shows it"

  static let fixLostByChange =
    "keep what the user set in the model, by the item's id, or in @State or @StateObject: an @ObservedObject that a row makes itself is "
    + "made anew whenever the list is drawn, and what only a cell knows goes with a reload."

  static func waitedInPlace(of change: String) -> String { "the run that waits in place of \(change)" }

  static func waitedAfter(_ step: String) -> String { "the run that waits some time after \(step)" }

  static func selectionCleared(count: Int, step: String) -> String {
    "\(count) rows were selected, and none is after \(step), which reloaded the list"
  }

  static func selectionClearedSeen(_ title: String) -> String { "\(quoted(title)) is there as before and not selected any more" }

  static let reloadClearsSelection = "reloadData() clears the list's selection, and nothing selected the rows again"

  static let fixSelectionCleared =
    "reload the rows or sections that changed, or keep what is selected by the items' ids and select those again after the reload."

  // MARK: Texts that reach another row

  static func misplacedText(_ text: String, typedIn source: String, shownBy title: String) -> String {
    "\(quoted(text)), which was typed in \(quoted(source)), ends up in \(quoted(title))"
  }

  static func misplacedTextSeen(_ text: String, _ title: String, step: String) -> String {
    "after \(step) \(quoted(title)), in which nobody typed, has \(quoted(text)), in a cell made anew as well"
  }

  static func misplacedTextEvidence(step: String) -> String {
    "\(step) moved the rows while the field was edited: its text was written to the row that had come to the field's old place"
  }

  static let fixMisplacedText =
    "end the editing before the rows move, or let the field know its row by id and look the position up when the text is stored."

  // MARK: Branches

  static func lostByBranch(property: String, title: String, step: String) -> String {
    "\(property) of \(quoted(title)), which the user had set, is gone after \(step), which took another branch of an if"
  }

  static func lostByBranchSeen(_ title: String, _ property: String, before: String, now: String) -> String {
    "\(quoted(title)) had \(property) \(quoted(before)) before the branch changed, and has \(quoted(now)) since"
  }

  static func otherBranch(_ view: String) -> String {
    "\(view) stands in both branches; a view in another branch is another view, and its state begins anew (ID-02)"
  }

  static let fixLostByBranch =
    "write the view once, and put the condition into the modifier's argument, as .background(isOn ? color : .clear), or keep the state "
    + "above the if."

  // MARK: Texts that nobody stored

  static func endedFirst(end: String) -> String { "the run with \(end) before the row was scrolled away" }

  static func unsavedText(title: String, step: String) -> String {
    "what was typed in \(quoted(title)) is gone: \(step) ended the editing while the row was out of sight"
  }

  static let savedInSight = "where editing ends in the same way before the row is scrolled away, the text is kept"

  static let fixUnsavedText =
    "store the text by the item's id, which the cell is given when it is configured, or at each change: indexPath(for:) knows only cells "
    + "that are on screen."
}
