@_exported import Foundation
@_exported import UIKit

/// What can be bought. There is no store here: a request finds nothing.
open class SKProduct: NSObject, @unchecked Sendable {
  open var localizedDescription: String { "" }
  open var localizedTitle: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var productIdentifier: String { "" }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }

  public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }
}

/// Asks for something. Nothing is asked until it is started.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() { DispatchQueue.main.async { [self] in answer() } }
  open func cancel() { isCancelled = true }

  var isCancelled = false
  func answer() { if !isCancelled { delegate?.requestDidFinish(self) } }
}

/// Hears how a request ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Asks what can be bought. The answer comes in the next turn of the main queue: none of the identifiers is known.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  override func answer() {
    guard !isCancelled else { return }
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
    super.answer()
  }
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct] = []
  public let invalidProductIdentifiers: [String]
  init(_ identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}
/// Hears what can be bought.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Something that the user wants to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }

/// What became of a payment.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public let transactionState: SKPaymentTransactionState
  public let error: (any Error)?
  open var original: SKPaymentTransaction? { nil }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  init(_ payment: SKPayment, _ state: SKPaymentTransactionState, _ error: (any Error)?) {
    (self.payment, transactionState, self.error) = (payment, state, error)
  }
}

/// Why nothing was bought.
public struct SKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }
  public static let errorDomain = SKErrorDomain
  public static let unknown = Code.unknown
  public static let paymentCancelled = Code.paymentCancelled
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
}
public let SKErrorDomain = "SKErrorDomain"

/// Takes payments. Each one fails with ``SKError/Code/storeProductNotAvailable``; nothing was bought before.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  open class func `default`() -> SKPaymentQueue { StoreRunState.current.queue }
  open class func canMakePayments() -> Bool { true }

  open private(set) var transactions: [SKPaymentTransaction] = []
  open weak var delegate: (any SKPaymentQueueDelegate)?

  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(WeakObserver(observer)) }
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0.observer === observer } }
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment, .failed, SKError(.storeProductNotAvailable))
    DispatchQueue.main.async { [self] in
      transactions.append(transaction)
      for one in observers { one.observer?.paymentQueue(self, updatedTransactions: [transaction]) }
    }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) { transactions.removeAll { $0 === transaction } }
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      for one in observers { one.observer?.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }
  }

  private var observers: [WeakObserver] = []
}

private struct WeakObserver {
  weak var observer: (any SKPaymentTransactionObserver)?
  init(_ observer: any SKPaymentTransactionObserver) { self.observer = observer }
}

public protocol SKPaymentQueueDelegate: NSObjectProtocol {}

/// Hears what became of payments.
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}
extension SKPaymentTransactionObserver {
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}
