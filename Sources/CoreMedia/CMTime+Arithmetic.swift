import Foundation

extension CMTime: Comparable, Hashable {
  /// Where a time stands: what is none first, what nobody knows last.
  private var rank: Int {
    guard isValid else { return 0 }
    return isNegativeInfinity ? 1 : isNumeric ? 2 : isPositiveInfinity ? 3 : 4
  }
  public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
  public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    if isNumeric { hasher.combine(seconds) }
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, +) }
  public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, negated(right), +) }
  public static func += (left: inout CMTime, right: CMTime) { left = left + right }
  public static func -= (left: inout CMTime, right: CMTime) { left = left - right }

  private static func negated(_ time: CMTime) -> CMTime {
    if time.isPositiveInfinity { return .negativeInfinity }
    if time.isNegativeInfinity { return .positiveInfinity }
    return CMTime(value: -time.value, timescale: time.timescale, flags: time.flags, epoch: time.epoch)
  }

  private static func combine(_ left: CMTime, _ right: CMTime, _ add: (Int64, Int64) -> Int64) -> CMTime {
    guard left.isValid, right.isValid, left.epoch == right.epoch else { return .invalid }
    guard left.isNumeric, right.isNumeric else {
      if left.isIndefinite || right.isIndefinite { return .indefinite }
      if left.isNumeric { return right }
      return right.isNumeric || left == right ? left : .invalid
    }
    let scale = common(left.timescale, right.timescale)
    let value = add(left.value * Int64(scale / left.timescale), right.value * Int64(scale / right.timescale))
    return CMTime(
      value: value, timescale: scale, flags: left.flags.union(right.flags), epoch: left.epoch)
  }

  private static func common(_ left: CMTimeScale, _ right: CMTimeScale) -> CMTimeScale {
    var (a, b) = (left, right)
    while b != 0 { (a, b) = (b, a % b) }
    let (product, overflow) = (left / a).multipliedReportingOverflow(by: right)
    return overflow ? max(left, right) : product
  }

  fileprivate var order: (Int, Double) { (rank, isNumeric ? seconds : 0) }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1.order < time2.order ? -1 : time1.order > time2.order ? 1 : 0
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1)) : time
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// A part of a medium.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init() { self.init(start: .invalid, duration: .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
