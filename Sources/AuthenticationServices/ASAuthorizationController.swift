@_exported import Foundation
@_exported import UIKit

/// Who signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// Why nobody did.
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable { case unknown = 1_000, canceled, invalidResponse, notHandled, failed, notInteractive }
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let failed = Code.failed
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable { open var user: String? }
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// Asks for an Apple account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
  /// Answers on a queue of the system's: nobody signed in before.
  @preconcurrency
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.notFound, nil) }
  }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// What came of signing in.
open class ASAuthorization: NSObject, @unchecked Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential
  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Lets the user sign in. The user of this device has no account and cancels, in the next turn of the main queue.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

  open func performRequests() {
    DispatchQueue.main.async {
      self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
    }
  }
}

/// Hears what came of it.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

public typealias ASPresentationAnchor = UIWindow
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button with Apple's words.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn = 0, `continue`, signUp
    public static let `default` = ButtonType.signIn
  }
  public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

  private let label = UILabel()

  public convenience init() { self.init(type: .signIn, style: .black) }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    addSubview(label)
  }
  public required init?(coder: NSCoder) { nil }

  open var cornerRadius: CGFloat = 6
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
