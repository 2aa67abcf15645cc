// What is made here is of the class that was asked for.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

// What is asked of the parts of predicates, and what they are made of. Foundation for Linux has all of it declared as unavailable.

/// What an initialiser that answers with an object of another class needs: one of a protocol may.
public protocol _MadeOfParts {}
extension NSPredicate: _MadeOfParts {}

@available(*, deprecated)
extension NSExpression: _MadeOfParts {}

@available(*, deprecated)
extension _MadeOfParts where Self: NSComparisonPredicate {
  /// Creates a comparison of two values.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier,
    type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options
  ) {
    let quantifier: PredicateComparison.Quantifier? =
      switch modifier {
      case .direct: nil
      case .all: .all
      case .any: .any
      @unknown default: nil
      }
    self =
      ComparisonPredicate.make(
        .init(
          left: lhs.side, right: rhs.side,
          comparison: PredicateComparison(
            type, isCaseInsensitive: options.contains(.caseInsensitive),
            isDiacriticInsensitive: options.contains(.diacriticInsensitive)),
          quantifier: quantifier)) as! Self
  }
}

@available(*, deprecated)
extension NSComparisonPredicate {
  public var leftExpression: NSExpression { PredicateExpression.make(comparison.left) }
  public var rightExpression: NSExpression { PredicateExpression.make(comparison.right) }
  public var predicateOperatorType: Operator { comparison.comparison.type }
  public var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case .any: .any
    case .all: .all
    case nil: .direct
    }
  }
  public var options: Options {
    var options: Options = []
    if comparison.comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if comparison.comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  /// There is no other way to make one.
  private var comparison: ComparisonPredicate.Comparison { (self as! ComparisonPredicate).parts }
}

@available(*, deprecated)
extension _MadeOfParts where Self: NSExpression {
  /// Creates a value that is always the same.
  public init(forConstantValue obj: Any?) { self = PredicateExpression.make(.constant(obj)) as! Self }
  /// Creates what the object has for a key path.
  public init(forKeyPath keyPath: String) {
    self = PredicateExpression.make(.keyPath(keyPath, of: .evaluatedObject)) as! Self
  }
  /// Creates what stands for a value that is given when the predicate is evaluated.
  public init(forVariable string: String) { self = PredicateExpression.make(.variable(string)) as! Self }
  /// Creates a list of values.
  public init(forAggregate subexpressions: [Any]) {
    let values = subexpressions.map { ($0 as? NSExpression)?.side ?? .constant($0) }
    self = PredicateExpression.make(.aggregate(values)) as! Self
  }
  /// Creates the call of a function: `NSExpression(forFunction: "max:", arguments: [NSExpression(forKeyPath: "order")])`.
  public init(forFunction name: String, arguments parameters: [Any]) {
    guard let function = PredicateFunction(rawValue: name) else {
      fatalError("NSExpression(forFunction: \"\(name)\"): there is no function of this name here, only \(PredicateFunction.list)")
    }
    let values = parameters.map { ($0 as? NSExpression)?.side ?? .constant($0) }
    self = PredicateExpression.make(.function(function, values)) as! Self
  }
}

@available(*, deprecated)
extension NSExpression {
  /// The object that is asked itself.
  public class func expressionForEvaluatedObject() -> NSExpression { PredicateExpression.make(.evaluatedObject) }

  public var expressionType: ExpressionType {
    switch side {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .variable: .variable
    case .keyPath(_, .evaluatedObject): .keyPath
    // A path that begins at another value is the call of a function on a phone.
    case .keyPath: .function
    case .aggregate: .aggregate
    case .function: .function
    }
  }

  /// A value that another kind of expression has not ends the program, as on a phone.
  public var constantValue: Any? {
    guard case .constant(let constant) = side else { fatalError("\(self) is no constant value") }
    return constant
  }
  public var keyPath: String {
    guard case .keyPath(let path, _) = side else { fatalError("\(self) is no key path") }
    return path
  }
  public var variable: String {
    guard case .variable(let name) = side else { fatalError("\(self) is no variable") }
    return name
  }
  public var collection: Any? {
    guard case .aggregate(let values) = side else { fatalError("\(self) is no collection") }
    return values.map { PredicateExpression.make($0) }
  }

  /// The name of the function that is called.
  public var function: String {
    guard case .function(let function, _) = side else { fatalError("\(self) is no function") }
    return function.rawValue
  }
  /// What the function is called with.
  public var arguments: [NSExpression]? {
    guard case .function(_, let values) = side else { fatalError("\(self) is no function") }
    return values.map { PredicateExpression.make($0) }
  }

  /// What it comes to for an object. The table holds the values of variables.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    side.value(of: object, context as? [String: Any])
  }

  /// There is no other way to make one.
  fileprivate var side: PredicateValue { (self as! PredicateExpression).value }
}
