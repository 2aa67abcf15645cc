import CellTrace

/// How an `NSInternalInconsistencyException` leaves UIKit here: Swift on Linux has no exceptions to raise, so the run ends.
@_spi(CellHarness) public enum UIKitExceptions {
  /// Receives the ledger id, the text and what led to it, and ends the run. Without a handler the process stops with the text.
  nonisolated(unsafe) package static var handler: ((_ ledgerID: String, _ text: String, _ cause: FaultCause?) -> Never)?

  /// Receives the name of something that is not here and ends the run as one that proves nothing.
  nonisolated(unsafe) package static var missingHandler: ((_ name: String) -> Never)?

  /// Ends the run on behalf of another module.
  package static func end(_ ledgerID: String, _ text: String, _ cause: FaultCause? = nil) -> Never {
    raise(ledgerID, text, cause)
  }
}

/// Ends the run as UIKit would end the app: `ledgerID` is the row that documents the exception.
func raise(_ ledgerID: String, _ text: String, _ cause: FaultCause? = nil) -> Never {
  if let handler = UIKitExceptions.handler { handler(ledgerID, text, cause) }
  fatalError(text)
}

/// Ends the run because the screen needs what is not here: nothing after this point would mean anything.
func missing(_ name: String) -> Never {
  if let handler = UIKitExceptions.missingHandler { handler(name) }
  fatalError("\(name) is not available here")
}

/// Ends the run on account of one call of the app.
func raise(_ ledgerID: String, _ text: String, _ call: String, list: Int? = nil, _ problem: FaultCause.Problem) -> Never {
  raise(ledgerID, text, FaultCause(list: list, call: call, problem: problem))
}
