/// Every text that the list runtime says to an app's developer, word for word as iOS says it. The ids are ledger rows.
enum ListTexts {
  // MARK: Snapshots

  /// DIF-X01
  static func notUnique<T>(_ kind: String, _ duplicates: [T]) -> String {
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(duplicates))"
  }

  /// DIF-X02
  static func alreadyExist<T>(_ kind: String, _ existing: [T]) -> String {
    "Diffable data source detected an attempt to insert or append \(existing.count) \(kind) identifiers that already exist in "
      + "the snapshot. The existing \(kind) identifiers will be moved into place instead, but this operation will be more "
      + "expensive. For best performance, inserted \(kind) identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
      + "\(kind == "item" ? "Item" : "Section") identifiers that already exist: \(array(existing))"
  }

  /// DIF-X03
  static func unknown<T>(_ verb: String, _ kind: String, _ identifier: T) -> String {
    "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)"
  }

  /// DIF-X04
  static let noSections = "There are currently no sections in the data source. Please add a section first."

  /// DIF-X05
  static func invalidParameter(_ condition: String) -> String { "Invalid parameter not satisfying: \(condition)" }

  // MARK: Forms of Foundation

  /// As `NSSet` describes itself.
  private static func set<T>(_ values: [T]) -> String { "{(\n\(lines(values))\n)}" }

  /// As `NSArray` describes itself.
  private static func array<T>(_ values: [T]) -> String { "(\n\(lines(values))\n)" }

  private static func lines<T>(_ values: [T]) -> String { values.map { "    \($0)" }.joined(separator: ",\n") }
}
