import CellTrace

/// Rows that are places, such as lanes, berths or seats: what stands there moves on, and what belongs to the place stays, by right.
///
/// They are told by a text of theirs ("lane 3") that is another one in every row, and that stays at its place in all of them when the data
/// move. A number that only counts the rows is no such text, as ranks are in lists of every kind; nor are amounts, which come in no order,
/// or what a view keeps as its state: these may stay by mistake.
///
/// Each rule asks that tells of something which went from a row to the one in its place.
enum NamedPlaces {
  /// True if the rows of a list are places, by two steps between which they moved on.
  static func arePlaces(
    _ list: Int, from before: StepTrace, to after: StepTrace, besides changed: (keys: [PropertyKey], row: Appearance)? = nil
  ) -> Bool {
    arePlaces(list, before: before.checkpoint, after: after.checkpoint, besides: changed)
  }

  /// True if the sections of a list are places, such as drawers, by what the headers like one of them say.
  static func areSections(like header: Appearance, from before: StepTrace, to after: StepTrace) -> Bool {
    func headers(_ step: StepTrace) -> [Appearance] { (step.supplementary ?? []).filter { $0.cellType == header.cellType } }
    return arePlaces(header.item.list, before: headers(before), after: headers(after))
  }

  /// True if the rows of a list are places.
  /// - Parameters:
  ///   - changed: Texts that cannot tell it, since it is they that are judged, as they go in the row beside.
  ///   - countsRanks: True if numbers that only count the rows are names, too: then the places may have them.
  static func arePlaces(
    _ list: Int, before: [Appearance], after: [Appearance], besides changed: (keys: [PropertyKey], row: Appearance)? = nil,
    countsRanks: Bool = false
  ) -> Bool {
    let pairs = before.filter { $0.item.list == list }.compactMap { row in
      after.first { $0.item.list == list && $0.slot == row.slot }.map { Pair(before: row, after: $0) }
    }
    guard let sample = pairs.last(where: \.hasMovedOn)?.before else { return false }
    return sample.elements.contains { element in
      guard element["text"] != nil, element.role != .textField else { return false }
      let key = PropertyKey(path: element.path, name: "text")
      if let changed, changed.keys.contains(key.moved(from: sample, to: changed.row)) { return false }
      return names(key, of: sample, pairs, countsRanks)
    }
  }

  /// What a place shows before and after the data moved.
  private struct Pair {
    var before: Appearance
    var after: Appearance

    var hasMovedOn: Bool { before.item != after.item || before.title != after.title }
  }

  private static func names(_ key: PropertyKey, of sample: Appearance, _ pairs: [Pair], _ countsRanks: Bool) -> Bool {
    func text(_ row: Appearance) -> String? { row.value(at: key.moved(from: sample, to: row)) }
    // Rows of other kinds have no such text.
    let told = pairs.filter { text($0.before) != nil || text($0.after) != nil }.sorted { $0.after.slot < $1.after.slot }
    let texts = told.compactMap { text($0.after) }
    guard told.count > 2, Set(texts).count == told.count, told.allSatisfy({ text($0.before) == text($0.after) }),
      // What moved on shows it: one place may have the same by chance.
      told.count(where: \.hasMovedOn) > 1, texts.allSatisfy(hasWords) || areInOrder(texts),
      countsRanks || told.contains(where: { !isRank(text($0.after), of: $0.after) })
    else { return false }
    return !told.contains { pair in
      guard let text = text(pair.after) else { return true }
      return pair.after.stateCells.contains { state in
        state.value.contains(text) || state.value.count(where: \.isLetter) > 2 && text.contains(state.value)
      }
    }
  }

  private static func hasWords(_ text: String) -> Bool { text.count(where: \.isLetter) > 2 }

  /// True if each text comes behind the one in front of it, as hours and seats do ("9:30", "10:00"; "A2", "B1"). Amounts do not.
  private static func areInOrder(_ texts: [String]) -> Bool {
    let keys = texts.map(sortable)
    return zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// The same with all numbers equally long.
  private static func sortable(_ text: String) -> String {
    var (result, digits) = ("", "")
    for character in text + " " {
      if character.isNumber {
        digits.append(character)
        continue
      }
      if !digits.isEmpty { result += String(repeating: "0", count: max(0, 9 - digits.count)) + digits }
      digits = ""
      result.append(character)
    }
    return result
  }

  /// True for a text that only numbers the row, as "3.", "No. 3" and "3 of 10" do: next to no letters, and a number that the row's place
  /// may have.
  private static func isRank(_ text: String?, of row: Appearance) -> Bool {
    guard let text, let number = text.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) else { return false }
    return !hasWords(text) && (row.slot.section > 0 || number <= row.slot.item + 1)
  }
}
