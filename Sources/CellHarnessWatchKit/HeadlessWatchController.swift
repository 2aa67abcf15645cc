import Foundation
import UIKit
@_spi(CellHarness) import UserNotifications

/// Shows a controller of a watch on the host, so that a screen has it under test:
/// `var rootViewController: UIViewController { HeadlessWatchController(HostingController()) }`.
@preconcurrency @MainActor public final class HeadlessWatchController: UIViewController {
  /// The controller that is shown.
  public let controller: WKInterfaceController

  /// Creates it for a controller, which it keeps. `context` is what the controller awakes with.
  public init(_ controller: WKInterfaceController, context: Any? = nil) {
    self.controller = controller
    super.init(nibName: nil, bundle: nil)
    controller.awake(withContext: context)
    title = controller.title
  }

  public required init?(coder: NSCoder) { nil }

  /// Gives the controller a notification, as the watch does before it shows it. Nothing happens if it is not for notifications.
  public func deliver(_ request: UNNotificationRequest) {
    (controller as? WKUserNotificationInterfaceController)?.didReceive(UNNotification(delivering: request))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    controller.dismissed = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
    guard let shown = (controller as? any HostedOnWatch)?.hosting else { return }
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controller.willActivate()
  }
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    controller.didAppear()
  }
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    controller.willDisappear()
  }
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    controller.didDeactivate()
  }
}
