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

  static func unobservedRows(step: String) -> String { "rows came or went in \(step), and the list's body was not evaluated" }

  static func unobservedRowsSeen(told: [Int], asked: [Int], step: String) -> String {
    told.count == asked.count && told.count > 1
      ? "after \(step) the list shows \(told) rows in its sections; with its body evaluated again it has \(asked)"
      : "after \(step) the list shows \(rows(told)); with its body evaluated again it has \(rows(asked))"
  }

  static let untoldBody = "nothing had the body evaluated: it reads something that it does not observe"

  static let untoldRowsConsequence =
    "the list shows what it was told of, and the next insertion or deletion will not add up"

  static let fixUntoldRows =
    "insert or delete the rows in the list where the data change, or reload it: the data and the list have to change together."

  static func scrolledAway(_ title: String) -> String { "the run in which \(quoted(title)) is scrolled away and back" }

  static func nextRow(action: String, removed: String, title: String) -> String {
    "\(action) on \(quoted(removed)) takes back what was done to \(quoted(title)), which comes to its place"
  }

  static let beforeTheRemoval = Reference("before the removal", showing: "before the removal the row showed it")

  static func nextRowEvidence(title: String, act: String, removed: String) -> String {
    "\(quoted(title)) has had it since \(act), and keeps it where a row that is no neighbour is removed: \(quoted(removed)) is looked up by "
      + "its old place, where \(quoted(title)) is by then"
  }

  static let fixNextRow =
    "ask the cell for its item's id in didEndDisplaying and the like: the index path is that of a row which is gone, and another row has it."

  static func actedInNewCells(_ action: String) -> String { "the run with all cells made anew before \(action)" }

  static func actionOfFormerCell(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) changes \(quoted(victim)), and in cells made anew it does not"
  }

  static let beforeTheAction = Reference("before the action", showing: "before the action the row showed it")

  static func actionOfFormerCellEvidence(change: String, victim: String) -> String {
    "\(change) moved the data; what the live cell kept from before leads to \(quoted(victim))"
  }

  static func typedForFormer(shown: String, victim: String) -> String {
    "what is typed in the field that shows \(quoted(shown)), which is chosen, goes to \(quoted(victim)), which was chosen before"
  }

  static func typedForFormerEvidence(shown: String, victim: String, choice: String) -> String {
    "with \(choice) the field went on to show \(quoted(shown)); where \(quoted(victim)) stays chosen it shows that one and writes to it"
  }

  static let fixTypedForFormer =
    "give a coordinator its new value whenever the view is updated: context.coordinator.parent = self in updateUIView(_:context:)."

  static let fixActionOfFormerCell =
    "look the row up by its id when the action comes, or give a cell, coordinator or tag what it needs whenever its row is configured."

  static func keptMenu(action: String, target: String) -> String {
    "\(action) on \(quoted(target)) does nothing the second time, and in cells made anew it does"
  }

  static func keptMenuSeen(_ title: String) -> String {
    "\(quoted(title)) stays as it was, and so does everything else; where its cell is made anew before the menu opens, it changes"
  }

  static func keptMenuEvidence(earlier: String, title: String) -> String {
    "\(earlier) chose the same and changed \(quoted(title)); the menu that the live cell keeps was made before that"
  }

  static let fixKeptMenu =
    "make the entries whenever the menu opens, as with UIDeferredMenuElement.uncached, or set the menu whenever its row is configured."

  static func chosenAfter(change: String) -> String { "the run in which it is chosen after \(change)" }

  static func shiftedChoice(chosen: String, title: String, other: String) -> String {
    "\(quoted(chosen)), which was chosen for \(quoted(title)), turned into \(quoted(other))"
  }

  static func shiftedChoiceSeen(_ title: String, chosen: String, other: String, change: String) -> String {
    "since \(change) \(quoted(title)) says \(quoted(other)), another entry of the menu from which \(quoted(chosen)) was chosen"
  }

  static func shiftedChoiceEvidence(change: String) -> String {
    "chosen after \(change) it stays: what is kept is the position that it had among the entries"
  }

  static let mayBeMeant = "an app may do the same on purpose, and no run tells the one from the other: so it is a warning"

  static let sameEntries =
    "the menu has the same entries in another order: where it is their names that go round, as shifts of crews do, this is right"

  static let fixShiftedChoice = "keep the id of what was chosen, and not its position in a list that changes."

  static func withoutScrolling(before step: String) -> String { "the run in which nobody scrolls before \(step)" }

  static func skippedPages(missing: String, step: String) -> String {
    "\(quoted(missing)) and what follows it are missing since \(step), because the list had been scrolled before"
  }

  static func follows(_ next: String, _ last: String) -> String { "\(quoted(next)) follows \(quoted(last))" }

  static func skippedPagesSeen(last: String, next: String, missing: String) -> String {
    "\(quoted(next)) follows \(quoted(last)); where nobody scrolls before, \(quoted(missing)) does"
  }

  static func skippedPagesEvidence(step: String) -> String {
    "\(step) began again with the first rows, and what is loaded next goes on where the list had been"
  }

  static let fixSkippedPages =
    "set the number of the next page, or the cursor, back where the rows are replaced by the first page."

  // MARK: Actions that mean another row, whichever is touched

  static func sameEffect(action: String, target: String, victim: String, effect: String) -> String {
    "\(action) on \(quoted(target)) \(effect) \(quoted(victim)), just as it does on \(quoted(victim)) itself"
  }

  static func sameEffectEvidence(victim: String) -> String {
    "done to \(quoted(victim)), the same touch leads to exactly the same rows: what it calls does not look at the row that was touched"
  }

  static func foreignFold(action: String, header: String, victim: String) -> String {
    "\(action) on the header \(quoted(header)) folds the section \(quoted(victim)), as a touch of every header does"
  }

  static func folded(_ title: String) -> String { "folded \(quoted(title))" }

  static func foreignFoldSeen(header: String, victim: String) -> String {
    "the rows of \(quoted(victim)) are gone, those of \(quoted(header)) stay"
  }

  static func foreignFoldEvidence(third: String) -> String {
    "touched on \(quoted(third)) instead, the same rows are gone, and touched there after this one, they are back"
  }

  static func doneToNext(_ title: String, after step: String) -> String {
    "the run that does to \(quoted(title)) what was done, after \(step)"
  }

  static let fixForeignFold =
    "look the section up from the header that was touched, by what it stands for, and not by a number that is the same for all."

  static func goneTarget(action: String, target: String, victim: String, effect: String) -> String {
    "\(action), opened for \(quoted(target)), which is gone, \(effect) \(quoted(victim))"
  }

  static func goneTargetEvidence(_ title: String) -> String {
    "where the data do not change in between, the same is done to \(quoted(title))"
  }

  static func answeredFirst(_ action: String, change: String) -> String { "the run with \(action) before \(change)" }

  static func withoutChange(_ change: String, action: String) -> String { "the run with \(action) without \(change)" }

  static let fixGoneTarget =
    "keep what identifies the row when it is opened, look it up by that when it is answered, and do nothing if it is gone."

  static func doneAgain(_ act: String) -> String { "the run with \(act) done twice" }

  static func doneTo(_ victim: String, instead: String) -> String { "the run with \(instead) done to \(quoted(victim)) instead" }

  static func doneToWaiting(_ other: String, instead step: String) -> String {
    "the run with \(step) done to \(quoted(other)) instead, each step waiting"
  }

  static func doneTo(_ other: String, besides step: String) -> String { "the run with \(quoted(other)) touched before \(step)" }

  static func doneTo(_ other: String, before step: String) -> String { "the run with \(step) done to \(quoted(other)) before" }

  static func doneToBoth(_ other: String, _ step: String) -> String {
    "the run with \(step) done to \(quoted(other)) as well, and then once more as it was"
  }

  static func doneToLast(_ step: String) -> String { "the run with \(step) done to the last row" }

  static func doneToFirst(_ step: String) -> String { "the run with \(step) done to the first row" }

  static let fixSameEffect =
    "look the row up from what was touched: a tag that nobody sets is 0, as the first index is."

  // MARK: An array that did not follow a move

  static func formerOrder(action: String, target: String, victim: String, effect: String) -> String {
    "\(action) on \(quoted(target)) \(effect) \(quoted(victim)), which stood at its place before rows moved"
  }

  static func formerOrderEvidence(target: String, victim: String, step: String) -> String {
    "without \(step) it is done to \(quoted(target)) itself; done to \(quoted(victim)), it hits the row that stood there before"
  }

  static let fixFormerOrder =
    "keep what belongs to a row in one value with it, or by the row's id: a second array has to move whenever the first one does."

  // MARK: A number within a section that is used for all of them

  static func removedOfOtherSection(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) removes \(quoted(victim)) of another section"
  }

  static func numberInSection(_ number: Int, section: Int) -> String {
    "it is number \(number) of section \(section), counted from 0, and what went was number \(number) of all rows; with nothing in front of "
      + "its section the same removes the row itself"
  }

  static func doneWithNothingInFront(_ step: String) -> String {
    "the run with \(step) done to all rows of the sections before, and then as it was"
  }

  static func doneWithoutTheFirst(_ step: String) -> String {
    "the run with \(step) done to the first row of all before, and then as it was"
  }

  static let fixNumberInSection =
    "keep the item's id, also while a question is asked: an offset within a section is another item's in the array of all."

  // MARK: Actions that take a neighbour along

  static func takenNeighbour(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) removes \(quoted(victim)), too"
  }

  static func takenNeighbourSeen(target: String, victim: String) -> String {
    "\(quoted(target)) was meant, and \(quoted(victim)) beside it is gone as well"
  }

  static func takenNeighbourEvidence(victim: String) -> String {
    "done to \(quoted(victim)), the same action takes the row beside that one along: it removes at a position, after the rows have moved up"
  }

  static func removedBoth(_ first: String, _ second: String) -> String { "removed \(quoted(first)) and \(quoted(second))" }

  static let fixTakenNeighbour =
    "remove the row once: where the rows are fetched anew after a deletion, the same position is the next row's."

  static let fixSharedQuestion =
    "ask once for the whole list and keep whose row it is about, as with presenting: or an item binding; one flag opens the question of "
    + "every row."
}

/// Sentences about rows that come back.
extension FindingText {
  static func restored(title: String, step: String, slot: String) -> String {
    "\(quoted(title)) is put back at \(slot) in \(step), where it stood before the data moved"
  }

  static func restoredSeen(title: String, between: [String], before: String) -> String {
    "\(quoted(title)) stood between \(between.map(quoted).joined(separator: " and ")), which stand together elsewhere now, "
      + "and stands before \(quoted(before))"
  }

  static func standsBefore(_ title: String) -> String { "before \(quoted(title))" }

  static func standsBetween(_ titles: [String]) -> String { "between \(titles.map(quoted).joined(separator: " and "))" }

  static func removedAt(slot: String, step: String) -> String { "it was removed at \(slot) in \(step)" }

  static let fixRestored =
    "keep the item and what it stood next to, or its place in the data's own order, and look the index up when it is put back."
}
