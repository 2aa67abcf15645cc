import CellTrace

/// What a sentence about two rows calls them, where both begin with the same text.
enum EqualNames {
  /// Names that differ: with the first text that does, and with their identifiers if none does.
  /// - Parameters:
  ///   - names: What each is called by itself.
  ///   - rows: What each shows, where that is known.
  static func apart(
    _ names: (String, String), _ rows: (Appearance?, Appearance?), _ items: (ItemID, ItemID)
  ) -> (String, String) {
    guard names.0 == names.1, items.0 != items.1 else { return names }
    func texts(_ row: Appearance?) -> [String] { row?.elements.compactMap { $0["text"] } ?? [] }
    let differing = zip(texts(rows.0), texts(rows.1)).first { $0 != $1 } ?? (items.0.description, items.1.description)
    return ("\(names.0), \(differing.0)", "\(names.1), \(differing.1)")
  }
}

extension Trace {
  /// What a sentence calls the item that a value belongs to, and the row that shows the value.
  func apart(_ source: ItemID, _ name: String, upTo index: Int, from shown: Appearance) -> (source: String, shown: String) {
    let row = steps.last { $0.index <= index && $0[source] != nil }?[source] ?? steps.first { $0[source] != nil }?[source]
    return EqualNames.apart((name, shown.title), (row, shown), (source, shown.item))
  }
}
