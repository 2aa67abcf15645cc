import CellTrace

/// Sentences about what a cell keeps that nobody sees, and about what outlives the screen.
extension FindingText {
  // MARK: size-depends-on-history

  static func sizeDependsOnHistory(title: String, observed: String, expected: String, source: String) -> String {
    "\(quoted(title)) is \(observed) high in the cell that showed \(quoted(source)) before, and \(expected) in a fresh one"
  }

  static let sameContent = "both cells show the same content at the same width"

  static func formerCellHeight(title: String, height: String) -> String {
    "the cell was \(height) high when it showed \(quoted(title))"
  }

  // MARK: accessibility-history

  static func accessibilityHistory(property: String, source: String, shown: String) -> String {
    "\(property), set for \(quoted(source)), is read out for \(quoted(shown))"
  }

  // MARK: retained-after-teardown

  /// Why the end of a run is a warning only.
  package static let openedByItself =
    "the screen was opened by itself, without what the app does before: if the app never gets here like this, prepare it in the screen"

  /// Why a screen that is opened by itself was not judged.
  package static func notOpenedByItself(_ cause: String) -> String {
    "it ends as soon as it is opened: \(cause). It was opened by itself, without what the app does before: prepare that in the screen"
  }

  static func retained(type: String, count: Int) -> String {
    "\(count == 1 ? type : "\(count) objects of \(type)") still alive after the screen was taken down"
  }

  static func controllersWithIt(_ types: [String]) -> String {
    "also retained, which it contains or shows: " + types.joined(separator: ", ")
  }

  static func cellsWithIt(_ count: Int) -> String {
    "\(plural(count, "cell")) of its list \(count == 1 ? "is" : "are") also retained"
  }

  static func namedWithIt(_ types: [String]) -> String {
    "also retained, which the screen says must go with it: " + types.joined(separator: ", ")
  }

  static func cycle(_ properties: [String]) -> String {
    "strong references lead from it back to it, through " + properties.joined(separator: ", ")
  }

  static let alertWithIt =
    "an alert that was shown is alive, too: the closure of one of its buttons that uses both the alert and this controller keeps both"

  static func reachableClosures(_ names: [String]) -> String {
    "closures that it reaches, one of which may hold it: " + names.joined(separator: ", ")
  }

  static func stillAtWork(_ works: [String]) -> String {
    let more = works.count > 5 ? "; and \(works.count - 5) more" : ""
    return "still at work then, and perhaps what holds it: " + works.prefix(5).joined(separator: "; ") + more
  }

  static let alive = "alive"

  static func tearDownEnded(_ cause: String) -> String {
    "the app ended while the screen was taken down: \(shortened(cause))"
  }
  static let tearDownCutShort =
    "the screen's tear-down did not come to its end, for example for want of time on a busy machine; run it again"

  // MARK: unbalanced-lifecycle

  static func workLasting(title: String, stays: Int) -> String {
    "work that \(quoted(title)) begins each time it comes on screen never ends: it goes on \(stays) times at once"
  }

  static func workLastingSeen(title: String, stays: Int) -> String {
    "\(quoted(title)) has work going on for \(stays) of its stays in a cell, of which at most one lasts"
  }

  static let whereNobodyLeft = Reference(
    "where nobody had left the screen", showing: "where nobody had left the screen it shows it")

  static func selectedAgain(_ title: String) -> String {
    "\(quoted(title)) is selected again after it was scrolled away and back, though nobody selected it"
  }

  static func selectedAgainSeen(_ title: String, step: String) -> String {
    "\(quoted(title)) did not look selected after \(step), and does now that it is back on screen"
  }

  static let listKeepsSelection =
    "the cell was told (setSelected), and the list not: ask the list to deselect the row, for it gives its selection to every cell"

  static func withoutVisit(_ step: String) -> String { "the run without \(step) and the way back" }

  static func wentBack(_ step: String) -> String { "the run that only goes back instead of \(step)" }

  static func begunAgain(_ what: String, title: String) -> String {
    "\(what) is begun each time the screen appears and never ended: what it does is done several times, as \(quoted(title)) shows"
  }

  static func begunAgain(_ count: Int, step: String) -> String { "from \(step) on there are \(count) of them, made at one place" }

