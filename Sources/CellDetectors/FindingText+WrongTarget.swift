/// Sentences about actions that say what they do, and did it to another item.
extension FindingText {
  private static let countsShownRows =
    "the index counts the rows that are shown; if these are filtered or sorted, change the other array by the item's id"

  static let removedOneByOne =
    "each row that is removed moves those behind it: remove several from the last to the first, or by their ids"

  private static let registeredByNumber =
    "what is taken back was registered for the number of a row, which is another row's since: register it for the item's id"

  static func draggedTo(_ title: String, instead step: String) -> String {
    "the run with \(step) ending beside \(quoted(title)) instead"
  }

  struct WrongTarget {
    var summary: String
    var seen: String
    var property: String
    var observed: String
    var expected: String
    var cause: String
    var shape: String

    init(_ kind: CellDetectors.WrongTarget.Kind, target: String, victim: String) {
      let (item, other) = (quoted(target), quoted(victim))
      switch kind {
      case .deleted:
        summary = "deleting \(item) removes \(other)"
        seen = "\(item) is still there, and \(other) is gone"
        property = "delete"
        observed = "removed \(other)"
        expected = "removed \(item)"
        cause = countsShownRows
        shape = "deletes another"
      case .dragged:
        summary = "dragging \(item) also moves \(other)"
        seen = "\(other) has another place among the rows that were not dragged"
        property = "drag"
        observed = "moved \(item) and \(other)"
        expected = "moved \(item)"
        cause = swapped
        shape = "drags another"
      case .selected:
        summary = "removing the selected rows leaves \(item), which was selected, and removes \(other), which was not"
        seen = "\(item) was selected and is still there; \(other) was not, and is gone"
        property = "selection"
        observed = "removed \(other)"
        expected = "removed \(item)"
        cause = removedOneByOne
        shape = "removes unselected"
      case .takenBack:
        summary = "taking back what was done to \(item) changes \(other)"
        seen = "\(item) had been changed and \(other) had not; now \(other) is another"
        property = "undo"
        observed = "changed \(other)"
        expected = "changed \(item)"
        cause = registeredByNumber
        shape = "takes back from another"
      }
    }
  }
}
