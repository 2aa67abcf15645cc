/// Where log messages end: with whoever listens, else nowhere, because a test's output belongs to the test.
@_spi(CellHarness) public enum LogOutput {
  /// One message.
  public struct Line: Hashable, Sendable {
    public var type: OSLogType
    public var subsystem: String
    public var category: String
    public var text: String

    public init(type: OSLogType, subsystem: String, category: String, text: String) {
      self.type = type
      self.subsystem = subsystem
      self.category = category
      self.text = text
    }
  }

  /// Receives every message of the process. Set it before anything logs.
  nonisolated(unsafe) public static var listener: (@Sendable (Line) -> Void)?

  static func write(_ type: OSLogType, _ subsystem: String, _ category: String, _ text: @autoclosure () -> String) {
    guard let listener else { return }
    listener(Line(type: type, subsystem: subsystem, category: category, text: text()))
  }
}

/// `os_log`'s C format: `%{public}@` annotations are the log's own, the rest is `printf`'s.
enum CFormat {
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "%" {
        plain += "%"
        rest = rest.dropFirst()
      }
    }
    return String(format: plain + rest, arguments: arguments)
  }
}
