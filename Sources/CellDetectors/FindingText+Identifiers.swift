import CellTrace

/// Sentences about rows with one identifier.
extension FindingText {
  static func sharedIdentifier(_ title: String, _ identifier: String, step: String) -> String {
    "\(step) changes another row with the identifier \(quoted(identifier)), and not the \(quoted(title)) that was used"
  }

  static func sharedIdentifierSeen(_ title: String, _ difference: Difference) -> String {
    "the other \(quoted(title)) shows \(quoted(difference.observed)) in place of \(quoted(difference.expected)), and the one that was used is as before"
  }

  static func sharedIdentifierEvidence(_ title: String, slots: (used: String, changed: String)) -> String {
    "\(quoted(title)) was used at \(slots.used), and the row at \(slots.changed) changed; they show different values and have one identifier"
  }

  static let fixSharedIdentifier =
    "give every item an identifier of its own: what looks an item up by an identifier that two have finds the first one."
}
