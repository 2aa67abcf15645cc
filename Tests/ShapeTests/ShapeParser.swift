/// Reads a declaration as a symbol graph or a documentation page writes it.
struct ShapeParser {
  private var tokens: [String]
  private var place = 0
  /// Names of the declaration's own type parameters: which they are does not matter to a caller.
  private var generics: [String] = []

  static func shape(of declaration: String) -> Shape? {
    var parser = ShapeParser(tokens: Self.tokens(of: declaration))
    return parser.declaration()
  }

  static func type(_ text: String) -> TypeText { Self.type(tokens(of: text)[...]) }

  // MARK: Declarations

  private static let words: Set<String> = [
    "open", "public", "final", "static", "convenience", "required", "mutating", "nonmutating", "weak", "override", "optional",
    "requirement", "dynamic", "indirect", "nonisolated", "lazy", "unowned",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

  private mutating func declaration() -> Shape? {
    var words: Set<String> = []
    var isolation: Shape.Isolation?
    while let token = peek {
      if token == "@MainActor" {
        isolation = .mainActor
      } else if token == "class", let following = peek(1), ["func", "var", "let", "subscript", "override"].contains(following) {
        words.insert("class")
      } else if token == "nonisolated" {
        isolation = .nonisolated
      } else if Self.words.contains(token) {
        words.insert(token)
      } else if !token.hasPrefix("@") {
        break
      }
      place += 1
      if peek == "(", token.hasPrefix("@") || token == "nonisolated" || token == "unowned" { skipGroup() }
    }
    guard let keyword = next() else { return nil }
    var shape: Shape?
    switch keyword {
    case "func": shape = function()
    case "init": shape = initializer()
    case "subscript": shape = subscripting()
    case "var", "let": shape = property(isLet: keyword == "let")
    case "case": shape = enumCase()
    case "typealias", "associatedtype": shape = alias()
    default:
      guard Self.types.contains(keyword), let name = next() else { return nil }
      shape = Shape(kind: .type, name: name)
    }
    shape?.words = words
    shape?.isolation = isolation
    return shape.map(anonymous)
  }

  /// Type parameters are numbered in the order in which they are used; `some P` is one, too.
  private func anonymous(_ shape: Shape) -> Shape {
    var shape = shape
    var numbers: [String: Int] = [:]
    func rename(_ type: inout TypeText) {
      var tokens = Self.tokens(of: type.text)
      for (index, token) in tokens.enumerated() where generics.contains(token) {
        let number = numbers[token] ?? numbers.count
        numbers[token] = number
        tokens[index] = "τ\(number)"
      }
      type.text = Self.joined(tokens)
    }
    for index in shape.parameters.indices {
      if shape.parameters[index].type.text.hasPrefix("some ") {
        let number = numbers.count
        numbers["some \(number)"] = number
        shape.parameters[index].type.text = "τ\(number)"
      } else {
        rename(&shape.parameters[index].type)
      }
    }
    if shape.kind != .property, var result = shape.result {
      rename(&result)
      shape.result = result
    }
    return shape
  }

  private mutating func function() -> Shape? {
    var name = ""
    while let token = peek, token != "(", token != "<" || name.isEmpty { name += token; place += 1 }
    if peek == "<" { takeGenerics() }
    guard let parameters = parameters() else { return nil }
    let effects = effects()
    var result: TypeText?
    if peek == "->" { place += 1; result = Self.type(upTo(["where", "{"])) }
    if result?.text == "Void" { result = nil }
    return Shape(
      kind: .function, name: Self.named(name, parameters), parameters: parameters, result: result, effects: effects)
  }

  private mutating func initializer() -> Shape? {
    var isFailable = false
    if peek == "?" || peek == "!" { isFailable = true; place += 1 }
    if peek == "<" { takeGenerics() }
    guard let parameters = parameters() else { return nil }
    return Shape(
      kind: .initializer, name: Self.named("init", parameters), parameters: parameters, isFailable: isFailable,
      effects: effects())
  }

  private mutating func subscripting() -> Shape? {
    if peek == "<" { skipAngles() }
    guard let parameters = parameters(areLabelled: false) else { return nil }
    var result: TypeText?
    if peek == "->" { place += 1; result = Self.type(upTo(["where", "{"])) }
    return Shape(
      kind: .subscripting, name: Self.named("subscript", parameters), parameters: parameters, result: result,
      isSettable: isSettable())
  }

  private mutating func property(isLet: Bool) -> Shape? {
    guard let name = next() else { return nil }
    var result: TypeText?
    if peek == ":" { place += 1; result = Self.type(upTo(["{", "="])) }
    return Shape(kind: .property, name: name, result: result, isSettable: isLet ? false : isSettable())
  }

  private mutating func enumCase() -> Shape? {
    guard let name = next() else { return nil }
    guard peek == "(", let values = parameters() else { return Shape(kind: .enumCase, name: name) }
    return Shape(kind: .enumCase, name: Self.named(name, values), parameters: values)
  }

  private mutating func alias() -> Shape? {
    guard let name = next() else { return nil }
    if peek == "<" { skipAngles() }
    var result: TypeText?
    if peek == "=" { place += 1; result = Self.type(upTo(["where"])) }
    return Shape(kind: .alias, name: name, result: result)
  }

  private static func named(_ name: String, _ parameters: [Shape.Parameter]) -> String {
    "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  private mutating func isSettable() -> Bool? {
    guard peek == "{" else { return nil }
    return tokens[place...].contains("set")
  }

  private mutating func effects() -> Set<String> {
    var effects: Set<String> = []
    while let token = peek, ["async", "throws", "rethrows"].contains(token) {
      effects.insert(token == "rethrows" ? "throws" : token)
      place += 1
      if peek == "(" { skipGroup() }
    }
    return effects
  }

  /// `(at indexPath: IndexPath, animated: Bool = true)`
  private mutating func parameters(areLabelled: Bool = true) -> [Shape.Parameter]? {
    guard peek == "(" else { return nil }
    let start = place
    skipGroup()
    return Self.split(tokens[start + 1..<place - 1], at: ",").map { Self.parameter($0, isLabelled: areLabelled) }
  }

  private static func parameter(_ tokens: ArraySlice<String>, isLabelled: Bool) -> Shape.Parameter {
    let sides = split(tokens, at: "=")
    let head = split(sides.first ?? [], at: ":")
    guard head.count > 1, let names = head.first else {
      return Shape.Parameter(label: "_", type: type(sides.first ?? []), hasDefault: sides.count > 1)
    }
    // A result builder stands before the label, with or without a place in brackets.
    let plain = names.filter { !$0.hasPrefix("@") && $0 != "(" && $0 != ")" }
    let label = isLabelled || plain.count > 1 ? plain.first ?? "_" : "_"
    let type = type(sides[0][(names.endIndex + 1)...])
    return Shape.Parameter(label: label, type: type, hasDefault: sides.count > 1)
  }

  // MARK: Types

  private static let renamed = ["TimeInterval": "Double", "NSInteger": "Int", "AnyClass": "AnyObject.Type"]
  private static let unsaid: Set<String> = ["any", "__owned", "consuming", "borrowing", "sending", "isolated"]

  private static func type(_ tokens: ArraySlice<String>) -> TypeText {
    var attributes: Set<String> = []
    var written: [String] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      index += 1
      if token.hasPrefix("@") {
        attributes.insert(token)
        if index < tokens.endIndex, token == "@convention", tokens[index] == "(" { index += 3 }
        continue
      }
      if unsaid.contains(token) { continue }
      // A name of a closure's or a tuple's element: `(_ finished: Bool)`, `(id: Int)`.
      if let last = written.last, last == "(" || last == "," {
        let isNamed = index < tokens.endIndex && tokens[index] == ":" && isIdentifier(token)
        if isNamed, isInParentheses(written) { index += 1; continue }
        if token == "_", index + 1 < tokens.endIndex, tokens[index + 1] == ":" { index += 2; continue }
      }
      if token == ".", index < tokens.endIndex, tokens[index] != "Type" {
        dropName(&written)
        continue
      }
      written.append(renamed[token] ?? token)
    }
    return TypeText(text: joined(withoutNeedlessParentheses(written)), attributes: attributes)
  }

