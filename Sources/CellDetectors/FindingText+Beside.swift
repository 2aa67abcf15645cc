/// Sentences about numbers beside the rows that do not go with them, and about rows of two segments.
extension FindingText {
  static func keptCount(_ text: String, step: String) -> String {
    "\(quoted(text)) is shown after \(step), before any row is chosen"
  }

  static func keptCountSeen(_ text: String, row: String) -> String {
    "no row is chosen yet, and \(quoted(text)) counts \(quoted(row)), which was chosen the last time"
  }

  static func keptCountEvidence(row: String) -> String {
    "touched twice, \(quoted(row)) counts no longer; where it was never chosen, the next choosing begins with none"
  }

  static let fixKeptCount = "empty the set of chosen rows wherever a choosing ends or begins, and make its text from that set."

  // MARK: Rows of two segments

  static func chosenAlone(_ chosen: String, insteadOf former: String) -> String {
    "the run in which \(quoted(chosen)) is chosen without \(former)"
  }

  static func backToFirst(_ first: String, after step: String) -> String {
    "the run in which \(quoted(first)) is chosen again after \(step)"
  }

  static func joinedSegments(title: String, chosen: String, other: String, step: String) -> String {
    "\(quoted(title)) of \(quoted(other)) is still in the list after \(step), before the rows of \(quoted(chosen))"
  }

  static func joinedSegmentsSeen(chosen: String, other: String) -> String {
    "the control says \(quoted(chosen)), and the list shows the rows of \(quoted(other)) and those of \(quoted(chosen))"
  }

  static func joinedSegmentsEvidence(chosen: String) -> String {
    "chosen as the first, \(quoted(chosen)) takes the other rows away and shows its own alone"
  }

  static let fixJoinedSegments = "assign the rows that belong to the segment, in place of appending them to those that are there."

  // MARK: Texts that follow late

  static func oneMoreVisit(after step: String) -> String { "the run with one more visit after \(step)" }

  static func idleVisits(insteadOf opening: String) -> String { "the run in which nothing is done after \(opening)" }

  static func lateText(_ text: String, step: String) -> String {
    "\(quoted(text)) is shown after \(step) as before the visit, although the rows have changed"
  }

  static func lateTextSeen(_ text: String, expected: String, row: String) -> String {
    "\(quoted(row)) shows what was done on the other screen, and the text beside the rows is still \(quoted(text)); after one more visit it is \(quoted(expected))"
  }

  static let lateTextEvidence = "with nothing done on the other screen, the text stays the same after two visits"

  static let fixLateText = "set the text after the rows are loaded, wherever they are, and make it from the same data."

  // MARK: Numbers that grow

  static func grownNumber(from former: String, to text: String, step: String) -> String {
    "\(quoted(former)) becomes \(quoted(text)) in \(step), with the same rows"
  }

  static func grownNumberSeen(from former: String, to text: String) -> String {
    "the rows are the same as when \(quoted(former)) was shown, and \(quoted(text)) is twice as much"
  }

  static let grownNumberEvidence = "at first it is what the rows add up to; done once more, it is three times as much"

  static let fixGrownNumber = "begin with zero each time the number is added up, or make it from the rows where it is shown."

  // MARK: Totals

  static func takenBack(_ step: String) -> String { "the run in which \(step) is taken back" }

  static func carriedTotal(_ text: String, title: String, step: String) -> String {
    "\(quoted(text)) after \(step) counts what was done to \(quoted(title)) before, which is gone"
  }

  static func carriedTotalSeen(_ text: String, title: String, expected: String) -> String {
    "the text is \(quoted(text)); where \(quoted(title)) is removed without what was done to it, the same rows are left, and it is \(quoted(expected))"
  }

  static func carriedTotalEvidence(title: String, act: String) -> String {
    "as long as \(quoted(title)) is there, \(act) can be taken back, and the number with it"
  }

  static let fixCarriedTotal =
    "make the number from the rows that are there, or take away with a row all that it has added, and not what a new one would have."

  // MARK: Forms that were cancelled

  static func cancelledAtOnce(_ opening: String) -> String { "the run in which the form is cancelled right after \(opening)" }

  static func closedWithoutCancel(_ cancel: String) -> String {
    "the run in which the form is pulled down or left by Back, and not by \(cancel)"
  }

  static func keptByCancel(title: String, isNew: Bool, step: String) -> String {
    isNew ? "\(quoted(title)) is in the list after \(step)" : "\(quoted(title)) has what was filled in after \(step)"
  }

  static func keptByCancelSeen(title: String, _ difference: Difference?) -> String {
    guard let difference else { return "the form was cancelled, and \(quoted(title)) is one row more than before it" }
    return
      "\(quoted(title)) has \(difference.property) \(quoted(difference.observed)); before the form, which was cancelled, it had \(quoted(difference.expected))"
  }

  static let keptByCancelEvidence = "where the form is opened and cancelled at once, the rows are as before"

  static let fixKeptByCancel =
    "fill in a copy and write it back when the form is saved, or put the model back as it was when the form is cancelled."

  // MARK: Rows that are found as before

  static func lettersAfter(_ text: String, action: String) -> String {
    "the run in which \(quoted(text)) is typed only after \(action)"
  }

  static func formerHit(title: String, isRemoval: Bool, step: String) -> String {
    isRemoval
      ? "\(quoted(title)) is found in \(step), although it was removed"
      : "\(quoted(title)) is found in \(step) as it was before it changed"
  }

  static func formerHitSeen(title: String, isRemoval: Bool, act: String) -> String {
    isRemoval
      ? "\(quoted(title)) was gone after \(act), and is in the list again as it was"
      : "\(quoted(title)) was another after \(act), and looks as before again"
  }

  static func formerHitEvidence(isRemoval: Bool) -> String {
    isRemoval
      ? "where the same letters are typed only after it was removed, they do not find it"
      : "where the same letters are typed only after it changed, they find it as it has become"
  }

  static let fixFormerHit =
    "search the data as they are each time the text changes, or change what the search keeps wherever the data change."
}
