import CellTrace

/// Sentences about positions that went out of date, state that was lost, and what differs by chance.
extension FindingText {
  // MARK: What is seen

  static func unnamedRow(_ place: Int, of count: Int) -> String { "row \(place) of \(count)" }

  static let dataFirst = Reference("with the data changed first", showing: "with the data changed first it is there")
  static let resultInTime = Reference("with the result in time", showing: "with the result in time it is there")

  /// What an item showed before it scrolled away, and what it shows now that it is back.
  static func lost(_ title: String, _ property: String, before: String, now: String) -> String {
    "\(quoted(title)) had \(property) \(quoted(before)) before it scrolled away, and has \(quoted(now)) now that it is back"
  }

  static func wrongHeight(title: String, observed: String, expected: String) -> String {
    "\(quoted(title)) is \(observed) high; its content takes \(expected), which it had before"
  }

  static func wrongGivenHeight(title: String, observed: String, expected: String) -> String {
    "\(quoted(title)) is \(observed) high; with the same content it was \(expected) high before the data moved"
  }

  static func keptByPosition(property: String, value: String, shown: String, source: String, own: String) -> String {
    "\(quoted(shown)) has \(property) \(quoted(value)), and \(quoted(source)) has \(quoted(own))"
  }

  static func inherited(property: String, value: String, shown: String, source: String) -> String {
    "\(quoted(shown)) has \(property) \(quoted(value)), which was set for \(quoted(source)), and that row is gone"
  }

  static func selectedByPosition(selected: String, shown: String) -> String {
    "\(quoted(shown)) is selected in place of \(quoted(selected)) since the list has another order"
  }

  static func selectedByPositionSeen(selected: String, shown: String, slot: String) -> String {
    "\(quoted(shown)) at \(slot) is selected, and \(quoted(selected)), which was selected there, is not"
  }

  static func selectedPositions(_ count: Int, step: String) -> String {
    "the same \(count == 1 ? "position is" : "\(count) positions are") selected before and after \(step), with other rows in \(count == 1 ? "it" : "them")"
  }

  static func keptAtPositionSeen(_ title: String, _ difference: Difference, former: String, step: String) -> String {
    "\(quoted(title)) has \(difference.property) \(quoted(difference.observed)), which \(quoted(former)) had there before \(step); "
      + "it had \(quoted(difference.expected)) itself"
  }

  static func keptSinceOpening(_ title: String, _ shown: String, former: String, step: String) -> String {
    "\(quoted(title)) has \(shown), which \(quoted(former)) had at the same place before \(step)"
  }

  static func movedOtherwise(slot: String, shown: String, wanted: String) -> String {
    "the row at \(slot) shows \(quoted(shown)); a rebuilt cell shows \(quoted(wanted)) there"
  }

  // MARK: Summaries

  static func staleIndexState(property: String, source: String, shown: String) -> String {
    "\(property) that was changed for \(quoted(source)) stayed at its position when the data moved, and is now at \(quoted(shown))"
  }

  static func keptAtPosition(property: String, source: String, shown: String) -> String {
    "\(property) of \(quoted(source)) stayed at its position when the data moved, and is now at \(quoted(shown))"
  }

  static func heightByPosition(title: String, former: String) -> String {
    "\(quoted(title)) has the height of \(quoted(former)), which stood at its place before the data moved"
  }

  static func staleIndexAccess(action: String, target: String, call: String, found: String?) -> String {
    "\(action) on \(quoted(target)) uses an index path from before the data changed: \(call) finds "
      + (found.map(quoted) ?? "no item")
  }

  static func staleIndexEnd(action: String, target: String, cause: String) -> String {
    "\(action) on \(quoted(target)) uses an index from before the data changed, and the app ends: \(shortened(cause))"
  }

  static func readsStaleIndex(property: String, shown: String, owner: String) -> String {
    "\(quoted(shown)) shows \(property) of \(quoted(owner)), which stands where it stood before the data moved"
  }

  static func movedOtherwise(shown: String, wanted: String) -> String {
    "\(quoted(shown)) is shown where the data has \(quoted(wanted)): the rows are not in the data's order"
  }

  static func removedOtherwise(shown: String, wanted: String) -> String {
    "\(quoted(shown)) is shown where the data has \(quoted(wanted)): the list removed another row than the data"
  }

  static func lateIndexAccess(source: String, call: String, found: String?) -> String {
    "a late result for \(quoted(source)) uses an index path from before the data changed: \(call) finds "
      + (found.map(quoted) ?? "no item")
  }

  static func lateIndexEnd(source: String, call: String, cause: String) -> String {
    "a late result for \(quoted(source)) gives an index path from before the data changed to \(call), and the app ends: "
      + shortened(cause)
  }

  static func lostViewState(property: String, title: String) -> String {
    "\(property) of \(quoted(title)), which the user had set, is gone after the row scrolled away and back"
  }

  static func swipeClosedByReload(title: String, reloads: Int) -> String {
    "the actions of \(quoted(title)), which were swiped open, are closed by \(reloads == 1 ? "a reload" : "\(reloads) reloads") of the list, although its rows are the same"
  }

  static func swipeClosedSeen(title: String, opened: String, step: String) -> String {
    "\(quoted(title)) was swiped open in \(opened), and is closed after \(step), in which nobody did anything"
  }

  static func reloadedTheSame(_ count: Int) -> String {
    "the list was reloaded \(count == 1 ? "once" : "\(count) times") meanwhile, with the same rows in the same order"
  }

  static let open = "open"
  static let closed = "closed"

  static let openedAfter = "the run in which the data changed before the screen was opened"

  static func openedAfter(_ title: String) -> String {
    "opened after the same change, the screen gives it to \(quoted(title)): what belongs to items is kept by their positions"
  }

