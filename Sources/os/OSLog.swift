@_exported import Foundation

public struct OSLogType: Hashable, RawRepresentable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static var `default`: OSLogType { OSLogType(0x00) }
  public static var info: OSLogType { OSLogType(0x01) }
  public static var debug: OSLogType { OSLogType(0x02) }
  public static var error: OSLogType { OSLogType(0x10) }
  public static var fault: OSLogType { OSLogType(0x11) }
}

/// Where messages of one part of an app go.
public final class OSLog: NSObject, Sendable {
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    super.init()
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var pointsOfInterest: Category { Category(rawValue: "PointsOfInterest") }
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }

  let subsystem: String
  let category: String
}

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) { LogOutput.write(type, log.subsystem, log.category, CFormat.text(message.description, args)) }

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) { LogOutput.write(type, log.subsystem, log.category, CFormat.text(message.description, args)) }

public func os_log(_ message: OSLogMessage) { LogOutput.write(.default, "", "", message.text) }

public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogOutput.write(logLevel, log.subsystem, log.category, message.text)
}
