import Foundation
import HeadlessCore
import Synchronization

/// The running app. Opening addresses and registering for services is recorded as leaving the host.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { UIKitRunState.current.application }

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The app's own, as `@main` or `@UIApplicationMain` names it, made when it is first asked for.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      if !hasDelegate {
        hasDelegate = true
        storedDelegate = AppDelegateType.instance() as? any UIApplicationDelegate
      }
      return storedDelegate
    }
    set {
      hasDelegate = true
      storedDelegate = newValue
    }
  }
  private var storedDelegate: (any UIApplicationDelegate)?
  private var hasDelegate = false
  open var applicationState: State { storedState }
  var storedState = State.active
  /// How many beginnings have no end yet.
  var ignoredInteractions = 0
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { UIKitRunState.current.keyWindow }
  open var connectedScenes: Set<UIScene> { UIWindowScene.host.isConnected ? [UIWindowScene.host] : [] }
  open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.base.preferredContentSizeCategory }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var isIdleTimerDisabled = false
  /// Whether a shake asks the user to take the last change back (UND-03).
  open var applicationSupportsShakeToEdit = true
  open var applicationIconBadgeNumber = 0
  open nonisolated var isProtectedDataAvailable: Bool { true }
  open var isNetworkActivityIndicatorVisible = false
  open var statusBarFrame: CGRect { UIWindowScene.host.statusBarManager?.statusBarFrame ?? .zero }
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.host.interfaceOrientation }
  /// What an app says whose controllers do not: kept, and nothing more, since no bar is drawn.
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden = false
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  open var supportsMultipleScenes: Bool { false }
  open var openSessions: Set<UISceneSession> { UIWindowScene.host.isConnected ? [UISceneSession.host] : [] }
  open var shortcutItems: [UIApplicationShortcutItem]?

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  open nonisolated func canOpenURL(_ url: URL) -> Bool { url.scheme == "http" || url.scheme == "https" }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    // Another app opens; what the list shows does not depend on it.
    Probe.post(.delegateCall("UIApplication.open(\(url.absoluteString))", nil))
    let opens = canOpenURL(url)
    UIView.later(0, "UIApplication.open") { completion?(opens) }
  }
  /// Opens nothing: a phone of today answers false to apps that were built for it.
  @available(iOS, deprecated: 10.0, message: "open(_:options:completionHandler:) opens addresses")
  @discardableResult open func openURL(_ url: URL) -> Bool { false }
  // Services of the phone. Asking for them is answered by nobody, as with a phone that has no network and is never locked.
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// Icons can't be changed here, as ``supportsAlternateIcons`` says; who asks all the same is told so.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = CocoaError(.featureUnsupported)
    UIView.later(0, "UIApplication.setAlternateIconName") { completionHandler?(error) }
  }
  /// Time in the background never runs out here.
  open nonisolated func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }
  open nonisolated func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask.wrappingAdd(1, ordering: .relaxed).newValue)
  }
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  private nonisolated let lastBackgroundTask = Atomic(0)

  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? receiver(of: action, from: sender) else { return false }
    SelectorSending.send(action, to: receiver, [sender, event], for: .action)
    return true
  }

  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }
  public nonisolated class var openDefaultApplicationsSettingsURLString: String { "app-settings:default-applications" }
}

/// Names one piece of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app says it got while it was in the background. No host asks it to get anything.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// What `@main` calls. Here the harness opens the app: a process that is started as one can only end.
  public static func main() {
    missing("\(self).main(): starting a process as an app")
  }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
