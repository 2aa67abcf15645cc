import Foundation

// Foundation for Linux declares comparisons and expressions, and no way to make one: their initialisers are unavailable. An object of a class
// with the same fields is made, and then told that it is of the class with the right ancestors.

/// A comparison, as the parts of a predicate are looked at by code that asks `as? NSComparisonPredicate`.
@available(*, deprecated)
final class ComparisonPredicate: NSComparisonPredicate {
  fileprivate(set) var parts: Comparison!

  struct Comparison {
    var left: PredicateValue
    var right: PredicateValue
    var comparison: PredicateComparison
    var quantifier: PredicateComparison.Quantifier?
  }

  /// Its fields are those of the class above.
  private final class Made: NSPredicate {
    var parts: Comparison!
  }

  static func make(_ parts: Comparison) -> NSPredicate {
    let comparison = ClassOfObject.set(Made(value: false), ComparisonPredicate.self)
    comparison.parts = parts
    return comparison
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    parts.comparison.holds(parts.left.value(of: object, bindings), parts.right.value(of: object, bindings), parts.quantifier)
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSPredicate)?.predicateFormat == predicateFormat }
  override var hash: Int { predicateFormat.hashValue }
  override var predicateFormat: String {
    let quantifier = parts.quantifier.map { "\($0.rawValue) " } ?? ""
    return "\(quantifier)\(parts.left.text) \(parts.comparison.text) \(parts.right.text)"
  }
  override var description: String { predicateFormat }
}

/// Several conditions of one text.
@available(*, deprecated)
final class CompoundPredicate: NSCompoundPredicate {
  /// The copy of one of Foundation's is false whatever it is asked.
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSPredicate)?.predicateFormat == predicateFormat }
  override var hash: Int { predicateFormat.hashValue }
  override var predicateFormat: String {
    let texts = subpredicates.map { $0 is NSCompoundPredicate ? "(\($0.predicateFormat))" : $0.predicateFormat }
    return switch compoundPredicateType {
    case .not: "NOT \(texts[0])"
    case .and: texts.joined(separator: " AND ")
    case .or: texts.joined(separator: " OR ")
    @unknown default: texts.joined(separator: ", ")
    }
  }
  override var description: String { predicateFormat }
}

/// One side of a comparison, as an object.
@available(*, deprecated)
final class PredicateExpression: NSExpression {
  fileprivate(set) var value: PredicateValue!

  /// Its fields are those of the class above.
  private final class Made: NSObject {
    var value: PredicateValue!
  }

  static func make(_ value: PredicateValue) -> NSExpression {
    let expression = ClassOfObject.set(Made(), PredicateExpression.self)
    expression.value = value
    return expression
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? PredicateExpression)?.value.text == value.text }
  override var hash: Int { value.text.hashValue }
  override var description: String { value.text }
}

@available(*, deprecated)
extension PredicateExpression: HasPredicateValue {
  var predicateValue: PredicateValue { value }
}

private enum ClassOfObject {
  /// The first word of an object is its class. The optimiser must not see through: it knows what was made here.
  @inline(never) static func set<Object: AnyObject>(_ object: AnyObject, _ type: Object.Type) -> Object {
    let address = Unmanaged.passUnretained(object).toOpaque()
    address.assumingMemoryBound(to: UnsafeRawPointer.self).pointee = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
    return Unmanaged<Object>.fromOpaque(address).takeUnretainedValue()
  }
}
