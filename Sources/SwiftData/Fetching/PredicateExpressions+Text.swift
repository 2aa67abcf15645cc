/// `localizedStandardContains` in a predicate, which the toolchain's predicates do not know.
extension PredicateExpressions {
  public struct ModelTextContains<Root, Other>: PredicateExpression
  where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    public let root: Root
    public let other: Other

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> ModelTextContains<Root, Other> { ModelTextContains(root: root, other: other) }

  /// Two texts compared, without regard to case or as the locale has it.
  public struct ModelTextComparison<Root, Other>: PredicateExpression
  where Root: PredicateExpression, Other: PredicateExpression, Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = ComparisonResult
    public let root: Root
    public let other: Other
    let ignoresCase: Bool

    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (left, right) = (String(try root.evaluate(bindings)), String(try other.evaluate(bindings)))
      return ignoresCase ? left.caseInsensitiveCompare(right) : left.localizedCompare(right)
    }
  }

  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> ModelTextComparison<Root, Other> { ModelTextComparison(root: root, other: other, ignoresCase: true) }

  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> ModelTextComparison<Root, Other> { ModelTextComparison(root: root, other: other, ignoresCase: false) }
}

extension PredicateExpressions.ModelTextContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.ModelTextContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.ModelTextContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.ModelTextComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.ModelTextComparison: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.ModelTextComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

/// Ways to compare texts that the toolchain does not have. Fetches compare all texts as a person sorts them.
extension String.StandardComparator {
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}
