import Foundation

/// Makes predicates of parts.
enum PredicateParts {
  static func compare(
    _ left: PredicateValue, _ right: PredicateValue, _ comparison: PredicateComparison,
    _ quantifier: PredicateComparison.Quantifier?
  ) -> NSPredicate { makers.compare(left, right, comparison, quantifier) }

  /// One condition is itself.
  static func join(_ type: NSCompoundPredicate.LogicalType, _ parts: [NSPredicate]) -> NSPredicate {
    parts.count == 1 ? parts[0] : makers.compound(type, parts)
  }

  static func not(_ condition: NSPredicate) -> NSPredicate { makers.compound(.not, [condition]) }

  static func substituting(_ condition: NSPredicate, _ variables: [String: Any]) -> NSPredicate {
    makers.substituting(condition, variables)
  }

  private static let makers: any PredicateMaking = PredicateMakers()
}

/// Foundation for Linux calls the classes of the parts deprecated: what names them stands behind a protocol, so that what calls it
/// need not be.
private protocol PredicateMaking: Sendable {
  func compare(
    _ left: PredicateValue, _ right: PredicateValue, _ comparison: PredicateComparison,
    _ quantifier: PredicateComparison.Quantifier?
  ) -> NSPredicate
  func compound(_ type: NSCompoundPredicate.LogicalType, _ parts: [NSPredicate]) -> NSPredicate
  func substituting(_ condition: NSPredicate, _ variables: [String: Any]) -> NSPredicate
}

private struct PredicateMakers: PredicateMaking {
  @available(*, deprecated)
  func compare(
    _ left: PredicateValue, _ right: PredicateValue, _ comparison: PredicateComparison,
    _ quantifier: PredicateComparison.Quantifier?
  ) -> NSPredicate {
    ComparisonPredicate.make(.init(left: left, right: right, comparison: comparison, quantifier: quantifier))
  }

  @available(*, deprecated)
  func compound(_ type: NSCompoundPredicate.LogicalType, _ parts: [NSPredicate]) -> NSPredicate {
    CompoundPredicate(type: type, subpredicates: parts)
  }

  @available(*, deprecated)
  func substituting(_ condition: NSPredicate, _ variables: [String: Any]) -> NSPredicate {
    switch condition {
    case let comparison as ComparisonPredicate:
      guard var parts = comparison.parts else { return condition }
      parts.left = parts.left.substituting(variables)
      parts.right = parts.right.substituting(variables)
      return ComparisonPredicate.make(parts)
    case let compound as NSCompoundPredicate:
      return CompoundPredicate(
        type: compound.compoundPredicateType, subpredicates: compound.subpredicates.map { substituting($0, variables) })
    default: return condition
    }
  }
}
