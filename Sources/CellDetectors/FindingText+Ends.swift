import CellTrace

/// Sentences about rows that come back at the other end of their list.
extension FindingText {
  static func end(isFirst: Bool) -> String { isFirst ? "the first row" : "the last row" }

  static func returnedAtEnd(title: String, step: String, wasFirst: Bool) -> String {
    "\(quoted(title)) is put back as \(end(isFirst: !wasFirst)) in \(step), and was \(end(isFirst: wasFirst))"
  }

  static func returnedAtEndSeen(title: String, wasFirst: Bool) -> String {
    "\(quoted(title)) was \(end(isFirst: wasFirst)) before it was removed, and is \(end(isFirst: !wasFirst)) now that it is back"
  }

  static func returnedAtEndEvidence(other: String, step: String) -> String {
    "where \(step) is done to \(quoted(other)) instead, that row comes back to its own place"
  }

  static let fixReturnedAtEnd =
    "remember that nothing stood before the row, and put it back there: what looks for its neighbour finds none, which does not mean the end."
}

/// Sentences about a row that comes back in place of another one.
extension FindingText {
  static func foreignReturn(_ title: String, named: String, step: String) -> String {
    "\(step) brings back \(quoted(title)), beside a text that names \(quoted(named))"
  }

  static func foreignReturnSeen(_ title: String, named: String) -> String {
    "\(quoted(title)) is in the list again, and \(quoted(named)), which was removed last and is named, is not"
  }

  static func foreignReturnEvidence(_ title: String) -> String {
    "with \(quoted(title)) never removed, the same touch brings back the row that is named"
  }

  static let fixForeignReturn =
    "give the button its action anew for each removal, or keep what was removed last and bring that back."
}
