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