  static func actedElsewhere(other: String, slot: String, row: String) -> String {
    "it stands at \(slot), where \(quoted(row)) stood; done to \(quoted(other)), the same action shows at that row's number, and without it "
      + "nowhere"
  }

  static let unseenRun = "the run without the scrolls before the data moved"

  static func removesByStaleIndex(action: String, victim: String, meant: String) -> String {
    "\(action) removes \(quoted(victim)) in place of \(quoted(meant)), which stood there before the data moved"
  }

  static func removesByStaleIndexSeen(victim: String, meant: String) -> String {
    "\(quoted(victim)) is gone and \(quoted(meant)) is still there; without the change of the data it is the other way round"
  }

  static func withoutChanges(action: String) -> String { "the run of \(action) without the changes of the data before it" }

  // MARK: Evidence

  static func stoodAt(slot: String, meant: String, now: String, change: String) -> String {
    "\(quoted(meant)) stood at \(slot) without \(change), and stands at \(now) since"
  }

  static let ownWhereUnseen = "at positions to which nobody had scrolled before the data moved, rows show their own"

  static let hashOrder =
    "the order of a set or dictionary decides: only the seed of Hashable differed, and with the same one nothing does"

  static let unknownSource =
    "it also differs with every seed the same, so it comes from something the host does not own (an address, a thread, a file)"

  static func madeAt(slot: String, source: String, step: String, shown: String) -> String {
    "it came in \(step), when \(quoted(source)) stood at \(slot), where \(quoted(shown)) stands now"
  }

  static func madeAtSection(_ section: Int, source: String, step: String, shown: String) -> String {
    "it came in \(step), when \(quoted(source)) was section \(section), which \(quoted(shown)) is now"
  }

  static func sectionStateStays(source: String, shown: String) -> String {
    "what was done to the section \(quoted(source)) stayed at its number when the data moved, and is now at \(quoted(shown))"
  }

  /// What somebody did to a section: what it is called, what is there, and what should be.
  static func sectionState(_ effect: SectionStateReference.Effect) -> (property: String, observed: String, expected: String) {
    switch effect {
    case .rows(let areShown): ("rows of the section", areShown ? "shown" : "hidden", areShown ? "hidden" : "shown")
    case .look(let difference): (difference.property, difference.observed, difference.expected)
    }
  }

  static func sectionStateSeen(_ title: String, _ property: String, _ observed: String, expected: String) -> String {
    "\(property) of \(quoted(title)): \(observed); with the data changed first: \(expected)"
  }

  static func identifiedByPosition(key: String, source: String, shown: String, step: String) -> String {
    "rows are identified by their positions: \(quoted(key)) was \(quoted(source)) before \(step), and is \(quoted(shown)) since"
  }

  static func keptByPlace(source: String, shown: String, step: String) -> String {
    "the row is one and the same view, whatever it shows: it showed \(quoted(source)) before \(step), and shows \(quoted(shown)) since"
  }

  static func doneAfter(_ touch: String, change: String) -> String { "the run with \(touch) after \(change)" }

  static let fixKeptByPlace =
    "give the row the identity of what it shows with .id(item.id), or keep such state above the rows, by the item's id."

  static func formerHeight(title: String, height: String, slot: String, step: String) -> String {
    "\(quoted(title)) was \(height) high at \(slot) before \(step)"
  }

  static func staysInReference(source: String) -> String {
    "with the data changed first, the same action shows at \(quoted(source)) and nowhere else"
  }

  static func handedOut(slot: String, title: String, purpose: String, now: String) -> String {
    "\(slot) was handed out for \(quoted(title)) (\(purpose)), which stands at \(now) now"
  }

  static func stoodThere(title: String, slot: String, step: String, owner: String, now: String) -> String {
    "\(quoted(title)) stood at \(slot) up to \(step); there stands \(quoted(owner)) now, and \(quoted(title)) at \(now)"
  }

  static func handlerRead(_ name: String, step: String) -> String { "\(name), which was set in \(step), ran" }

  static func otherwise(step: String, count: Int) -> String {
    let rows = count == 1 ? "1 visible row shows" : "\(count) visible rows show"
    return "since \(step) \(rows) what the data has at another row's place"
  }

  static func stillThere(removed: String, step: String) -> String {
    "in \(step) the list was told to remove \(quoted(removed)), which the data still has"
  }

  static let swapped =
    "a drag moves one row: take the item out of the data and put it in again at its new place; swapping two moves another one, too"

  static let unmoved =
    "the drag moved the row and left the data in its former order: what the list asks to move an item has to move it in the data, too"

  static let toldOtherwise = "what the list was told of the change is not what became of the data"

  static func referenceFinds(call: String, target: String) -> String {
    "with the data changed first and the action opened after it, \(call) finds \(quoted(target))"
  }

  static func stoodThere(slot: String, source: String, now: String?) -> String {
    "\(quoted(source)) stood at \(slot) when the work was started, and " + (now.map { "stands at \($0) now" } ?? "no longer does")
  }

  static func lateReferenceFinds(call: String) -> String {
    "where the result comes before the data changes, \(call) finds the row that it is for"
  }

  static let lateReferenceGetsThrough = "where the result comes before the data changes, the app goes on"

  static let referenceGetsThrough = "with the data changed first and the action opened after it, the same action gets through"

  static func setByUser(property: String, value: String, step: String) -> String {
    "\(property) became \(quoted(value)) in \(step)"
  }

  static let modelDoesNotKnow = "a rebuilt cell never showed it: the model does not know it"

  static func alsoLost(_ properties: [String]) -> String { "also lost: \(properties.prefix(5).joined(separator: ", "))" }
}
