import Foundation
import UIKit

/// How long a subscription lasts. Only a store makes one.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price of the beginning. Only a store makes one.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
  public enum `Type`: UInt, Sendable { case introductory = 0, subscription }
  override init() { super.init() }
  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var type: `Type` { .introductory }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"

/// A page of the store. There is no store: loading fails in the next turn of the main queue, and a controller that is shown all the same is
/// a page with a button that tells the delegate to take it away.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  @preconcurrency
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 16, y: 16, width: 80, height: 44)
    done.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
      }, for: .touchUpInside)
    view.addSubview(done)
  }
}

/// Hears that a page of the store was left.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
