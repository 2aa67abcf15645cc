import CellTrace

/// Sentences about texts that only the return key stores.
extension FindingText {
  static func withReturn(_ typing: String) -> String { "the run with the return key behind \(typing)" }

  static func goneOn(_ typing: String) -> String { "the run in which somebody goes on to another row's field after \(typing)" }

  static func storedByReturn(title: String) -> String {
    "what was typed in \(quoted(title)) is gone after the row scrolled away and back, since no return key was pressed"
  }

  static let keptByReturn = "where the return key is pressed behind the text, the row comes back with it"

  static let lostWhenGoneOn =
    "where somebody goes on to another row's field, the text stays as it does after the return key, and is gone once the row is back"

  static let fixStoredByReturn =
    "store the text at each change (editingChanged), or whenever editing ends (editingDidEnd): the return key is one of many ways to end it."
}

/// Sentences about lists that forget what is searched for.
extension FindingText {
  static func oneMoreLetter(_ step: String) -> String { "the run with one more letter typed after \(step)" }

  static func oneLetter(insteadOf typing: String) -> String { "the run with one letter typed in place of \(typing)" }

  static func unfilteredReturn(text: String, title: String, step: String) -> String {
    "\(quoted(title)) is in the list after \(step), although the field still has \(quoted(text))"
  }

  static func unfilteredReturnSeen(text: String, title: String) -> String {
    "the list shows all rows since its screen is back, also \(quoted(title)), which has nothing of \(quoted(text))"
  }

  static let unfilteredReturnEvidence =
    "one more letter, typed then, finds what the text with this letter finds: the field has it still"

  static let fixUnfilteredReturn =
    "load the rows that the field's text asks for when the screen appears, as when it is typed, or empty the field there."

  // MARK: Rows of another segment

  static func segmentRows(chosen: String, other: String, step: String) -> String {
    "\(quoted(chosen)) is chosen after \(step), and the list shows the rows of \(quoted(other))"
  }

  static func segmentRowsSeen(chosen: String, other: String) -> String {
    "the control says \(quoted(chosen)), and the rows are those that came with \(quoted(other))"
  }

  static func segmentRowsEvidence(chosen: String, other: String) -> String {
    "with \(quoted(other)) and then \(quoted(chosen)) chosen once more, the list shows the rows that \(quoted(chosen)) had before"
  }

  static func chosenAgain(_ chosen: String, after step: String) -> String {
    "the run in which \(quoted(chosen)) is chosen once more after \(step)"
  }

  static func followedAtReturn(_ step: String) -> String {
    "the list only follows \(step) when the screen appears the next time"
  }

  static func followedAtReturnSeen(_ title: String) -> String {
    "\(quoted(title)) stays as it was; after another screen has covered this one, the rows are others"
  }

  static let followedAtReturnEvidence =
    "another screen that comes and goes before that step changes no row, and after it the rows change when this screen appears again"

  static func cameBack(after step: String) -> String { "the run in which another screen comes and goes after \(step)" }

  static func cameBackAgain(_ former: String, after step: String) -> String {
    "the run in which \(quoted(former)) is chosen again after \(step), and another screen comes and goes"
  }

  static let fixFollowedAtReturn =
    "load the rows again when the choice changes: in the control's action, with onChange(of:), or by a task(id:) that has the choice as its id."

  static let fixSegmentRows =
    "set what the rows are chosen by wherever the control is set, and load them by it: neither of the two tells the other."
}
