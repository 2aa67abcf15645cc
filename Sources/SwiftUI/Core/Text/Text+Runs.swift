import Foundation

/// A part of a text with a look of its own.
nonisolated struct TextRun: Equatable, Sendable {
  var string: String
  var traits: TextTraits

  /// What is special about the part; nil for nothing.
  var words: String? {
    var list: [String] = []
    if let font = traits.font { list.append("font \(font.text(weight: traits.weight, italic: traits.isItalic))") }
    if traits.font == nil, let weight = traits.weight { list.append("weight \(weight.name)") }
    if traits.isBold { list.append("bold") }
    if traits.isItalic { list.append("italic") }
    if let foreground = traits.foreground { list.append("foregroundStyle \(foreground)") }
    list += traits.decorations + traits.spoken.map { "\($0.name) \($0.value)" }
    return list.isEmpty ? nil : "\"\(string)\" \(list.joined(separator: ", "))"
  }
}

nonisolated extension Text {
  /// The parts of a text that was put together.
  func runs(_ environment: EnvironmentValues) -> [TextRun] {
    switch storage {
    case .concatenated(let first, let second): first.runs(environment) + second.runs(environment)
    case .plain, .date: [TextRun(string: resolvedString(environment), traits: traits)]
    }
  }

  /// What is special about parts of the text, in words.
  func runWords(_ environment: EnvironmentValues) -> String? {
    guard case .concatenated = storage else { return nil }
    let words = runs(environment).compactMap(\.words)
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Text with the attributes that are seen: colours, fonts, lines, and links in the tint. What UIKit's module knows of a run is
  /// added to it.
  init(attributed: AttributedString, _ adding: (AttributedString.Runs.Run, Text) -> Text) {
    let parts = attributed.runs.map { run -> Text in
      var text = adding(run, Text(verbatim: String(attributed[run.range].characters)))
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { text = text.font(font) }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
      if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        text = text.decorated("backgroundColor \(color)")
      }
      if let style = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] { text = text.lined("underline", style) }
      if let style = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        text = text.lined("strikethrough", style)
      }
      if let kern = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] { text = text.kerning(kern) }
      if let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        text = text.decorated("link \(link.absoluteString)")
      }
      return text
    }
    guard let first = parts.first else {
      self.init(verbatim: "")
      return
    }
    self = parts.dropFirst().reduce(first, +)
  }

  private func lined(_ name: String, _ style: LineStyle) -> Text {
    let words = style.pattern == .solid ? name : "\(name) \(style.pattern.name)"
    return decorated(style.color.map { "\(words) \($0)" } ?? words)
  }
}
