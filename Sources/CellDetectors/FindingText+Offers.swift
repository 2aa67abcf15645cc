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
    "ten seconds later it still says so, in cells made anew, too; without the other action it says \(quoted(expected))"
  }

  static let fixLostAnswer =
    "read the data again after the wait and change only the item that the answer is for; what was captured before the wait is old by "
    + "then."

  static func overwrittenAction(action: String, title: String, other: String) -> String {
    "what \(action) did to \(quoted(title)) is taken back when the answer for \(quoted(other)) comes"
  }

  static func askedLater(_ asked: String) -> String { "the other order, with \(asked) last, each step waiting" }

  static func askedSecond(_ asked: String) -> String { "the other order, with \(asked) at last, without waiting" }

  static let whereEachStepWaits = Reference("where each step waits", showing: "where each step waits the row shows it")

  static func overwrittenActionEvidence(other: String) -> String {
    "without what was done to \(quoted(other)) it stays: that answer writes all data back as they were when it was asked for"
  }

  static func removedRowIsBack(title: String, asked: String) -> String {
    "\(quoted(title)), which was removed meanwhile, is back when the answer to \(asked) comes"
  }

  static func newRowIsGone(title: String, asked: String) -> String {
    "\(quoted(title)), which came meanwhile, is gone when the answer to \(asked) comes"
  }

  static let isThere = "there"
  static let isGone = "gone"

  static func overwrittenRowsSeen(title: String, change: String, isBack: Bool) -> String {
    isBack
      ? "\(change) removed \(quoted(title)), and at the end it is there; where each step waits it is not"
      : "\(change) brought \(quoted(title)), and at the end it is not there; where each step waits it is"
  }

  static func overwrittenRowsEvidence(asked: String) -> String {
    "without \(asked) the row stays as that left it: the answer gives the list rows that were collected before the wait"
  }

  static let fixOverwrittenRows =
    "make the snapshot, or copy the rows, after the wait: whatever changed meanwhile is missing in one that was made before it."

  static func unsavedAction(action: String, title: String) -> String {
    "what \(action) did to \(quoted(title)) is lost: the row left the screen before it was saved"
  }

  static func unsavedActionSeen(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)) shows \(quoted(difference.observed)) again; where every step waits it shows \(quoted(difference.expected))"
  }

  static func unsavedActionEvidence(_ shown: String) -> String {
    "it had shown \(quoted(shown)) at once; what waits in a cell is gone, or another item's, when the cell is reused"
  }

  static func rebuiltAtOnce(after step: String) -> String { "cells made anew right after \(step)" }

  static let fixUnsavedAction =
    "save at once, or what still waits when the row leaves (didEndDisplaying, prepareForReuse), with the item's id instead of the cell's closure."

  static func shifted(title: String, property: String, owner: String) -> String {
    "\(quoted(title)) has the \(property) of \(quoted(owner)): "
      + "the answer came after the rows had moved, and was given out by position"
  }

  static let twoMinutesLater = "the same steps, and cells made anew two minutes later"

  static func shiftedEvidence(_ count: Int) -> String {
    "\(count) rows, one behind the other, have what their neighbour should have"
  }

  static let fixShifted =
    "keep the ids that were asked for beside the question, and give each part of the answer to the item of its id."

  static func withoutScrolling(_ action: String) -> String { "\(action) without the scrolling before it" }

  static func reappeared(action: String, title: String) -> String {
    "\(action) on \(quoted(title)) does more than the first time, because the row scrolled away and back before"
  }

  static func reappearedSeen(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)) shows \(quoted(difference.observed)); without the scrolling it shows \(quoted(difference.expected))"
  }

  static let reappearedEvidence =
    "the row was the same before the action in both runs: something that it begins when it appears is there twice"

  static let fixReappeared =
    "begin it once, where the model or the view's state is made, or end it when the row disappears (onDisappear, .task)."

  static func openedInNewCell(_ step: String) -> String { "\(step) in cells made anew" }

  static func staleOffer(_ title: String, offered: String) -> String {
    "the menu of \(quoted(title)) still offers \(quoted(offered)), as before something was done to the row"
  }

  static func staleOfferSeen(_ offered: String, fresh: String) -> String {
    "it offers \(quoted(offered)); in a cell made anew it offers \(quoted(fresh))"
  }

  static let staleOfferEvidence = "the row shows what was done, and the menu is the one that was made before"

  static let waitedInsteadOfScrolling = "the same time without the scrolling"

  static func borrowed(title: String, property: String, lender: String) -> String {
    "\(quoted(title)) comes back with the \(property) of \(quoted(lender)), which was on screen meanwhile"
  }

  static func borrowedSeen(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)) shows \(quoted(difference.observed)); without the scrolling it shows \(quoted(difference.expected))"
  }

  static func borrowedEvidence(_ lender: String) -> String {
    "before the scrolling every row on screen showed another text there; \(quoted(lender)) showed this one"
  }

  static let fixBorrowed = "keep what is loaded or worked out under a key that no two items share."
}
