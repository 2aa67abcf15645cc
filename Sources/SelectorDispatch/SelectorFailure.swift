/// What happens where a selector cannot be sent.
@_spi(CellHarness) public enum SelectorFailure {
  /// Ends the run as an exception of a phone ends the app.
  nonisolated(unsafe) public static var exceptionHandler: ((_ text: String) -> Never)?
  /// Ends the run as one that proves nothing.
  nonisolated(unsafe) public static var unsupportedHandler: ((_ name: String) -> Never)?

  static func unrecognized(_ text: String) -> Never {
    if let exceptionHandler { exceptionHandler(text) }
    fatalError(text)
  }

  static func unsupported(_ text: String) -> Never {
    if let unsupportedHandler { unsupportedHandler(text) }
    fatalError(text)
  }
}

/// What users read about selectors.
enum SelectorText {
  static func unrecognized(_ selector: String, sentTo type: String) -> String {
    "-[\(type) \(selector)]: unrecognized selector sent to instance"
  }
  static func unknown(_ selector: String, of type: String) -> String { "the selector \(selector) of \(type)" }
  static func unanswered(_ selector: String) -> String { "the selector \(selector)" }
  static func wrongArgument(_ selector: String, passed: String, expected: String) -> String {
    "the selector \(selector) was sent with \(passed) where its method takes \(expected)"
  }
}
