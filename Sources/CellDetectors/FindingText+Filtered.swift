/// Sentences about actions in a filtered or sorted list.
extension FindingText {
  static func actedFirst(action: String) -> String { "the run with \(action) before the list was filtered" }

  static func actedUnordered(action: String) -> String { "the run with \(action) before anything gave the list another order" }

  static func notActed(action: String) -> String { "the run without \(action)" }

  static func actedInFilter(action: String, target: String, victim: String, isRemoval: Bool) -> String {
    "\(action) on \(quoted(target)) \(isRemoval ? "removes" : "changes") \(quoted(victim)), which has the same number in the data "
      + "behind the shown rows"
  }

  static func hitInFilter(target: String, victim: String, isRemoval: Bool) -> String {
    "\(quoted(target)) is as it was, and \(quoted(victim)) \(isRemoval ? "is gone" : "has changed")"
  }

  static func draggedInFilter(target: String, victim: String) -> String {
    "dragging \(quoted(target)) moves \(quoted(victim)), which has the same number in the data behind the shown rows"
  }

  static func draggedInFilterSeen(target: String, victim: String) -> String {
    "\(quoted(target)) stands among the shown rows where it stood before, and \(quoted(victim)) has another place in the whole list"
  }

  static func unfilteredDrag(step: String, filter: String) -> String {
    "\(step) was done to the rows that \(filter) left; without it the whole list keeps its order"
  }

  static func movedRow(_ title: String) -> String { "moved \(quoted(title))" }

  static func lateAction(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) changes \(quoted(victim)) where its result comes after the data moved"
  }

  static func lateActionSeen(target: String, victim: String, slot: String) -> String {
    "\(quoted(victim)) stands at \(slot), where \(quoted(target)) was acted on, and shows what was done to that one"
  }

  static func lateActionInTime(target: String, victim: String) -> String {
    "where the result comes before the data moves, \(quoted(target)) has it and \(quoted(victim)) has not"
  }

  static func writtenBack(offered: String) -> String {
    "the data are as they were in \(offered), when the action was offered: it captured them then and writes them back"
  }

  static let mayHold =
    "whether the old value was promised when the action was offered, as a price is, or is a copy, no run tells: nothing changes it once more"

  static func changedAgain(change: String) -> String { "the run with \(change) once more after the action" }

  static func changedAgainInPlace(change: String, action: String) -> String {
    "the run with \(change) once more in place of \(action)"
  }

  static func copyWrittenBack(action: String, title: String, old: String) -> String {
    "\(action) on \(quoted(title)) also gives it back \(quoted(old)), which the data had changed meanwhile"
  }

  static func copyWrittenBackSeen(_ title: String, old: String, new: String) -> String {
    "\(quoted(title)) shows \(quoted(old)) again; offered after the change, the action leaves \(quoted(new))"
  }

  static let keptInput =
    "the row is equatable and was not given its new closure and values, because its == compares only others: it acts with the old ones"

  static func overwritten(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) puts a copy of it in the place of \(quoted(victim))"
  }

  static func overwrittenSeen(target: String, victim: String) -> String {
    "there are two rows \(quoted(target)) now, and \(quoted(victim)) is gone; opened after the change, it changes nothing"
  }

  static func savedAt(opened: String) -> String {
    "it saves the item at the position that it had in \(opened), and the data moved since"
  }

  static let fixCopyWrittenBack =
    "capture the item's id, look the item up when the action runs, and change only what the action is for."

  static func unfiltered(action: String, target: String, filter: String, isRemoval: Bool) -> String {
    "done before \(filter), \(action) \(isRemoval ? "removes" : "changes") \(quoted(target)); without it nothing changes"
  }
}

extension FindingText {
  static let fixOtherOrder =
    "find the item by its id in the array that is changed: the shown rows are another array, with other numbers."

  static func unordered(action: String, target: String, step: String, isRemoval: Bool) -> String {
    "\(step) gave the list another order; without it \(action) \(isRemoval ? "removes" : "changes") \(quoted(target))"
  }
}

/// Sentences about actions that also do something for an item that the cell had shown before.
extension FindingText {
  static func actsForFormerItem(shown: String, former: String) -> String {
    "using \(quoted(shown)) also acts for \(quoted(former)), which its cell had shown before"
  }

  static func formerCell(_ cell: String, former: String, shown: String, step: String) -> String {
    "\(cell) had shown \(quoted(former)) and was reused for \(quoted(shown)); what was subscribed or added to it then still ran in "
      + "\(step), and with fresh cells it does not"
  }

  static func actionMissesItem(shown: String, cellType: String) -> String {
    "what is chosen for \(quoted(shown)) does not reach it: the reused \(cellType) kept what it had for another item"
  }

  static func keptByCell(_ cell: String, former: String, shown: String, step: String) -> String {
    "\(cell) had shown \(quoted(former)) and was reused for \(quoted(shown)); \(step) left \(quoted(shown)) as it was, and with fresh "
      + "cells it changes it"
  }

  static func otherOutcome(_ kind: ShownOutcome.Kind, _ text: String, fresh: String) -> String {
    "\(kind.words) \(quoted(text)); with fresh cells it says \(quoted(fresh))"
  }
}

/// Sentences about state that is kept by row number.
extension FindingText {
  static func actedNextDoor(action: String) -> String { "the run with \(action) on another row of the section" }

  static func sameNumber(property: String, source: String, shown: String) -> String {
    "\(property), changed for \(quoted(source)), changes for \(quoted(shown)) too: it is kept by row number"
  }

  static func sameNumberSeen(source: String, shown: String, difference: Difference, step: String) -> String {
    "in \(step), done to \(quoted(source)), \(difference.property) of \(quoted(shown)) became "
      + "\(shortened(difference.observed)) as well"
  }

  static func sameNumberEvidence(number: Int, sections: [Int]) -> String {
    "both are row \(number), of sections \(sections.map(String.init).joined(separator: " and ")); the same action on another row "
      + "changes the row with that row's number, too"
  }

  // MARK: Rows of one name

  static func sameTitle(_ title: String, sections: [Int]) -> String {
    "unfolding \(quoted(title)) in section \(sections[0]) unfolds \(quoted(title)) in section \(sections[1]) too: "
      + "what is open is kept by a name that both have"
  }

  static func sameTitleSeen(_ title: String, section: Int, rows: [String]) -> String {
    "below \(quoted(title)) in section \(section) there are \(rows.prefix(3).map(quoted).joined(separator: ", ")) now, which nobody asked for"
  }

  static func sameTitleEvidence(_ title: String) -> String {
    "what each of them shows is its own, and rows with other names than \(quoted(title)) stay as they are; another row of the section "
      + "does the same to those of its name"
  }

  // MARK: What is selected behind a filter

  static func removesHidden(_ title: String, count: Int, filter: String) -> String {
    let others = count > 1 ? " and \(count - 1) more" : ""
    return "removing the selected rows removes \(quoted(title))\(others), which \(filter) had hidden"
  }

  static func hiddenIsGone(_ title: String, step: String) -> String { "\(quoted(title)) is not there after \(step)" }

  static func selectedOneByOne(_ step: String) -> String { "the run with the rows selected one by one in place of \(step)" }

  static let selectedOneByOneEvidence = "where the shown rows are selected one by one, just these are removed"

  static let fixHiddenSelection =
    "select, and act on, what is shown: intersect the selection with the filtered rows, and empty it when the filter changes."
}
