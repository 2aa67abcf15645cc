import Foundation
import HeadlessCore

/// What the system does to the app as a whole.
@_spi(CellHarness) @MainActor public enum SystemDriver {
  /// Memory runs short: the app's delegate, every loaded controller and the observers of the notification hear of it.
  public static func warnMemory(in window: UIWindow) {
    UIApplication.shared.delegate?.applicationDidReceiveMemoryWarning(UIApplication.shared)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    window.rootViewController?.forwardMemoryWarning()
  }
}

extension UIViewController {
  fileprivate func forwardMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.forwardMemoryWarning() }
    storedPresented?.forwardMemoryWarning()
  }
}
