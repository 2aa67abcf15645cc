/// Marks intervals and moments for a profiler. There is none here: nothing is written, what is measured still runs.
public struct OSSignposter: Sendable {
  /// Creates a signposter of the default log.
  public init() {}
  /// Creates a signposter of a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter beside a logger.
  public init(logger: Logger) {}
  /// A signposter that marks nothing.
  public static var disabled: OSSignposter { OSSignposter() }

  /// False: nobody listens.
  public var isEnabled: Bool { false }

  /// An id for an interval that may overlap others of its name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An id for the intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id) }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {}
  /// Marks the time that some work takes.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
  /// Marks the time that some work takes, with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
    around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Tells intervals of one name apart.
public struct OSSignpostID: RawRepresentable, Comparable, Sendable {
  public var rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { self = .exclusive }
  public init(log: OSLog, object: AnyObject) { self = .exclusive }
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(rawValue: .max)
  public static let null = OSSignpostID(rawValue: 0)
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
}
