import Foundation

/// A value that is put into a text of a string catalog: `%lld`, `%1$(count)lld`.
struct TextValue {
  /// What a caller writes before the value; nil for none.
  var label: String?
  /// The parameter's name.
  var name: String
  var type: String
  var specifier: String

  /// The values of a key's text in the language that the app is written in, by their numbers. What the text says of a value counts
  /// before what the key says.
  static func all(key: String, _ language: [String: Any]) -> [TextValue] {
    var found: [Int: TextValue] = [:]
    for text in [key, text(language, inParts: false) ?? ""] {
      for (number, place) in numbered(text) { found[number] = TextValue(number, label: place.name, specifier: place.specifier) }
    }
    let parts = language["substitutions"] as? [String: [String: Any]] ?? [:]
    for (index, name) in parts.keys.sorted().enumerated() {
      let number = parts[name]?["argNum"] as? Int ?? index + 1
      let label = StringSymbol.constant(name)
      found[number] = TextValue(number, label: label, specifier: parts[name]?["formatSpecifier"] as? String ?? "lld")
    }
    return found.keys.sorted().compactMap { found[$0] }
  }

  private init(_ number: Int, label: String?, specifier: String) {
    let word = label.map { StringSymbol.constant($0) }.flatMap { $0.isEmpty ? nil : $0 }
    self.label = word.map { "`\($0)`" }
    name = "arg\(number)"
    type = TextValue.type(specifier)
    self.specifier = specifier
  }

  /// A text that a language has for a key: its usual form where it has several.
  /// - Parameter inParts: True if parts with forms of their own are to be put in.
  static func text(_ language: [String: Any], inParts: Bool = true) -> String? {
    func value(_ unit: Any?) -> String? { ((unit as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
    func usual(_ variations: Any?) -> String? {
      let variations = variations as? [String: Any] ?? [:]
      if let forms = variations["plural"] as? [String: Any] { return value(forms["other"]) }
      let devices = variations["device"] as? [String: Any]
      return value(devices?["iphone"]) ?? value(devices?["other"])
    }
    guard var text = value(language) ?? usual(language["variations"]) else { return nil }
    for (name, part) in language["substitutions"] as? [String: [String: Any]] ?? [:] where inParts {
      let place = (part["argNum"] as? Int).map { "\($0)$" } ?? ""
      let specifier = "%" + place + (part["formatSpecifier"] as? String ?? "lld")
      let form = (usual(part["variations"]) ?? "%arg").replacingOccurrences(of: "%arg", with: specifier)
      text = text.replacingOccurrences(of: "%#@\(name)@", with: form)
    }
    return text
  }

  /// The text as a literal with the values in it.
  static func filled(_ text: String, _ values: [TextValue]) -> String {
    var result = ""
    var last = text.startIndex
    for (number, place) in numbered(text) {
      result += quoted(unescaped(text[last..<place.range.lowerBound])).dropFirst().dropLast()
      if let value = values.first(where: { $0.name == "arg\(number)" }) {
        let isText = value.type == "String"
        result += isText ? "\\(\(value.name))" : "\\(\(value.name), specifier: \"%\(place.specifier)\")"
      }
      last = place.range.upperBound
    }
    return "\"" + result + quoted(unescaped(text[last...])).dropFirst().dropLast() + "\""
  }

  /// The text as a literal on one line.
  static func quoted(_ text: String) -> String {
    literal(text).replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\u{2028}", with: "\\u{2028}")
  }

  /// A key without the values in it.
  static func withoutValues(_ text: String) -> String {
    var result = ""
    var last = text.startIndex
    for (_, place) in numbered(text) {
      result += text[last..<place.range.lowerBound] + " "
      last = place.range.upperBound
    }
    return result + text[last...]
  }

  // MARK: Machinery

  private struct Place {
    var range: Range<String.Index>
    var number: Int?
    var name: String?
    var specifier: String
  }

  private static func unescaped(_ text: Substring) -> String { text.replacingOccurrences(of: "%%", with: "%") }

  /// The values in their order in the text, with the number of each.
  private static func numbered(_ text: String) -> [(Int, Place)] {
    var next = 0
    return places(text).map { place in
      if place.number == nil { next += 1 }
      return (place.number ?? next, place)
    }
  }

  private static func places(_ text: String) -> [Place] {
    let form =
      "%(?:%|(?:([0-9]+)\\$)?(?:\\(([^)]*)\\))?([-+0#]*[0-9]*(?:\\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGcCsSpaA]))"
    guard let expression = try? NSRegularExpression(pattern: form) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
      func part(_ index: Int) -> String? { Range(match.range(at: index), in: text).map { String(text[$0]) } }
      guard let range = Range(match.range, in: text), let specifier = part(3) else { return nil }
      return Place(range: range, number: part(1).flatMap(Int.init), name: part(2), specifier: specifier)
    }
  }

  /// As Xcode picks it: `%lld` is an `Int`, `%d` an `Int32`, `%f` a `Float`, `%@` a `String`.
  private static func type(_ specifier: String) -> String {
    let kind = specifier.last ?? "@"
    let length = specifier.dropLast().filter { "hlqztjL".contains($0) }
    switch kind {
    case "d", "D", "i": return ["hh": "Int8", "h": "Int16", "": "Int32"][length] ?? "Int"
    case "u", "U", "x", "X", "o", "O": return ["hh": "UInt8", "h": "UInt16", "": "UInt32"][length] ?? "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": return length.isEmpty ? "Float" : "Double"
    default: return "String"
    }
  }
}
