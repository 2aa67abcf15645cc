import Foundation

// Names of C headers that Foundation brings along on Apple's platforms.

/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// As good as no end: repeat counts of animations.
public let HUGE: Float = .greatestFiniteMagnitude
/// The largest and the smallest numbers by the names that C has for them.
public let INT64_MAX = Int64.max
public let INT64_MIN = Int64.min
public let UINT64_MAX = UInt64.max
/// The largest single-precision number.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

/// How ticks of the clock become nanoseconds.
public struct mach_timebase_info_data_t: Equatable, Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init() { (numer, denom) = (0, 0) }
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}

/// A tick is a nanosecond.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}

/// The clock that `CACurrentMediaTime()` reads, in ticks.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * Double(NSEC_PER_SEC)) }
