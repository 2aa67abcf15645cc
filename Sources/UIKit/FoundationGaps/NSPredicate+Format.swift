// What is made here is of the class that was asked for.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

extension _MadeOfParts where Self: NSPredicate {
  /// A condition in the words of predicates, as `name BEGINSWITH[c] %@ AND age > 17`.
  ///
  /// Comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, key paths, `SELF`, variables, `%@`, `%K` and numbers are known. A text that says
  /// anything else ends the program, as one that cannot be read does on a phone.
  public init(format predicateFormat: String, _ args: Any?...) { self.init(format: predicateFormat, values: args) }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private init(format: String, values: [Any?]) {
    var parser = PredicateParser(format, values)
    self = parser.wholeCondition() as! Self
  }

  /// The same condition with values for its variables; one that is not named stays a variable.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    PredicateParts.substituting(self, variables) as! Self
  }
}

/// Reads the text of a predicate from left to right.
private struct PredicateParser {
  private let format: String
  private var words: ArraySlice<PredicateWord>
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments[...]
    words = PredicateWord.all(in: format)[...]
  }

  mutating func wholeCondition() -> NSPredicate {
    let condition = anyOf()
    if let rest = words.first { fail("'\(rest.text)' is not expected") }
    return condition
  }

  private mutating func anyOf() -> NSPredicate {
    var parts = [allOf()]
    while take("OR", "||") { parts.append(allOf()) }
    return PredicateParts.join(.or, parts)
  }

  private mutating func allOf() -> NSPredicate {
    var parts = [single()]
    while take("AND", "&&") { parts.append(single()) }
    return PredicateParts.join(.and, parts)
  }

  private mutating func single() -> NSPredicate {
    if take("NOT", "!") { return PredicateParts.not(single()) }
    if take("TRUEPREDICATE") { return NSPredicate(value: true) }
    if take("FALSEPREDICATE") { return NSPredicate(value: false) }
    if take("(") {
      let condition = anyOf()
      guard take(")") else { fail("a closing parenthesis is missing") }
      return condition
    }
    return comparison()
  }

  private mutating func comparison() -> NSPredicate {
    // None is what is not any.
    if take("NONE") { return PredicateParts.not(comparison(.any)) }
    return comparison(take("ANY", "SOME") ? .any : take("ALL") ? .all : nil)
  }

  private mutating func comparison(_ quantifier: PredicateComparison.Quantifier?) -> NSPredicate {
    let left = value()
    guard let word = words.popFirst(), let comparison = PredicateComparison(word.text) else {
      fail("a comparison is missing after '\(words.first?.text ?? "the last word")'")
    }
    return PredicateParts.compare(left, value(), comparison, quantifier)
  }

  private mutating func value() -> PredicateValue {
    guard let word = words.popFirst() else { fail("a value is missing at the end") }
    if word.isQuoted { return .constant(word.text) }
    if word.text == "{" { return list() }
    if word.text.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { fail("there are more places for values than values") }
      guard word.text == "%K" else { return .constant(argument) }
      return path("\(argument ?? "")")
    }
    if word.text.hasPrefix("$") { return variable(word.text.dropFirst()) }
    if let number = Int(word.text) { return .constant(NSNumber(value: number)) }
    if let number = Double(word.text) { return .constant(NSNumber(value: number)) }
    switch word.text.uppercased() {
    case "TRUE", "YES": return .constant(NSNumber(value: true))
    case "FALSE", "NO": return .constant(NSNumber(value: false))
    case "NIL", "NULL": return .constant(nil)
    case "SELF": return .evaluatedObject
    default: return path(word.text.hasPrefix("SELF.") ? String(word.text.dropFirst(5)) : word.text)
    }
  }

  private mutating func list() -> PredicateValue {
    var values: [PredicateValue] = []
    while !take("}") {
      if words.isEmpty { fail("a closing brace is missing") }
      values.append(value())
      _ = take(",")
    }
    return .aggregate(values)
  }

  /// `$row`, and `$row.name`, which goes on from there.
  private func variable(_ word: Substring) -> PredicateValue {
    let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = parts.first else { fail("'$' is no variable") }
    return parts.count == 1 ? .variable(name) : path(parts[1], of: .variable(name))
  }

  private func path(_ text: String, of start: PredicateValue = .evaluatedObject) -> PredicateValue {
    let keys = text.split(separator: ".").map(String.init)
    guard !keys.isEmpty, keys.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" } }) else {
      fail("'\(text)' is no key path")
    }
    return .keyPath(keys.joined(separator: "."), of: start)
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
