@_exported import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4
}

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody was recognised.
public struct LAError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }
  public static let errorDomain = LAErrorDomain
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
  public static let invalidContext = Code.invalidContext
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  public static let touchIDLockout = Code.biometryLockout
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
}

extension LAError.Code {
  // The names from before there were faces.
  public static let touchIDNotAvailable = LAError.Code.biometryNotAvailable
  public static let touchIDNotEnrolled = LAError.Code.biometryNotEnrolled
  public static let touchIDLockout = LAError.Code.biometryLockout
  /// `case LAError.userCancel:` of a switch over any error.
  public static func ~= (code: LAError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == LAErrorDomain && error.code == code.rawValue
  }
}

/// Asks the user to show who they are. The user of this device has no face or finger enrolled but a passcode, and gives it.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open var localizedReason = ""
  open var localizedCancelTitle: String?
  open var localizedFallbackTitle: String?
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .faceID }
  open var evaluatedPolicyDomainState: Data? { nil }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let reason = refusal(policy)
    error?.pointee = reason.map { NSError(domain: LAErrorDomain, code: $0.errorCode) }
    return reason == nil
  }
  open func canEvaluatePolicy(_ policy: LAPolicy) throws { if let reason = refusal(policy) { throw reason } }

  /// Answers on a queue of the system's.
  @preconcurrency
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    precondition(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.")
    let reason = refusal(policy)
    DispatchQueue.global().async { reply(reason == nil, reason) }
  }
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Bool, any Error>) in
      evaluatePolicy(policy, localizedReason: localizedReason) { isKnown, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isKnown) }
      }
    }
  }
  open func invalidate() { isInvalid = true }

  private var isInvalid = false

  private func refusal(_ policy: LAPolicy) -> LAError? {
    if isInvalid { return LAError(.invalidContext) }
    switch policy {
    case .deviceOwnerAuthentication: return nil
    case .deviceOwnerAuthenticationWithBiometrics: return LAError(.biometryNotEnrolled)
    }
  }
}
