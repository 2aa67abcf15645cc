import CellTrace

/// What a step ends by itself in the rows of a list: a row that keeps its identifier would lose it as well, so no identifier is to blame.
struct OwnEnds {
  /// The step before, and the step that gave rows other identifiers.
  var before: StepTrace
  var after: StepTrace

  /// True if the list was left unselected on purpose: its edit mode is over, a row that stayed lost its selection, too, without being
  /// touched, or the one selection went on to another row.
  func endsSelection(in list: Int) -> Bool {
    let (old, new) = (rows(before, list), rows(after, list))
    func isSelected(_ row: Appearance) -> Bool { row.flags.contains(.selected) }
    let isEditing = (old.contains { $0.flags.contains(.editing) }, new.contains { $0.flags.contains(.editing) })
    if isEditing.0, !isEditing.1, !new.isEmpty { return true }
    let selected = old.filter(isSelected)
    if selected.contains(where: { row in row.item != after.interaction.target && after[row.item].map(isSelected) == false }) {
      return true
    }
    return selected.count == 1 && new.contains { isSelected($0) && before[$0.item].map(isSelected) == false }
  }

  /// True for a touch that closes an open swipe wherever it goes in the list, and for a choice from the swipe's actions.
  func closesSwipe(in list: Int) -> Bool {
    switch after.interaction.facts.role {
    case .chooses, .closes, .opens, .movesItems, .movesViewport, .changesCellState: true
    case .acts: after.interaction.target?.list == list
    case .showsScreen, .fillsIn, .changesData, .changesSurroundings, .passesTime, .referenceOnly: false
    }
  }

  /// True if the keyboard went on to another row.
  func movesKeyboard(from item: ItemID, in list: Int) -> Bool {
    rows(after, list).contains { $0.isEdited && before[$0.item]?.isEdited == false && $0.item != item }
  }

  /// True if the step's own code gave a state the value that a new row begins with, while the old row was there: as a button does that
  /// closes what it stands in.
  func writesBack(_ state: StateCell, of item: ItemID, to value: String) -> Bool {
    var writes: [String: (first: String, last: String)] = [:]
    for event in after.events {
      guard case .stateWritten(_, let writer, let path, state.property, let old, let new) = event.kind, (writer ?? item) == item,
        Self.view(path) == Self.view(state.path)
      else { continue }
      writes[path] = (writes[path]?.first ?? old, new)
    }
    // Rows that come and go may give a view another number meanwhile.
    let written = writes[state.path] ?? (writes.count == 1 ? writes.values.first : nil)
    return written.map { $0 == (state.value, value) } ?? false
  }

  /// True if a text that somebody had typed is shown since the step where it was not before: in a row, beside the list, or on what came in
  /// front of it.
  func handsOn(_ typed: String) -> Bool {
    guard typed.count > 1 else { return false }
    // As words of their own: a part of another word, or of a longer number, is by chance.
    func shows(_ text: String) -> Bool {
      func isOfWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
      return text.ranges(of: typed).contains { place in
        !isOfWord(text[..<place.lowerBound].last) && !isOfWord(text[place.upperBound...].first)
      }
    }
    // The field itself hands nothing on.
    func texts(_ row: Appearance?) -> [String] {
      (row?.elements ?? []).filter { $0.role != .textField }.compactMap { $0["text"] }.filter(shows)
    }
    let known = Set(before.items)
    let isInRow = after.checkpoint.contains { row in
      let former = before[row.item]
      // A row that was only off screen may well have had it.
      return (former != nil || !known.contains(row.item)) && !Set(texts(row)).subtracting(texts(former)).isEmpty
    }
    return isInRow || (after.beside ?? []).contains { shows($0) && before.beside?.contains($0) != true }
      || after.outcomes.flatMap(\.texts).contains(where: shows)
  }

  /// The view that a path leads to, without its number among its like: rows of one list have paths that differ before it.
  private static func view(_ path: String) -> Substring {
    (path.split(separator: "/").last ?? "").prefix { $0 != "[" }
  }

  private func rows(_ step: StepTrace, _ list: Int) -> [Appearance] { step.checkpoint.filter { $0.item.list == list } }
}
