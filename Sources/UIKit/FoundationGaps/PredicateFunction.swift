import Foundation

/// A function that an expression calls, by the name that Foundation has for it.
enum PredicateFunction: String, CaseIterable {
  // Of a list.
  case sum = "sum:"
  case average = "average:"
  case count = "count:"
  case smallest = "min:"
  case largest = "max:"
  // Of numbers.
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case absolute = "abs:"
  case ceiling = "ceiling:"
  case truncated = "trunc:"
  // Of texts, and of nothing.
  case uppercase = "uppercase:"
  case lowercase = "lowercase:"
  case now = "now"

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// True for what makes one value of many.
  var isOfList: Bool {
    switch self {
    case .sum, .average, .count, .smallest, .largest: true
    case .add, .subtract, .multiply, .divide, .absolute, .ceiling, .truncated, .uppercase, .lowercase, .now: false
    }
  }

  func value(_ arguments: [Any?]) -> Any? {
    let first = arguments.first.flatMap(\.self)
    let numbers = arguments.map { PredicateKeys.flat($0 as Any) as? NSNumber }
    switch self {
    case .sum, .average, .count, .smallest, .largest: return combined(Self.elements(first))
    case .add: return Self.number(numbers) { $0 + $1 }
    case .subtract: return Self.number(numbers) { $0 - $1 }
    case .multiply: return Self.number(numbers) { $0 * $1 }
    case .divide: return Self.number(numbers) { $0 / $1 }
    case .absolute: return numbers.first.flatMap(\.self).map { NSNumber(value: abs($0.doubleValue)) }
    case .ceiling: return numbers.first.flatMap(\.self).map { NSNumber(value: $0.doubleValue.rounded(.up)) }
    case .truncated: return numbers.first.flatMap(\.self).map { NSNumber(value: $0.doubleValue.rounded(.towardZero)) }
    case .uppercase: return (first as? String)?.uppercased()
    case .lowercase: return (first as? String)?.lowercased()
    case .now: return Date()
    }
  }

  /// What a list comes to; values that are missing do not count.
  func combined(_ list: [Any]) -> Any? {
    let numbers = list.compactMap { $0 as? NSNumber }
    switch self {
    case .count: return NSNumber(value: list.count)
    case .sum: return Self.sum(numbers)
    case .average: return numbers.isEmpty ? nil : NSNumber(value: Self.sum(numbers).doubleValue / Double(numbers.count))
    case .smallest: return Self.outermost(list, .orderedAscending)
    case .largest: return Self.outermost(list, .orderedDescending)
    case .add, .subtract, .multiply, .divide, .absolute, .ceiling, .truncated, .uppercase, .lowercase, .now: return nil
    }
  }

  private static func elements(_ value: Any?) -> [Any] {
    guard let flat = value.flatMap(PredicateKeys.flat) else { return [] }
    let list = (flat as? [Any]) ?? (flat as? NSArray).map(Array.init) ?? (flat as? NSSet)?.allObjects ?? [flat]
    return list.compactMap(PredicateKeys.flat)
  }

  /// Whole numbers stay whole.
  private static func sum(_ numbers: [NSNumber]) -> NSNumber {
    let sum = numbers.reduce(0) { $0 + $1.doubleValue }
    return numbers.allSatisfy(isWhole) ? NSNumber(value: Int(sum)) : NSNumber(value: sum)
  }

  private static func isWhole(_ number: NSNumber) -> Bool { number.doubleValue == number.doubleValue.rounded() }

  private static func number(_ numbers: [NSNumber?], _ operation: (Double, Double) -> Double) -> Any? {
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return NSNumber(value: operation(first.doubleValue, second.doubleValue))
  }

  private static func outermost(_ list: [Any], _ order: ComparisonResult) -> Any? {
    list.dropFirst().reduce(list.first) { best, next in
      best.map { PredicateComparison.order(next, $0) == order ? next : $0 }
    }
  }
}

/// What another framework asks of an expression; the class itself is known as one that Foundation for Linux does not have.
@_spi(CellHarness) public struct CalculatedExpression {
  private let value: PredicateValue

  /// Nil for what is no expression.
  public init?(_ expression: Any?) {
    guard let value = (expression as? any HasPredicateValue)?.predicateValue else { return nil }
    self.value = value
  }

  /// True if the expression makes one value of all objects.
  public var isOfAll: Bool {
    guard case .function(let function, _) = value else { return false }
    return function.isOfList
  }

  /// What it comes to for one object, or for the group that the object stands for.
  public func value(of objects: [Any]) -> Any? {
    guard case .function(let function, let arguments) = value, function.isOfList else {
      return objects.first.flatMap { value.value(of: $0, nil) }
    }
    return function.combined(objects.compactMap { arguments.first?.value(of: $0, nil).flatMap(PredicateKeys.flat) })
  }
}

protocol HasPredicateValue { var predicateValue: PredicateValue { get } }
