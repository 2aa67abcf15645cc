/// Writes messages of one subsystem and category to the log.
public struct Logger: @unchecked Sendable {
  public init() { self.init(.default) }
  public init(subsystem: String, category: String) { self.init(OSLog(subsystem: subsystem, category: category)) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private let log: OSLog

  private func write(_ type: OSLogType, _ message: OSLogMessage) {
    guard log.isEnabled(type: type) else { return }
    LogOutput.write(type, log.subsystem, log.category, message.text)
  }
}
