import Foundation

/// One comparison of a predicate: `==[cd]`, `CONTAINS`, `IN` and so on.
struct PredicateComparison {
  enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  private enum Kind {
    case equal, different, less, lessOrEqual, greater, greaterOrEqual, begins, ends, contains, like, matches, among, between
  }

  private static let kinds: [String: Kind] = [
    "=": .equal, "==": .equal, "!=": .different, "<>": .different, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BEGINSWITH": .begins, "ENDSWITH": .ends,
    "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches, "IN": .among, "BETWEEN": .between,
  ]

  private let kind: Kind
  private let options: String.CompareOptions

  init?(_ word: String) {
    let parts = word.split(separator: "[", maxSplits: 1)
    guard let name = parts.first, let kind = Self.kinds[name.uppercased()] else { return nil }
    self.kind = kind
    let letters = parts.count > 1 ? parts[1].lowercased() : ""
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  func holds(_ left: Any?, _ right: Any?, _ quantifier: Quantifier?) -> Bool {
    guard let quantifier else { return holds(Self.plain(left), Self.plain(right)) }
    let members = Self.members(Self.plain(left)) ?? []
    return switch quantifier {
    case .any: members.contains { holds(Self.plain($0), Self.plain(right)) }
    case .all: members.allSatisfy { holds(Self.plain($0), Self.plain(right)) }
    case .none: !members.contains { holds(Self.plain($0), Self.plain(right)) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: isEqual(left, right)
    case .different: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .begins: finds(right, in: left, also: .anchored)
    case .ends: finds(right, in: left, also: [.anchored, .backwards])
    case .contains: contains(left, right)
    case .like: matches(left, Self.expression(ofWildcards: right as? String ?? ""))
    case .matches: matches(left, right as? String ?? "")
    case .among: contains(right, left)
    case .between: isBetween(left, right)
    }
  }

  private func finds(_ part: Any?, in whole: Any?, also place: String.CompareOptions = []) -> Bool {
    guard let part = part as? String, let whole = whole as? String else { return false }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if whole is String { return finds(part, in: whole) }
    return Self.members(whole)?.contains { isEqual(Self.plain($0), part) } ?? false
  }

  private func matches(_ text: Any?, _ expression: String) -> Bool {
    guard let text = text as? String else { return false }
    let insensitive = options.contains(.caseInsensitive) ? "(?i)" : ""
    return text.range(of: "\(insensitive)^(?:\(expression))$", options: .regularExpression) == text.startIndex..<text.endIndex
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = Self.members(bounds), bounds.count == 2, let low = order(value, Self.plain(bounds[0])),
      let high = order(value, Self.plain(bounds[1]))
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    return (left as? AnyHashable) == (right as? AnyHashable)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    Self.order(left, right, options)
  }

  /// Nil for values that have no order.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (let left as String, let right as String): left.compare(right, options: options)
    case (let left as Date, let right as Date): left.compare(right)
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as IndexPath, let right as IndexPath): left.compare(right)
    default: nil
    }
  }

  private static func members(_ value: Any?) -> [Any?]? {
    switch value {
    case let list as [Any]: list
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map(\.base)
    case let table as [AnyHashable: Any]: Array(table.values)
    default: nil
    }
  }

  /// A text, a date, a number or an object of Swift's, however it is wrapped.
  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let wrapped = value as? any OptionalValue { return plain(wrapped.content) }
    switch value {
    case let text as NSString: return text as String
    case let date as NSDate: return date as Date
    case is NSNull: return nil
    default: return value is String || value is Date ? value : (value as? NSNumber) ?? value
    }
  }

  /// `*` stands for any text, `?` for one character.
  private static func expression(ofWildcards text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }
}

/// Optional values inside of others, as key paths and lists hold them.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}
