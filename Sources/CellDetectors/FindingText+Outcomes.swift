/// Sentences about what an action puts in front or gives away: an alert, a screen, an announcement, a text that another app takes.
extension FindingText {
  static func showsOther(action: String, target: String, victim: String, kind: ShownOutcome.Kind) -> String {
    "\(action) on \(quoted(target)) \(kind.verb) \(quoted(victim))"
  }

  static func otherShown(_ kind: ShownOutcome.Kind, _ text: String, title: String) -> String {
    "\(kind.words) \(naming(title, text))"
  }

  static func shownInOrder(target: String, text: String) -> String {
    "with the data changed first and the action opened after it, the same action shows \(naming(target, text))"
  }

  static func shownUnfiltered(action: String, target: String, filter: String, text: String) -> String {
    "done before \(filter), \(action) shows \(naming(target, text))"
  }

  static func touchedAtFirst(_ title: String) -> String { "the run that touches \(quoted(title)) as the list opens" }

  static func touchedWithoutMoving(_ title: String) -> String {
    "the run that touches \(quoted(title)) without the steps that moved rows"
  }

  static func touchedInstead(_ title: String, of target: String) -> String {
    "the run that touches \(quoted(title)) in place of \(quoted(target))"
  }

  static func namedItselfAtFirst(_ witness: String, _ text: String, now other: String) -> String {
    "as the list opened, \(quoted(witness)) showed \(naming(witness, text)); touched now, it shows what names \(quoted(other))"
  }

  // MARK: What was opened before the data moved

  static func opensOther(target: String, victim: String, step: String) -> String {
    "what was opened for \(quoted(target)) speaks of \(quoted(victim)) since \(step) moved the data"
  }

  static func wentBack(after step: String) -> String { "the run that goes back to the list after \(step)" }

  static func opensOtherSeen(_ text: String, victim: String, slot: String) -> String {
    "it says \(naming(victim, text)), which stands at \(slot) now, where the row stood that it was opened for"
  }

  static func turned(from title: String, step: String) -> String {
    "it was opened for \(quoted(title)), which \(step) moved in the list"
  }

  static let fixTurned =
    "open a screen with the item's id or the item itself, and let a binding look the index up by the id each time: an index, or a binding "
    + "to an element by its index, is another item's when the list is sorted anew."

  // MARK: Removals in flight

  static func removed(_ title: String) -> String { "removed \(quoted(title))" }
  static func inserted(_ title: String) -> String { "inserted \(quoted(title))" }
  static func changed(_ title: String) -> String { "changed \(quoted(title))" }

  static func withoutForm(opened: String) -> String { "the run without the form that was opened in \(opened)" }

  static func formOfFormerRow(action: String, title: String) -> String {
    "\(action), on a form that was opened for no row, changes \(quoted(title)), whose own form was pulled down before"
  }

  static func pulledDown(_ title: String, step: String) -> String {
    "the form of \(quoted(title)) was pulled down in \(step), and nothing on screen has said since that the row is still meant"
  }

  static let fixAbandonedForm =
    "end the edit however the form goes: set the row when the form is opened, to nil as well, or in presentationControllerDidDismiss(_:) or "
    + "sheet(onDismiss:)."

  static func endedForm(_ end: String, opened: String) -> String {
    "the run where the form that was opened in \(opened) ends with \(end)"
  }

  static func keptForm(action: String, title: String, source: String) -> String {
    "\(action) gives \(quoted(title)) what was filled in for \(quoted(source)), whose form was given up"
  }

  static func givenUp(_ title: String, step: String, end: String) -> String {
    "the form of \(quoted(title)) was given up in \(step); where it ends with \(end), nothing of it is left for the next row"
  }

  static func pulledDownForm(opened: String) -> String { "the run where the form that was opened in \(opened) is pulled down" }

  static func untouchedForm(action: String, title: String, source: String) -> String {
    "\(action) gives \(quoted(title)) what \(quoted(source)) has, whose form was opened before and given up as it was"
  }

  static func leftAsItWas(_ title: String, step: String, second: String) -> String {
    "nothing was filled in on the form of \(quoted(title)), which was given up in \(step); what it showed is still on the form of \(second)"
  }

