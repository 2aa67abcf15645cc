import Foundation

/// `@Entry var name: Type = value` in an extension of a type of values with keys: a key, and accessors that use it.
enum EntryMacro: Macro {
  static func expand(_ request: MacroRequest) -> Result<String, MacroProblem> {
    guard let container = EntryContainer(request.parent) else {
      let known = EntryContainer.allCases.map(\.rawValue).joined(separator: ", ")
      return .failure(MacroProblem(text: "'@Entry' is known in extensions of \(known) only"))
    }
    guard let variable = Variable(request.declaration), variable.type != nil || container.hasDefaults else {
      return .failure(MacroProblem(text: "'@Entry' needs a stored variable with a type or a default value"))
    }
    switch request.role {
    case "accessor":
      return .success("get { self[__Key_\(variable.name).self] }\nset { self[__Key_\(variable.name).self] = newValue }")
    case "peer": return .success(key(of: variable, in: container))
    default: return .failure(MacroProblem(text: "'@Entry' can't be used as \(request.role)"))
    }
  }

  /// The default is computed at each read, unless its type is known from its value only.
  private static func key(of variable: Variable, in container: EntryContainer) -> String {
    let start = "private struct __Key_\(variable.name): SwiftUI.\(container.key)"
    guard let type = variable.type else {
      return start + ", SwiftUI._EntryKey {\n  static let entryDefault = SwiftUI._EntryDefault(\(variable.value ?? "nil"))\n}"
    }
    let head = start + " {\n"
    guard container.hasDefaults else { return head + "  typealias Value = \(Variable.unwrapped(type))\n}" }
    return head + "  typealias Value = \(type)\n  static var defaultValue: Value { \(variable.value ?? "nil") }\n}"
  }
}

/// What has values with keys.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  /// The extension that a declaration stands in, the innermost first.
  init?(_ surroundings: String) {
    let names = Self.allCases.map(\.rawValue).joined(separator: "|")
    let pattern = "\\bextension\\s+(?:SwiftUI\\s*\\.\\s*)?(\(names))\\b"
    guard let match = surroundings.range(of: pattern, options: .regularExpression),
      let known = Self.allCases.first(where: { surroundings[match].hasSuffix($0.rawValue) })
    else { return nil }
    self = known
  }

  var key: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }

  /// A focused value without a view that tells it is nil.
  var hasDefaults: Bool { self != .focused }
}

/// A variable's declaration, taken apart.
struct Variable: Equatable {
  var name: String
  var type: String?
  var value: String?

  /// nil for what is no stored variable, or for one without type and value, or whose missing value is no optional's.
  init?(_ source: String) {
    guard var rest = Self.text(behindVarOf: source) else { return nil }
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

  /// A type without the mark of an optional.
  static func unwrapped(_ type: String) -> String {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return type }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  /// What comes behind `var`: comments, attributes and modifiers before it may say the same word.
  private static func text(behindVarOf source: String) -> Substring? {
    var rest = Substring(source)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.range(of: "*/") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.first == "@" || rest.first?.isLetter == true {
        let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
        let isVar = rest.first == "v" && word == "ar"
        rest = rest[word.endIndex...]
        if isVar { return rest.drop(while: \.isWhitespace) }
        if rest.first == "(" { rest = rest.dropFirst(text(before: ")", in: rest).count + 1) }
      } else {
        return nil
      }
    }
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
