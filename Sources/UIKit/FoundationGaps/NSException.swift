import Foundation

extension NSExceptionName {
  public static let genericException = NSExceptionName("NSGenericException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// Something that no Swift code catches: raising it ends the app, here as on a phone.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// As on a phone it is no `Never`: what stands behind a call is compiled, and not reached.
  open func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  open override var description: String { reason ?? name.rawValue }
}
