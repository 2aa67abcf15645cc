import Foundation
import SwiftUI

/// The store of the user's country, which is that of the phone as it comes.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { Storefront(id: "143441", countryCode: "USA") } }
  /// The user stays where they are.
  public static var updates: AsyncStream<Storefront> { AsyncStream { _ in } }
}

/// What went wrong in the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

extension AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
}

/// How the user came by the app.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let environment: AppStore.Environment
  /// The app did not come from the store.
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.unknown } }
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.unknown }
}

/// Something that the store tells the user. It tells nothing here.
public struct Message: Sendable {
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
  }
  public let reason: Reason
  public static var messages: AsyncStream<Message> { AsyncStream { _ in } }
  @MainActor public func display(in scene: UIWindowScene) throws {}
}

/// Shows what the store tells.
@MainActor public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws {}
}

/// Buys something: the user changes their mind.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  @discardableResult public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { .userCancelled }
}

extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
  public var purchase: PurchaseAction { PurchaseAction() }
}
