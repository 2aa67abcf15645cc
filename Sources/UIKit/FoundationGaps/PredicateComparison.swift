import Foundation

/// One comparison of a predicate: `==[cd]`, `CONTAINS`, `IN` and so on.
struct PredicateComparison {
  enum Quantifier: String {
    case any = "ANY"
    case all = "ALL"
  }

  /// With the word that stands for it in a predicate.
  enum Kind: String {
    case equal = "=="
    case different = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case contains = "CONTAINS"
    case like = "LIKE"
    case matches = "MATCHES"
    case among = "IN"
    case between = "BETWEEN"
  }

  private static let otherWords: [String: Kind] = ["=": .equal, "<>": .different, "=<": .lessOrEqual, "=>": .greaterOrEqual]

  let kind: Kind
  let options: String.CompareOptions

  init(_ kind: Kind, isCaseInsensitive: Bool, isDiacriticInsensitive: Bool) {
    self.kind = kind
    var options: String.CompareOptions = []
    if isCaseInsensitive { options.insert(.caseInsensitive) }
    if isDiacriticInsensitive { options.insert(.diacriticInsensitive) }
    self.options = options
  }

  init?(_ word: String) {
    let parts = word.split(separator: "[", maxSplits: 1)
    guard let name = parts.first?.uppercased(), let kind = Kind(rawValue: name) ?? Self.otherWords[name] else { return nil }
    let letters = parts.count > 1 ? parts[1].lowercased() : ""
    self.init(kind, isCaseInsensitive: letters.contains("c"), isDiacriticInsensitive: letters.contains("d"))
  }

  /// As it is written in a predicate.
  var text: String {
    let letters = (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    return kind.rawValue + (letters.isEmpty ? "" : "[\(letters)]")
  }

  func holds(_ left: Any?, _ right: Any?, _ quantifier: Quantifier?) -> Bool {
    guard let quantifier else { return holds(Self.plain(left), Self.plain(right)) }
    let members = Self.members(Self.plain(left)) ?? []
    return switch quantifier {
    case .any: members.contains { holds(Self.plain($0), Self.plain(right)) }
    case .all: members.allSatisfy { holds(Self.plain($0), Self.plain(right)) }
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
    case .like: matches(left, Self.expression(ofWildcards: folded(right as? String ?? "")))
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
    guard let text = (text as? String ?? (text as? URL)?.absoluteString).map(folded) else { return false }
    let insensitive = options.contains(.caseInsensitive) ? "(?i)" : ""
    return text.range(of: "\(insensitive)^(?:\(expression))$", options: .regularExpression) == text.startIndex..<text.endIndex
  }

  /// Without accents where the comparison does not see them: an expression has no option for that.
  private func folded(_ text: String) -> String {
    options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
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
    return Self.name(left) == Self.name(right)
  }

  private static func name(_ value: Any?) -> AnyHashable? {
    (value as? any ComparedByName)?.comparedName ?? value as? AnyHashable
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
    // A store keeps an address as its text, and is asked for it by that.
    case (let left as URL, let right as String): left.absoluteString.compare(right, options: options)
    case (let left as String, let right as URL): left.compare(right.absoluteString, options: options)
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

@available(*, deprecated)
extension PredicateComparison {
  init(_ type: NSComparisonPredicate.Operator, isCaseInsensitive: Bool, isDiacriticInsensitive: Bool) {
    let kind: Kind =
      switch type {
      case .lessThan: .less
      case .lessThanOrEqualTo: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqualTo: .greaterOrEqual
      case .equalTo: .equal
      case .notEqualTo: .different
      case .matches: .matches
      case .like: .like
      case .beginsWith: .begins
      case .endsWith: .ends
      case .in: .among
      case .contains: .contains
      case .between: .between
      @unknown default: .equal
      }
    self.init(kind, isCaseInsensitive: isCaseInsensitive, isDiacriticInsensitive: isDiacriticInsensitive)
  }

  var type: NSComparisonPredicate.Operator {
    switch kind {
    case .equal: .equalTo
    case .different: .notEqualTo
    case .less: .lessThan
    case .lessOrEqual: .lessThanOrEqualTo
    case .greater: .greaterThan
    case .greaterOrEqual: .greaterThanOrEqualTo
    case .begins: .beginsWith
    case .ends: .endsWith
    case .contains: .contains
    case .like: .like
    case .matches: .matches
    case .among: .in
    case .between: .between
    }
  }
}

/// Something that a predicate knows by a name as well as by itself: an object of Core Data's and its identifier are the same to it.
@_spi(CellHarness) public protocol ComparedByName {
  var comparedName: AnyHashable { get }
}
