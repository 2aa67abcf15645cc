import Foundation

/// Seconds between dates: the stride that run loops and operation queues share in all but name.
protocol DateStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
  Codable, Sendable
{
  var timeInterval: TimeInterval { get set }
  init(_ timeInterval: TimeInterval)
}

/// A distance is coded by its magnitude.
enum DateStrideKey: String, CodingKey { case magnitude }

extension DateStride {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.container(keyedBy: DateStrideKey.self).decode(TimeInterval.self, forKey: .magnitude))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DateStrideKey.self)
    try container.encode(timeInterval, forKey: .magnitude)
  }

  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.timeInterval < rhs.timeInterval }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval + rhs.timeInterval) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval - rhs.timeInterval) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.timeInterval * rhs.timeInterval) }
  public static func += (lhs: inout Self, rhs: Self) { lhs.timeInterval += rhs.timeInterval }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.timeInterval -= rhs.timeInterval }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.timeInterval *= rhs.timeInterval }
}
