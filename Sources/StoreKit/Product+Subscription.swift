import Foundation

extension Product {
  /// What a subscription is, for one that is one.
  public var subscription: SubscriptionInfo? { nil }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle { SubscriptionPeriod.Unit.FormatStyle() }
  public var jsonRepresentation: Data { Data("{}".utf8) }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// Why nothing was bought.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice,
      invalidOfferSignature, missingOfferParameters
  }

  /// How long a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      case day, week, month, year

      public var localizedDescription: String { rawValue.capitalized }
      public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Unit {
        style.format(self)
      }

      /// A unit as a word.
      public struct FormatStyle: Foundation.FormatStyle {
        public func format(_ value: Unit) -> String { value.rawValue }
      }
    }
    public let unit: Unit
    public let value: Int
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  /// A lower price for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public var localizedDescription: String { rawValue }
    }
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// What is known of a subscription. Nobody subscribes here, so that there is none.
  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
      public var localizedDescription: String {
        ["Subscribed", "Expired", "In Billing Retry Period", "In Grace Period", "Revoked"][max(0, min(rawValue - 1, 4))]
      }
    }
    public struct RenewalInfo: Hashable, Sendable {
      public enum ExpirationReason: Hashable, Sendable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
      }
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      public let autoRenewPreference: String?
      public let expirationReason: ExpirationReason?
      public let gracePeriodExpirationDate: Date?
      public let renewalDate: Date?
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      /// Each change of a subscription: none comes.
      public static var updates: AsyncStream<Status> { AsyncStream { _ in } }
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let groupLevel: Int
    public let groupDisplayName: String

    public var isEligibleForIntroOffer: Bool { get async { true } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }
  }
}

extension Transaction {
  public enum RevocationReason: Int, Hashable, Sendable {
    case developerIssue = 0, other
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }
  public enum OwnershipType: String, Hashable, Sendable { case purchased = "PURCHASED", familyShared = "FAMILY_SHARED" }
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

  public var originalID: UInt64 { id }
  public var originalPurchaseDate: Date { purchaseDate }
  public var purchasedQuantity: Int { 1 }
  public var revocationReason: RevocationReason? { nil }
  public var ownershipType: OwnershipType { .purchased }
  public var subscriptionGroupID: String? { nil }
  public var appAccountToken: UUID? { nil }
  public var environment: AppStore.Environment { .xcode }
  public var jsonRepresentation: Data { Data("{}".utf8) }
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
  public static var unfinished: Transactions { Transactions(isOpen: false) }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions(isOpen: false) }
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
}

extension VerificationResult {
  public var jwsRepresentation: String { "" }
}
