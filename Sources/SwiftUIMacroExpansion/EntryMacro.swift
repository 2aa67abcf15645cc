import Foundation

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a key, and accessors that use it.
enum EntryMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> {
    guard request.parent.contains("EnvironmentValues") else {
      return .failure(MacroProblem(text: "'@Entry' is known in extensions of EnvironmentValues only"))
    }
    guard let variable = Variable(request.declaration) else {
      return .failure(MacroProblem(text: "'@Entry' needs a stored variable with a type or a default value"))
    }
    switch request.role {
    case "accessor":
      return .success("get { self[__Key_\(variable.name).self] }\nset { self[__Key_\(variable.name).self] = newValue }")
    case "peer": return .success(key(of: variable))
    default: return .failure(MacroProblem(text: "'@Entry' can't be used as \(request.role)"))
    }
  }

  /// The default is computed at each read, unless its type is known from its value only.
  private static func key(of variable: Variable) -> String {
    let head = "private struct __Key_\(variable.name): SwiftUI.EnvironmentKey {\n"
    guard let type = variable.type else {
      return head + "  static let defaultValue = \(variable.value ?? "nil")\n}"
    }
    return head + "  typealias Value = \(type)\n  static var defaultValue: Value { \(variable.value ?? "nil") }\n}"
  }
}

/// A variable's declaration, taken apart.
struct Variable: Equatable {
  var name: String
  var type: String?
  var value: String?

  /// nil for what is no stored variable, or for one without type and value, or whose missing value is no optional's.
  init?(_ source: String) {
    guard let keyword = source.range(of: #"\bvar\s+"#, options: .regularExpression) else { return nil }
    var rest = Substring(source[keyword.upperBound...])
    name = String(rest.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) })
    rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
    if rest.first == ":" {
      let text = Self.text(before: "=", in: rest.dropFirst())
      rest = rest.dropFirst(1 + text.count)
      type = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    if rest.first == "=" { value = rest.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) }
    guard !name.isEmpty, value != nil || type?.hasSuffix("?") == true else { return nil }
  }

  /// Up to a character outside of brackets; an operator that only contains it does not count.
  private static func text(before end: Character, in source: Substring) -> Substring {
    var depth = 0
    var previous: Character = " "
    for index in source.indices {
      let character = source[index]
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == end, depth == 0 { return source[..<index] }
      previous = character
    }
    return source
  }
}
