/// Sentences about rows that are not where a finger let them go, and about several rows that are removed at once.
extension FindingText {
  static func standsBehind(_ title: String?) -> String { title.map { "behind \(quoted($0))" } ?? "at the beginning" }

  static func misplacedDrop(title: String, distance: Int) -> String {
    "dragging \(quoted(title)) puts it \(places(abs(distance))) \(distance > 0 ? "behind" : "in front of") the place where it was let go"
  }

  static func misplacedDropSeen(title: String, wanted: String, landed: String) -> String {
    "\(quoted(title)) was let go \(wanted), and stands \(landed)"
  }

  static let misplacedDropEvidence =
    "let go at the place to which it came so, it is as far from that one: no order of the list's own asks for it"

  static let fixMisplacedDrop =
    "the destination counts the rows as they stand before the drag: use move(fromOffsets:toOffset:), or subtract 1 where the row moves down."

  private static func places(_ count: Int) -> String { count == 1 ? "one place" : "\(count) places" }

  // MARK: Several rows that were chosen

  static func alone(_ title: String, action: String) -> String {
    "the run in which \(action) has only \(quoted(title)) to do with"
  }

  static func removesUnchosen(kept: String, victim: String) -> String {
    "removing several rows leaves \(quoted(kept)), which was chosen, and removes \(quoted(victim)), which was not"
  }

  static func removesUnchosenSeen(kept: String, victim: String) -> String {
    "\(quoted(kept)) was chosen and is still there; \(quoted(victim)) was not, and is gone"
  }

  static let removesUnselectedEvidence =
    "with nothing selected the same touch removes nothing, and with another row selected it removes another one"

  static func nothingSelected(_ act: String) -> String { "the run with \(act) while nothing is selected" }

  static let fixUnselectedRemoval =
    "remove the rows that are selected now: take them from the list's selection when the button is touched, by what identifies them in the data."

  static let removesUnchosenEvidence = "where one row is chosen alone, that one is removed, whichever of them it is"
}

/// Sentences about rows that are put back in a filtered list.
extension FindingText {
  static func filteredUndo(title: String, step: String) -> String {
    "\(step) puts \(quoted(title)) back at another place of the filtered list"
  }

  static func filteredUndoSeen(title: String, former: String, present: String) -> String {
    "\(quoted(title)) stood \(former), and stands \(present) since it is back"
  }

  static func filteredUndoEvidence(filter: String) -> String {
    "removed and put back before \(filter), it comes back to its own place"
  }

  static let fixFilteredUndo =
    "remember the place that the row has in the array to which it is put back, and not its number among the rows that are shown."
}

/// Sentences about drags that come to nothing.
extension FindingText {
  static func refusedDrag(title: String) -> String { "dragging \(quoted(title)) in the filtered list comes to nothing" }

  static func refusedDragSeen(title: String) -> String { "\(quoted(title)) is back where it stood, and so are all other rows" }

  static func refusedDragEvidence(filter: String) -> String {
    "before \(filter), the same drag moves it: the positions of the rows that are shown may have been used in all of them"
  }

  static func moved(_ title: String?) -> String { title.map { "moved \(quoted($0))" } ?? "moved nothing" }
}
