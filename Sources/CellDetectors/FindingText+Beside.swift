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

  static func grownNumberEvidence(isOfRows: Bool) -> String {
    let grown = "done once more, it is three times as much"
    return isOfRows ? grown + "; at first it is what the rows add up to" : grown
  }

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
}
