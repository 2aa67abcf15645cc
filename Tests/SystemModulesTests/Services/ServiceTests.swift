import AudioToolbox
import HeadlessCore
import LocalAuthentication
import MessageUI
import StoreKit
import Testing
import WidgetKit

@_spi(CellHarness) @testable import UIKit

/// What the system does when an app asks: mails, payments, ratings, who somebody is, sounds, widgets.
@MainActor @Suite("Services of the system's", .serialized) struct ServiceTests {
  init() { RunState.begin() }

  @Test("A mail shows what it says, and cancelling it tells the delegate")
  func mail() throws {
    final class Listener: NSObject, MFMailComposeViewControllerDelegate {
      var heard: [MFMailComposeResult] = []
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
      ) {
        heard.append(result)
        controller.dismiss(animated: false)
      }
    }
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    let listener = Listener()
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    mail.setSubject("Feedback")
    mail.setSubject("Praise")
    mail.setToRecipients(["team@example.com"])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(mail, animated: false)
    HostLoop.settle()
    let shown = try #require(mail.topViewController?.view.shownTexts)
    #expect(shown == ["Subject: Praise", "To: team@example.com"])
    let cancel = try #require(mail.topViewController?.navigationItem.leftBarButtonItem?.primaryAction)
    cancel.performWithSender(nil, target: nil)
    HostLoop.settle()
    #expect(listener.heard == [.cancelled] && root.presentedViewController == nil)
  }

  @Test("A page of the store has nothing to load, and is left by its button")
  func page() async throws {
    final class Listener: NSObject, SKStoreProductViewControllerDelegate {
      var left = 0
      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) { left += 1 }
    }
    let (listener, page) = (Listener(), SKStoreProductViewController())
    page.delegate = listener
    let isLoaded = await withCheckedContinuation { continuation in
      page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 1]) { isLoaded, error in
        continuation.resume(returning: isLoaded || error == nil)
      }
    }
    #expect(!isLoaded)
    let done = try #require(page.view.subviews.first as? UIButton)
    done.sendActions(for: .touchUpInside)
    #expect(listener.left == 1 && SKProduct().subscriptionPeriod == nil)
  }

  @Test("The store knows no product, takes no payment and restores nothing")
  func store() async {
    await #expect(processExitsWith: .success) { try await ServiceTests().storeAlone() }
  }

  fileprivate func storeAlone() async throws {
    final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      var heard: [String] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        heard.append("\(response.products.count) of \(response.invalidProductIdentifiers)")
      }
      func requestDidFinish(_ request: SKRequest) { heard.append("finished") }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for one in transactions {
          heard.append("\(one.transactionState) \((one.error as? SKError)?.code.rawValue ?? -1)")
          queue.finishTransaction(one)
        }
      }
      func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { heard.append("restored") }
    }
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["coins", "apples"])
    request.delegate = shop
    request.start()
    SKPaymentQueue.default().add(shop)
    SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    SKPaymentQueue.default().restoreCompletedTransactions()
    await turn()
    #expect(shop.heard == ["0 of [\"apples\", \"coins\"]", "finished", "failed 5", "restored"])
    #expect(SKPaymentQueue.default().transactions.isEmpty)
    #expect(try await StoreKit.Product.products(for: ["coins"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("something was bought") }
    let waiting = Task { for await _ in StoreKit.Transaction.updates { Issue.record("something was bought") } }
    waiting.cancel()
    await waiting.value
  }

  @Test("Somebody without an enrolled face is known by the passcode")
  func authentication() async throws {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotEnrolled.rawValue)
    switch try #require(error) {
    case LAError.userCancel: Issue.record("nobody cancelled")
    case LAError.biometryNotEnrolled: break
    default: Issue.record("no error of the framework's")
    }
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To show your notes"))
    context.invalidate()
    await #expect(throws: LAError(.invalidContext)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Again")
    }
  }

  @Test("A sound that is not there has no number, and nothing is placed on the home screen")
  func rest() async throws {
    var sound: SystemSoundID = 0
    #expect(
      AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/nowhere.caf"), &sound) != kAudioServicesNoError && sound == 0)
    #expect(AudioServicesCreateSystemSoundID(NSURL(fileURLWithPath: "/"), &sound) == kAudioServicesNoError && sound > 4_095)
    WidgetCenter.shared.reloadAllTimelines()
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    struct Entry: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }
    #expect(Entry().relevance == nil && EnvironmentValues().widgetFamily == .systemMedium)
  }
}
