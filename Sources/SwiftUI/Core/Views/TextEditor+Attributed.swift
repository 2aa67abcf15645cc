import Foundation

nonisolated extension TextEditor {
  /// Creates an editor of an attributed text. Keys are typed at its end, with the attributes that the selection has for what is typed.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    let letters = Binding<String> {
      String(text.wrappedValue.characters)
    } set: { typed in
      var new = text.wrappedValue
      let attributes = selection?.wrappedValue.typingAttributes(in: new) ?? AttributedTextSelection().typingAttributes(in: new)
      let old = Array(new.characters)
      let kept = zip(old, typed).prefix { $0 == $1 }.count
      new.removeSubrange(new.index(new.startIndex, offsetByCharacters: kept)..<new.endIndex)
      new.append(AttributedString(String(typed.dropFirst(kept)), attributes: attributes))
      text.wrappedValue = new
      selection?.wrappedValue = AttributedTextSelection(
        insertionPoint: new.endIndex, typingAttributes: typed.count > kept ? attributes : nil)
    }
    self.init(FieldText(letters)) { AttributeText.of(text.wrappedValue) }
  }
}

/// Attributes as they read in an appearance.
nonisolated enum AttributeText {
  /// Each run with something of its own: where it is, and what it has; nil for plain text.
  static func of(_ text: AttributedString) -> String? {
    var start = 0
    var parts: [String] = []
    for run in text.runs {
      let end = start + text.characters[run.range].count
      let values = "\(run.attributes)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains("=") }.sorted()
      if !values.isEmpty { parts.append("\(start)..<\(end) \(values.joined(separator: ", "))") }
      start = end
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
