import Foundation

/// What can be bought. There is no store here, so that none exists: ``products(for:)`` finds nothing.
public struct Product: Hashable, Identifiable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity \(quantity)") }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "token \(token)") }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool

  public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers: Collection, Identifiers.Element == String { [] }
  @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// Whether the store has signed a value.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult {
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// Something that was bought: nothing, here.
public struct Transaction: Hashable, Identifiable, Sendable {
  public let id: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public func finish() async {}

  /// Transactions as they come: none do. ``updates`` never ends, as on a phone; the others end at once.
  public struct Transactions: AsyncSequence, Sendable {
    let isOpen: Bool
    public struct AsyncIterator: AsyncIteratorProtocol {
      let isOpen: Bool
      public mutating func next() async -> VerificationResult<Transaction>? {
        guard isOpen else { return nil }
        // Waits until its task is cancelled.
        let silence = AsyncStream<Never> { _ in }
        for await _ in silence {}
        return nil
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isOpen: isOpen) }
  }
  public static var updates: Transactions { Transactions(isOpen: true) }
  public static var currentEntitlements: Transactions { Transactions(isOpen: false) }
  public static var all: Transactions { Transactions(isOpen: false) }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}
