/// Texts about rows that lose the keyboard while somebody types in them.
extension FindingText {
  static func identifierChangesWhileTyping(title: String) -> String {
    "\(quoted(title)) becomes another item while somebody types in it: what is typed is part of its identifier"
  }

  static func reloadedWhileTyping(title: String) -> String {
    "\(quoted(title)) is reloaded while somebody types in it, and loses the keyboard"
  }

  static func keyboardGone(title: String, typed: String, left: String, step: String) -> String {
    let then = typed.isEmpty ? "when the old text was deleted" : "after \(quoted(typed))"
    return "in \(step) the keyboard of \(quoted(title)) goes \(then), and \(quoted(left)) reaches nobody"
  }

  static let keyboardIsGone = "gone"
  static let keyboardStays = "stays while somebody types"

  static let reloadedRow = "the row shows the same field with what had been typed, in a cell that was configured again"

  static let fixReloadWhileTyping =
    "do not reload the row that is edited: write the text to the model alone, or reconfigure the other rows."
}
