import Foundation
import HeadlessCore

/// The running app. Opening addresses and registering for services is recorded as leaving the host.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { sharedApplication }
  private static let sharedApplication = UIApplication()

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { storedState }
  var storedState = State.active
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { UIWindow.key }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.host] }
  open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.base.preferredContentSizeCategory }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isProtectedDataAvailable: Bool { true }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme == "http" || url.scheme == "https" }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    // Another app opens; what the list shows does not depend on it.
    Probe.post(.delegateCall("UIApplication.open(\(url.absoluteString))", nil))
    let opens = canOpenURL(url)
    UIView.later(0, "UIApplication.open") { completion?(opens) }
  }
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return SelectorTable.send(target as AnyObject, action, sender, event) }
    var responder: UIResponder? = UIResponder.firstResponder
    while let present = responder {
      if SelectorTable.send(present, action, sender, event) { return true }
      responder = present.next
    }
    return false
  }

  public class var openSettingsURLString: String { "app-settings:" }

  public class var didBecomeActiveNotification: NSNotification.Name { .init("UIApplicationDidBecomeActiveNotification") }
  public class var willResignActiveNotification: NSNotification.Name { .init("UIApplicationWillResignActiveNotification") }
  public class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  public class var willEnterForegroundNotification: NSNotification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  public class var willTerminateNotification: NSNotification.Name { .init("UIApplicationWillTerminateNotification") }
  public class var didReceiveMemoryWarningNotification: NSNotification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  public class var significantTimeChangeNotification: NSNotification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