  static let addedSeveralTimes = "added several times"
  static let addedOnce = "added once"

  static func addedAgainSeen(_ title: String, step: String) -> String {
    "\(step) adds \(quoted(title)) several times; where nobody had left the screen it adds it once"
  }

  static let stayOver = "a cell that began it shows another item by now"

  static func begunIn(_ callback: String, path: String) -> String { "\(callback) of \(path) ran at each of them" }

  static func notRestored(_ property: String, title: String) -> String {
    "\(property) of \(quoted(title)) went when it left the screen, and did not come back with it"
  }

  static func keptCell(left: String, shown: String) -> String {
    "its cell was kept: seen until \(left), it came back in \(shown) without being configured again"
  }

  static let oneStay = "work for one stay at most"

  // MARK: leaked-appearance

  static func remembered(property: String, value: String, source: String, step: String) -> String {
    "\(property) became \(quoted(value)) for \(quoted(source)) in \(step), and the cell draws the next item from what it remembers"
  }

  static func silentControl(action: String, shown: String, cellType: String) -> String {
    "\(action) of \(quoted(shown)) does nothing: the reused \(cellType) lost what a fresh one has"
  }

  static func silentControlSeen(expected: String) -> String { "nothing happened; in a fresh cell the same touch \(expected)" }

  static func shows(_ words: String) -> String { "shows \(quoted(words))" }

  static let changesRows = "changes which rows there are"

  static let takenAway =
    "no closure ran in the reused cell: what was taken away when it was reused, as in prepareForReuse(), is put back nowhere"

  // MARK: stale-content

  static func presentedFormer(property: String, shown: String, now: String) -> String {
    "what is presented is made with \(property) \(quoted(shown)), which is \(quoted(now)) by then"
  }

  static func presentedFormerSeen(shown: String, step: String, now: String) -> String {
    "what comes in front in \(step) has \(quoted(shown)) in place of \(quoted(now))"
  }

  static func nobodyReads(_ property: String) -> String {
    "no body reads \(property), so a change of it does not make the view anew: the closure of the sheet is an old one, with the values of its time"
  }

  static func staleAfterSetting(property: String, title: String, step: String) -> String {
    "\(property) of \(quoted(title)) does not follow \(step): the visible cell still shows the old value"
  }

  static let notToldOfSetting =
    "UIKit configures no cell for another setting: what was worked out before, such as the CGColor of a layer, has to be set again when "
    + "the traits change"

  static func staleWhileWaiting(property: String, title: String) -> String {
    "the model changed \(property) of \(quoted(title)) while its cell waited off screen, and it came on screen with the old value"
  }

  static func waited(step: String) -> String {
    "it was ready off screen, where visibleCells does not name it, and came on screen in \(step) without being configured again"
  }

  // MARK: modified-during-update

  static func modifiedDuringUpdate(text: String, view: String?, step: String) -> String {
    "SwiftUI warns in \(step)" + (view.map { ", while \($0) updates" } ?? "") + ": \(shortened(text))"
  }

  // MARK: handler-outlives-item

  static func handlerActsOnItsItem(name: String, source: String, shown: String) -> String {
    "\(name) that was set for \(quoted(source)) runs when \(quoted(shown)) is used, and acts on \(quoted(source))"
  }

  static let fixAddedActions =
    "add the action once, when the view is constructed, and look up what it is for when it runs; or give it an identifier, so that the next "
    + "one takes its place."

  static func closureOutlivesItem(property: String, source: String, shown: String) -> String {
    "what was set up for \(quoted(source)) still writes \(property) of its cell, which shows \(quoted(shown)) by now"
  }

  static func writtenToLeftCell(property: String, source: String, step: String) -> String {
    "with fresh cells the same value is written to \(property) of the cell that \(quoted(source)) left behind, in \(step)"
  }

  static func actedOn(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)), which nobody used, " + seen(title, difference, reference: inFreshCell).dropFirst(quoted(title).count + 1)
  }

  static func actedAway(_ title: String) -> String {
    "\(quoted(title)), which nobody used, is gone; with fresh cells it is there"
  }

  static let gone = "removed"
}
