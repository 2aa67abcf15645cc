import Foundation

extension NSPredicate {
  /// A condition in the words of predicates, as `name BEGINSWITH[c] %@ AND age > 17`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, `SELF`, `%@`, `%K` and numbers are known. A text that says
  /// anything else ends the program, as one that cannot be read does on a phone.
  public convenience init(format predicateFormat: String, _ args: Any?...) { self.init(format: predicateFormat, arguments: args) }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, arguments: arguments ?? [])
  }

  private convenience init(format: String, arguments: [Any?]) {
    var parser = PredicateParser(format, arguments)
    let condition = parser.wholeCondition()
    self.init { object, _ in condition(object) }
  }
}

/// Reads the text of a predicate from left to right.
private struct PredicateParser {
  typealias Condition = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private let format: String
  private var words: ArraySlice<PredicateWord>
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments[...]
    words = PredicateWord.all(in: format)[...]
  }

  mutating func wholeCondition() -> Condition {
    let condition = anyOf()
    if let rest = words.first { fail("'\(rest.text)' is not expected") }
    return condition
  }

  private mutating func anyOf() -> Condition {
    var parts = [allOf()]
    while take("OR", "||") { parts.append(allOf()) }
    return { object in parts.contains { $0(object) } }
  }

  private mutating func allOf() -> Condition {
    var parts = [single()]
    while take("AND", "&&") { parts.append(single()) }
    return { object in parts.allSatisfy { $0(object) } }
  }

  private mutating func single() -> Condition {
    if take("NOT", "!") {
      let condition = single()
      return { !condition($0) }
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let condition = anyOf()
      guard take(")") else { fail("a closing parenthesis is missing") }
      return condition
    }
    return comparison()
  }

  private mutating func comparison() -> Condition {
    let quantifier = PredicateComparison.Quantifier.allCases.first { take($0.rawValue) || ($0 == .any && take("SOME")) }
    let left = value()
    guard let word = words.popFirst(), let comparison = PredicateComparison(word.text) else {
      fail("a comparison is missing after '\(words.first?.text ?? "the last word")'")
    }
    let right = value()
    return { comparison.holds(left($0), right($0), quantifier) }
  }

  private mutating func value() -> Value {
    guard let word = words.popFirst() else { fail("a value is missing at the end") }
    if word.isQuoted { return { _ in word.text } }
    if word.text == "{" { return list() }
    if word.text.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { fail("there are more places for values than values") }
      guard word.text == "%K" else { return { _ in argument } }
      return path("\(argument ?? "")")
    }
    if let number = Double(word.text) { return { _ in NSNumber(value: number) } }
    switch word.text.uppercased() {
    case "TRUE", "YES": return { _ in NSNumber(value: true) }
    case "FALSE", "NO": return { _ in NSNumber(value: false) }
    case "NIL", "NULL": return { _ in nil }
    case "SELF": return { $0 }
    default: return path(word.text.hasPrefix("SELF.") ? String(word.text.dropFirst(5)) : word.text)
    }
  }

  private mutating func list() -> Value {
    var values: [Value] = []
    while !take("}") {
      if words.isEmpty { fail("a closing brace is missing") }
      values.append(value())
      _ = take(",")
    }
    return { object in values.map { $0(object) as Any } }
  }

  private func path(_ text: String) -> Value {
    let keys = text.split(separator: ".").map(String.init)
    guard !keys.isEmpty, keys.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" } }) else {
      fail("'\(text)' is no key path")
    }
    return { object in keys.reduce(object) { PredicateKeys.value(of: $0, forKey: $1) } }
  }

  private mutating func take(_ texts: String...) -> Bool {
    guard let word = words.first, !word.isQuoted, texts.contains(word.text.uppercased()) else { return false }
    words.removeFirst()
    return true
  }

  private func fail(_ reason: String) -> Never {
    fatalError("Unable to parse the format string \"\(format)\": \(reason)")
  }
}
