import SwiftUI

/// What came of signing in, for views.
public enum ASAuthorizationResult: Sendable {
  case password(ASPasswordCredential)
  case appleID(ASAuthorizationAppleIDCredential)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
}

extension ASAuthorizationController {
  /// How requests are performed.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only with what the device has at hand.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  public func performRequests(options: RequestOptions) { performRequests() }
}

/// Lets the user sign in from a view. The user of this device has no account and cancels.
public struct AuthorizationController: Sendable {
  fileprivate init() {}

  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    await Task.yield()
    throw ASAuthorizationError(.canceled)
  }
}

nonisolated extension EnvironmentValues {
  /// Lets the user sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
