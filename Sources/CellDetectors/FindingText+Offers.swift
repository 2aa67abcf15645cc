/// Sentences about menus that belong to another item, about answers that were written over, and about what nobody saved.
extension FindingText {
  static func foreignOffer(_ title: String, offered: String) -> String {
    "the row \(quoted(title)) offers \(quoted(offered)), which was made for an item that the cell had before"
  }

  static func foreignOfferSeen(_ offered: String, fresh: String) -> String {
    "it offers \(quoted(offered)); in a fresh cell it offers \(quoted(fresh))"
  }

  static let foreignOfferEvidence = "the cell was reused, and the menu or the actions that it got for its former item stayed"

  static let fixForeignOffer =
    "make the menu at every configuration of the cell, or every time that it opens (UIDeferredMenuElement.uncached), for the item that "
    + "the cell has then."

  static func lostAnswer(title: String, shown: String, action: String, other: String) -> String {
    "\(quoted(title)) says \(quoted(shown)) for good: \(action) on \(quoted(other)) was done before its answer came, and wrote over it"
  }

  static func lostAnswerEvidence(_ expected: String) -> String {
    "ten seconds later it still says so, in cells made anew, too; without the other act it says \(quoted(expected))"
  }

  static let fixLostAnswer =
    "read the data again after the wait and change only the item that the answer is for; what was captured before the wait is old by then."

  static func unsavedAct(action: String, title: String) -> String {
    "what \(action) did to \(quoted(title)) is lost: the row left the screen before it was saved"
  }

  static func unsavedActSeen(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)) shows \(quoted(difference.observed)) again; where every step waits it shows \(quoted(difference.expected))"
  }

  static func unsavedActEvidence(_ shown: String) -> String {
    "it had shown \(quoted(shown)) at once; what waits in a cell is gone, or another item's, when the cell is reused"
  }

  static let fixUnsavedAct =
    "save at once, or what still waits when the row leaves (didEndDisplaying, prepareForReuse), with the item's id instead of the cell's closure."
}
