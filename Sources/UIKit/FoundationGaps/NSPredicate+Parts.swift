import Foundation

// No predicate here is made of expressions: `as? NSComparisonPredicate` is nil, and this is what makes code after it compile.

@available(*, deprecated)
extension NSComparisonPredicate {
  public var leftExpression: NSExpression { missing("the parts of a comparison") }
  public var rightExpression: NSExpression { missing("the parts of a comparison") }
}

@available(*, deprecated)
extension NSExpression {
  public var expressionType: ExpressionType { missing("the parts of a comparison") }
}
