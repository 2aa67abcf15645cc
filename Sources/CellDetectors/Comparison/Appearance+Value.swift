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
    if key.name.isEmpty {
      for name in ["text", "title", "image", "placeholder"] {
        if let value = element[name], !value.isEmpty { return "\(element.role.rawValue) \"\(value)\"" }
      }
      return element.role.rawValue
    }
    return value(at: key) ?? FindingText.nothing
  }
}