  static func formOfAnotherRow(action: String, title: String, meant: String) -> String {
    "\(action) on the form that was opened for \(quoted(meant)) changes \(quoted(title)), whose form was opened before"
  }

  static func givenUpAsItWas(_ title: String, step: String, meant: String) -> String {
    "nothing was filled in on the form of \(quoted(title)), which was given up in \(step); without it \(quoted(meant)) is changed"
  }

  static let fixKeptForm =
    "set what a form edits when it opens, or clear it however the form goes: for Cancel as well as for Save, and in sheet(onDismiss:)."

  static func secondEntry(title: String, former: String) -> String {
    "the form for a new row writes \(quoted(title)) over \(quoted(former)), which the form before it had made"
  }

  static func secondEntrySeen(title: String, former: String, step: String) -> String {
    "after \(step) \(quoted(title)) is there and \(quoted(former)) is gone; without the first form \(quoted(title)) comes as a row of its own"
  }

  static func secondEntryEvidence(opened: String) -> String {
    "the form that was opened in \(opened) did not say that it edits that row"
  }

  static let fixSecondEntry =
    "let each form have its own draft, or set what is edited to nil when a form for a new row is opened."

  static func changedFirst(_ change: String, opening: String) -> String { "the run with \(change) before \(opening)" }

  static func lostUpdate(finish: String, title: String, opening: String) -> String {
    "\(finish) takes back what had changed at \(quoted(title)) since \(opening)"
  }

  static func lostRow(finish: String, title: String, opening: String) -> String {
    "\(finish) takes \(quoted(title)) away, which had come since \(opening)"
  }

  static func lostUpdateSeen(change: String, finish: String, title: String) -> String {
    "\(change) changed \(quoted(title)), and \(finish) puts it back as it was before"
  }

  static func lostUpdateEvidence(change: String, opening: String) -> String {
    "with \(change) before \(opening) it stays: what is written back was copied when it was opened"
  }

  static let fixLostUpdate =
    "write back what was edited, and nothing else: change the item that has the id, in the data as they are then."

  static func lateRemoval(action: String, target: String, victim: String) -> String {
    "\(action) on \(quoted(target)) removes \(quoted(victim)) where its result comes after another one"
  }

  static func lateRemovalSeen(target: String, victim: String) -> String {
    "\(quoted(victim)) is gone, and \(quoted(target)) is still there"
  }

  static func lateRemovalInTime(target: String) -> String {
    "where each result comes before the next action, \(quoted(target)) goes"
  }

  // MARK: What was made for a former choice

  static func chosenAlone(action: String) -> String { "the run with \(action) and nothing chosen before" }

  static func formerChoice(chosen: String, former: String) -> String {
    "\(quoted(chosen)) is chosen, and what stands beside the list still speaks of \(quoted(former)), which was chosen before"
  }

  static func formerChoiceSeen(_ text: String, former: String, step: String) -> String {
    "after \(step) the screen says \(naming(former, text))"
  }

  static func chosenAlone(_ text: String, title: String) -> String {
    "chosen with nothing before it, the same row makes the screen say \(naming(title, text)): what stands there was made once and kept"
  }

  /// A text that names an item, and which: that need not be said if it is nothing but the name.
  private static func naming(_ title: String, _ text: String) -> String {
    text == title ? quoted(text) : "\(quoted(text)), which names \(quoted(title))"
  }
}

extension ShownOutcome.Kind {
  /// What is wrong, as a name that stays the same from run to run.
  var property: String {
    switch self {
    case .alert: "UIAlertController.title"
    case .screen: "shown screen"
    case .announcement: "announcement"
    case .handedOver: "item dropped in another app"
    }
  }

  /// The thing with a verb, before what it says.
  var words: String {
    switch self {
    case .alert: "the alert says"
    case .screen: "the screen that comes in front says"
    case .announcement: "the announcement says"
    case .handedOver: "the other app got"
    }
  }

  /// What the action does to the item that is named.
  fileprivate var verb: String {
    switch self {
    case .alert: "asks about"
    case .screen: "opens"
    case .announcement: "speaks of"
    case .handedOver: "gives another app"
    }
  }
}
