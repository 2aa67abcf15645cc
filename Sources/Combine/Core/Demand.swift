extension Subscribers {
  /// How many values a subscriber is ready to take.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    public static let unlimited = Demand(rawValue: .max)
    public static let none = Demand(rawValue: 0)

    /// A negative `value` is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// nil if unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
      let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
      return overflow ? .unlimited : Demand(rawValue: sum)
    }

    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Never below `.none`; unlimited minus anything finite stays unlimited.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard lhs != .unlimited else { return rhs == .unlimited ? .none : .unlimited }
      return Demand(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
    }

    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      guard lhs != .unlimited else { return .unlimited }
      let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: UInt(rhs))
      return overflow ? .unlimited : Demand(rawValue: product)
    }

    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs != .unlimited && lhs == .max(rhs) }
    public static func != (lhs: Demand, rhs: Int) -> Bool { !(lhs == rhs) }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs >= .max(rhs) }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs < .max(rhs) }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs <= .max(rhs) }

    public var description: String { self == .unlimited ? "unlimited" : "max(\(rawValue))" }

    private let rawValue: UInt
  }
}
