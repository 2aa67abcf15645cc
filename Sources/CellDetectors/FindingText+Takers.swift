import CellTrace

/// Sentences about rows whose data the row that took their cell has changed.
extension FindingText {
  static func writtenByTaker(title: String, taker: String) -> String {
    "what \(quoted(title)) had became that of \(quoted(taker)), which took its cell"
  }

  static func writtenByTakerSeen(title: String, own: String, now: String, taker: String) -> String {
    "\(quoted(title)) said \(quoted(own)) before it scrolled away, and says \(quoted(now)) now that it is back, as \(quoted(taker)) did"
  }

  static func writtenByTakerEvidence(_ count: Int) -> String {
    "so do \(count) rows in all, each what the row said that took its cell; where every row gets a fresh cell, they keep their own"
  }

  static let fixWrittenByTaker =
    "replace the cell's closure, or take it away in prepareForReuse(), before its controls are given the next row's values; a control that "
    + "tells of changes should tell only of those that a user makes."
}
