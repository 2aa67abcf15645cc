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
/// The largest single-precision number.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
