import CellTrace

/// What a row says, whoever wrote it. How it looks (a font, a colour) may be what the step was for.
struct Look: Hashable {
  var words: [String] = []
  var saysSomething: Bool { !words.isEmpty }

  init(_ row: Appearance) {
    for element in row.elements {
      for property in element.properties
      where ["text", "title", "image", "value"].contains(property.name) && !property.value.isEmpty {
        words.append("\(element.role.rawValue) \(property.value)")
      }
    }
  }
}
