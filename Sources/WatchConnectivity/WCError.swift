import Foundation

public let WCErrorDomain = "WCErrorDomain"

/// Why nothing was sent to a watch.
public struct WCError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What kind of failure it is.
  public enum Code: Int, Sendable {
    case genericError = 7_001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable
    case invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied
    case deliveryFailed, insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
  public var errorDescription: String? { localizedDescription }
  public var localizedDescription: String {
    switch code {
    case .sessionNotActivated: "The session has not been activated."
    case .deviceNotPaired: "No Apple Watch is paired with this iPhone."
    case .sessionNotSupported: "This device has no sessions with a watch."
    case .sessionMissingDelegate: "The session has no delegate."
    case .payloadUnsupportedTypes: "The payload contains values that a property list can’t hold."
    case .fileAccessDenied: "The file can’t be read."
    case .genericError, .watchAppNotInstalled, .notReachable, .invalidParameter, .payloadTooLarge, .messageReplyFailed,
      .messageReplyTimedOut, .deliveryFailed, .insufficientSpace, .sessionInactive, .transferTimedOut,
      .companionAppNotInstalled, .watchOnlyApp:
      "The operation couldn’t be completed. (\(WCErrorDomain) error \(errorCode).)"
    }
  }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var invalidParameter: Code { .invalidParameter }
  public static var payloadTooLarge: Code { .payloadTooLarge }
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  public static var messageReplyFailed: Code { .messageReplyFailed }
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  public static var fileAccessDenied: Code { .fileAccessDenied }
  public static var deliveryFailed: Code { .deliveryFailed }
  public static var insufficientSpace: Code { .insufficientSpace }
  public static var sessionInactive: Code { .sessionInactive }
  public static var transferTimedOut: Code { .transferTimedOut }
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

extension WCError.Code {
  /// `catch WCError.deviceNotPaired`.
  public static func ~= (match: WCError.Code, error: any Error) -> Bool { (error as? WCError)?.code == match }
}
