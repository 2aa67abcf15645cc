import CellTrace

/// Identifiers that have the row's number in them.
extension UnstableIdentity {
  /// Rows behind an insertion or a deletion that came back under the numbers of their new places, if that cost one of them something. A row that
  /// shows its number may be another one by right when its rank is another: no run tells, and it is a warning.
  static func renumbered(_ before: StepTrace, _ after: StepTrace, _ trace: Trace) -> Finding? {
    let rows = pairs(before, after)
    // One row may be replaced by another that looks the same.
    guard rows.count > 1 else { return nil }
    for (old, new) in rows {
      let losses = losses(from: old, to: new, OwnEnds(before: before, after: after))
      if losses.isEmpty { continue }
      let step = FindingText.step(after.index, after.title)
      let finding = Finding(
        detector: id, severity: .error, summary: FindingText.numberInIdentifier(title: new.title, count: rows.count, step: step),
        item: new.item, itemTitle: new.title, sourceItem: old.item, sourceItemTitle: old.title, cellType: new.cellType,
        cell: new.cell, property: "identifier", observed: new.item.key, expected: old.item.key, originStep: after.index,
        seenStep: after.index, seen: FindingText.seenReplaced(title: new.title, step: step),
        element: new.elements.first { $0.role == .text || $0.role == .button }?.path,
        evidence: [FindingText.replacedRow(old: old.item.key, new: new.item.key)] + losses, shape: ["numbered"])
      return finding.asWarning(if: shows(old, new))
    }
    return nil
  }

  /// True if a text of a row is the number of its place, and no longer the old one.
  private static func shows(_ old: Appearance, _ new: Appearance) -> Bool {
    new.elements.contains { element in
      let key = PropertyKey(path: element.path, name: "text").moved(from: new, to: old)
      guard let now = element["text"], let then = old.value(at: key),
        let first = number(in: then), let second = number(in: now)
      else { return false }
      return first != second && second - first == new.slot.item - old.slot.item
    }
  }

  /// The only number of a text.
  private static func number(in text: String) -> Int? {
    let numbers = text.matches(of: /[0-9]+/)
    return numbers.count == 1 ? Int(numbers[0].output) : nil
  }

  /// Rows that show the same under identifiers that differ by a number, and that as far as the rows moved.
  private static func pairs(_ before: StepTrace, _ after: StepTrace) -> [(old: Appearance, new: Appearance)] {
    let (kept, known) = (Set(after.items), Set(before.items))
    let gone = before.checkpoint.filter { !kept.contains($0.item) }
    let come = after.checkpoint.filter { !known.contains($0.item) }
    return gone.compactMap { old in
      let alike = come.filter { $0.item.list == old.item.list && $0.title == old.title }
      guard alike.count == 1, let new = alike.first, gone.count(where: { $0.title == old.title }) == 1,
        let (first, second) = NumberedKey.parts(old.item.key, new.item.key), old.slot.section == new.slot.section,
        second - first == new.slot.item - old.slot.item
      else { return nil }
      return (old, new)
    }
  }
}

/// Two identifiers that are the same but for one number.
private enum NumberedKey {
  /// The numbers; nil if anything else differs, or nothing, or if there is nothing but the number.
  static func parts(_ old: String, _ new: String) -> (Int, Int)? {
    let head = String(zip(old, new).prefix { $0 == $1 }.map(\.0)).trimmingDigitsAtEnd
    let (oldRest, newRest) = (old.dropFirst(head.count), new.dropFirst(head.count))
    let (oldDigits, newDigits) = (oldRest.prefix(while: \.isNumber), newRest.prefix(while: \.isNumber))
    guard oldRest.dropFirst(oldDigits.count) == newRest.dropFirst(newDigits.count), old.count > oldDigits.count,
      let first = Int(oldDigits), let second = Int(newDigits), first != second
    else { return nil }
    return (first, second)
  }
}

extension String {
  fileprivate var trimmingDigitsAtEnd: String {
    var result = self
    while result.last?.isNumber == true { result.removeLast() }
    return result
  }
}
