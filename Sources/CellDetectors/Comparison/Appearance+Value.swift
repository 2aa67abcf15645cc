import CellTrace

extension Appearance {
  /// What stands at a place: a property's value or, for a key without a name, whether the element is there.
  func value(at key: PropertyKey) -> String? {
    guard let element = elements.first(where: { $0.path == key.path }) else { return nil }
    switch key.name {
    case "": return FindingText.present
    case "role": return element.role.rawValue
    case "isInteractive": return "\(element.isInteractive)"
    case let name: return element[name]
    }
  }

  /// The words for what stands there: a value, or the first text of an element that is there.
  func words(at key: PropertyKey) -> String {
    guard let element = elements.first(where: { $0.path == key.path }) else { return FindingText.nothing }
    return key.name.isEmpty ? element.words : value(at: key) ?? FindingText.nothing
  }
}

extension Appearance {
  /// All that can be read in the row, in order.
  var readTexts: [String] { elements.compactMap { $0["text"] }.filter { !$0.isEmpty } }
}

extension Element {
  /// A word for the element as a whole: its text or image if it has one, else its kind.
  var words: String {
    for name in ["text", "title", "image", "placeholder"] {
      if let value = self[name], !value.isEmpty { return "\(role.rawValue) \"\(value)\"" }
    }
    return role.rawValue
  }
}

extension Appearance {
  /// True while a text field of the item has the keyboard: other looks may go with it.
  var isEdited: Bool { elements.contains { $0["isEditing"] == "true" || $0["isFocused"] == "true" } }

  /// True if the state behind a look hangs on an explicit identity: the app decided that it ends with the row.
  func isResetOnPurpose(_ difference: Difference) -> Bool {
    let states = stateCells.filter { Names.path(difference.path, leadsThrough: $0.path) }
    return !states.isEmpty && states.allSatisfy(\.isIdentified)
  }
}