  /// Takes `Outer` or `Outer<Int>` away before `.Inner`.
  private static func dropName(_ written: inout [String]) {
    if written.last == ">" {
      var depth = 0
      while let last = written.popLast() {
        if last == ">" { depth += 1 } else if last == "<" { depth -= 1 }
        if depth == 0 { break }
      }
    }
    _ = written.popLast()
  }

  private static func isInParentheses(_ written: [String]) -> Bool {
    var depth = 0
    for token in written.reversed() {
      switch token {
      case ")", "]", ">": depth += 1
      case "(", "[", "<":
        if depth == 0 { return token == "(" }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// `(any P)?` became `(P)?` when `any` was left out; `-> ()` is `-> Void`.
  private static func withoutNeedlessParentheses(_ tokens: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < tokens.count {
      if tokens[index] == "(", index + 2 < tokens.count, tokens[index + 2] == ")", isIdentifier(tokens[index + 1]),
        index + 3 >= tokens.count || tokens[index + 3] != "->"
      {
        result.append(tokens[index + 1])
        index += 3
      } else if tokens[index] == "(", index + 1 < tokens.count, tokens[index + 1] == ")", result.last == "->" {
        result.append("Void")
        index += 2
      } else {
        result.append(tokens[index])
        index += 1
      }
    }
    return result
  }

  private static func joined(_ tokens: [String]) -> String {
    var text = ""
    for token in tokens {
      if token == "->" {
        text += " -> "
      } else if token == "," {
        text += ", "
      } else if let last = text.last, isWord(last), token.first.map(isWord) == true {
        text += " \(token)"
      } else {
        text += token
      }
    }
    return text
  }

  // MARK: Tokens

  private var peek: String? { place < tokens.count ? tokens[place] : nil }
  private func peek(_ ahead: Int) -> String? { place + ahead < tokens.count ? tokens[place + ahead] : nil }
  private mutating func next() -> String? {
    defer { place += 1 }
    return peek
  }

  private mutating func skipGroup() {
    var depth = 0
    while let token = next() {
      if token == "(" || token == "[" { depth += 1 } else if token == ")" || token == "]" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func takeGenerics() {
    let start = place
    skipAngles()
    generics = Self.split(tokens[start + 1..<place - 1], at: ",").compactMap(\.first)
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token = next() {
      if token == "<" { depth += 1 } else if token == ">" { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func upTo(_ ends: Set<String>) -> ArraySlice<String> {
    let start = place
    while let token = peek, !ends.contains(token) { place += 1 }
    return tokens[start..<place]
  }

  private static func split(_ tokens: ArraySlice<String>, at separator: String) -> [ArraySlice<String>] {
    var parts: [ArraySlice<String>] = []
    var (depth, start) = (0, tokens.startIndex)
    for index in tokens.indices {
      switch tokens[index] {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", ">", "}": depth -= 1
      case separator where depth == 0:
        parts.append(tokens[start..<index])
        start = index + 1
      default: break
      }
    }
    if start < tokens.endIndex { parts.append(tokens[start...]) }
    return parts
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
  private static func isIdentifier(_ token: String) -> Bool { token.first.map { isWord($0) } ?? false }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = text[...]
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if isWord(character) || character == "@" || character == "`" || character == "#" {
        let word = rest.prefix { isWord($0) || $0 == "@" || $0 == "`" || $0 == "#" }
        tokens.append(word.filter { $0 != "`" })
        rest = rest[word.endIndex...]
      } else if character == "\"" {
        let string = rest.dropFirst().prefix { $0 != "\"" }
        tokens.append("\"\(string)\"")
        rest = rest[string.endIndex...].dropFirst()
      } else if rest.hasPrefix("->") {
        tokens.append("->")
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("...") {
        tokens.append("...")
        rest = rest.dropFirst(3)
      } else {
        tokens.append(String(character))
        rest.removeFirst()
      }
    }
    return tokens
  }
}
