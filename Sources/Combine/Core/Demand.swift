extension Subscribers {
  /// How many values a subscriber is ready to take.
  public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
    public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)
    public static let none = Demand(rawValue: 0)

    /// A negative `value` is a programming error.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(value))
    }

    /// nil if unlimited.
    public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let count = rhs.max else { return .unlimited }
      return lhs + count
    }

    /// Too much is unlimited; below nothing is nothing.
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      lhs.combined(rhs, orOverflow: .unlimited) { $0.addingReportingOverflow($1) }
    }

    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Never below `.none`; unlimited minus anything stays unlimited.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let count = rhs.max else { return lhs == .unlimited ? .unlimited : .none }
      return lhs - count
    }

    public static func - (lhs: Demand, rhs: Int) -> Demand {
      lhs.combined(rhs, orOverflow: .none) { $0.subtractingReportingOverflow($1) }
    }

    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    public static func * (lhs: Demand, rhs: Int) -> Demand {
      lhs.combined(rhs, orOverflow: .unlimited) { $0.multipliedReportingOverflow(by: $1) }
    }

    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.rawValue < rhs.rawValue }

    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    public static func < (lhs: Demand, rhs: Int) -> Bool { !(lhs >= rhs) }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { !(lhs > rhs) }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }

    public var description: String { self == .unlimited ? "unlimited" : "max(\(rawValue))" }

    /// A single number; one that is too large means unlimited.
    public init(from decoder: any Decoder) throws {
      rawValue = min(try decoder.singleValueContainer().decode(UInt.self), Demand.unlimited.rawValue)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }

    private init(rawValue: UInt) { self.rawValue = rawValue }

    private let rawValue: UInt

    /// Arithmetic with a number. Unlimited stays unlimited whatever the number is.
    private func combined(
      _ count: Int, orOverflow limit: Demand, _ operation: (Int, Int) -> (partialValue: Int, overflow: Bool)
    ) -> Demand {
      guard let own = max else { return .unlimited }
      let (result, overflow) = operation(own, count)
      return overflow ? limit : Demand(rawValue: UInt(Swift.max(0, result)))
    }

    /// A request for nothing is a programming error of the subscriber.
    func requireSome() { precondition(self > .none, "a subscriber must not request a demand of zero") }
  }
}
