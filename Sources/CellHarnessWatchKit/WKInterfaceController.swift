import Foundation
import UserNotifications

/// Manages a screen of a watch.
@preconcurrency @MainActor open class WKInterfaceController: NSObject {
  public override init() { super.init() }

  /// Told once, before anything is shown.
  open func awake(withContext context: Any?) {}
  open func willActivate() {}
  open func didAppear() {}
  open func willDisappear() {}
  open func didDeactivate() {}

  open func setTitle(_ title: String?) { self.title = title }
  private(set) var title: String?
  /// Takes the screen away.
  open func dismiss() { dismissed?() }
  var dismissed: (() -> Void)?
}

/// Manages the screen of a notification.
@preconcurrency @MainActor open class WKUserNotificationInterfaceController: WKInterfaceController {
  /// What can be done with the notification.
  open var notificationActions: [UNNotificationAction] = []
  /// Told when the notification comes, before it is shown.
  open func didReceive(_ notification: UNNotification) {}
  open func performNotificationDefaultAction() { dismiss() }
  open func performDismissAction() { dismiss() }
}
