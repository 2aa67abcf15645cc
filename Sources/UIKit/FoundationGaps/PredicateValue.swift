import Foundation

/// One side of a comparison: what a predicate compares, before it is asked about an object.
indirect enum PredicateValue {
  case constant(Any?)
  /// `SELF`.
  case evaluatedObject
  /// `$name`: known only when the predicate is evaluated.
  case variable(String)
  /// A path from the object, or from another value, as `$row.name` is one.
  case keyPath(String, of: PredicateValue)
  case aggregate([PredicateValue])
  case function(PredicateFunction, [PredicateValue])

  /// - Parameter bindings: The values of variables.
  func value(of object: Any?, _ bindings: [String: Any]?) -> Any? {
    switch self {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .variable(let name):
      guard let value = bindings?[name] else { fatalError("Can't get value for '\(name)' in bindings \(bindings ?? [:])") }
      return value
    case .keyPath(let path, let start):
      let keys = path.split(separator: ".").map(String.init)
      return keys.reduce(start.value(of: object, bindings)) { PredicateKeys.value(of: $0, forKey: $1) }
    case .aggregate(let values): return values.map { $0.value(of: object, bindings) as Any }
    case .function(let function, let values): return function.value(values.map { $0.value(of: object, bindings) })
    }
  }

  /// With the variables that are known replaced by their values.
  func substituting(_ variables: [String: Any]) -> PredicateValue {
    switch self {
    case .constant, .evaluatedObject: self
    case .variable(let name): variables[name].map { .constant($0) } ?? self
    case .keyPath(let path, let start): .keyPath(path, of: start.substituting(variables))
    case .aggregate(let values): .aggregate(values.map { $0.substituting(variables) })
    case .function(let function, let values): .function(function, values.map { $0.substituting(variables) })
    }
  }

  /// As it is written in a predicate.
  var text: String {
    switch self {
    case .constant(let value): Self.text(ofConstant: value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(let path, .evaluatedObject): path
    case .keyPath(let path, let start): "\(start.text).\(path)"
    case .aggregate(let values): "{\(values.map(\.text).joined(separator: ", "))}"
    case .function(let function, let values): "\(function.rawValue)(\(values.map(\.text).joined(separator: ", ")))"
    }
  }

  private static func text(ofConstant value: Any?) -> String {
    guard let value = value.flatMap(PredicateKeys.flat) else { return "nil" }
    switch value {
    case let text as String: return "\"\(text)\""
    case let list as [Any]: return "{\(list.map { self.text(ofConstant: $0) }.joined(separator: ", "))}"
    case let number as NSNumber: return number.stringValue
    default: return "\(value)"
    }
  }
}
