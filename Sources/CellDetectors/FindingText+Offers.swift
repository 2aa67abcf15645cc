/// Sentences about menus that belong to another item, and about answers that were written over.
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
}
