import Foundation
import SelectorDispatch

extension NSSortDescriptor {
  /// Orders objects by what they answer to a key path; numbers, dates and texts have an order, and nothing comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      NSSortDescriptor.order(left, right, key) { PredicateComparison.order($0, $1) ?? .orderedSame }
    }
  }

  /// As above, in an order that the selector names: `compare:`, `caseInsensitiveCompare:`, `localizedCompare:`,
  /// `localizedCaseInsensitiveCompare:` or `localizedStandardCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let compare = TextOrder.named(selector.map { NSStringFromSelector($0) } ?? "compare:")
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      NSSortDescriptor.order(left, right, key) { first, second in
        guard let first = first as? String, let second = second as? String else {
          return PredicateComparison.order(first, second) ?? .orderedSame
        }
        return compare(first, second)
      }
    }
  }

  /// As above, in an order that the app gives.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      NSSortDescriptor.order(left, right, key, by: cmptr)
    }
  }

  /// Orders objects by a property that may be missing, or whose values have an order in Objective-C only.
  @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
      return NSSortDescriptor.order(PredicateKeys.flat(left[keyPath: keyPath]), PredicateKeys.flat(right[keyPath: keyPath])) {
        PredicateComparison.order($0, $1) ?? .orderedSame
      }
    }
  }

  private static func order(_ left: Any?, _ right: Any?, by compare: (Any, Any) -> ComparisonResult) -> ComparisonResult {
    switch (left, right) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left?, let right?): compare(left, right)
    }
  }

  private static func order(_ left: Any, _ right: Any, _ key: String?, by compare: (Any, Any) -> ComparisonResult)
    -> ComparisonResult
  {
    func value(_ object: Any) -> Any? {
      (key ?? "self").split(separator: ".").filter { $0 != "self" }.reduce(object as Any?) {
        PredicateKeys.value(of: $0, forKey: String($1))
      }
    }
    return order(value(left), value(right), by: compare)
  }
}

/// Orders of texts by the names of their methods.
private enum TextOrder {
  static func named(_ selector: String) -> (String, String) -> ComparisonResult {
    switch selector {
    case "compare:": { $0.compare($1) }
    case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
    case "localizedCompare:": { $0.localizedCompare($1) }
    case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
    case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
    default: fatalError("NSSortDescriptor: texts have no order of the name \(selector)")
    }
  }
}
