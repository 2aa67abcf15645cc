import CellTrace

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
  static func unknownKey(_ key: String, of type: String) -> String { "the key \(key) of \(type)" }

  static func name(of object: AnyObject) -> String { QualifiedTypeName.of(type(of: object)) }

  // Foundation's own sentences.
  static func undefinedKey(_ key: String, of type: String, isWritten: Bool) -> String {
    "[<\(type)> \(isWritten ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: this class is not key value coding-compliant "
      + "for the key \(key)."
  }
  static func unhandledChange(_ keyPath: String, by type: String) -> String {
    "<\(type)>: An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. Key path: \(keyPath)"
  }
  static func notObserving(_ keyPath: String, _ observer: String, _ object: String) -> String {
    "Cannot remove an observer <\(observer)> for the key path \"\(keyPath)\" from <\(object)> because it is not registered as an "
      + "observer."
  }

  static func wrongArgument(_ selector: String, passed: String, expected: String) -> String {
    "the selector \(selector) was sent with \(passed) where its method takes \(expected)"
  }
}
