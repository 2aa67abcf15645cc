import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A scene that the system remembers.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public override init() { super.init() }
  /// That of the one scene.
  static var host: UISceneSession { UIKitRunState.current.sceneSession }
  open var scene: UIScene? { UIWindowScene.host }
  open var stateRestorationActivity: NSUserActivity?
  open var role: Role { .windowApplication }
  open var persistentIdentifier: String { "scene" }
  open var userInfo: [String: Any]?
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?
}

extension UIScene {
  /// How a scene opens an address.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    public override init() { super.init() }
    open var universalLinksOnly = false
  }

  /// How a scene is asked to come up.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    public override init() { super.init() }
    open var requestingScene: UIScene?
  }

  /// Why a scene comes up.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    public override init() { super.init() }
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
    open var handoffUserActivityType: String? { nil }
  }
}

/// A URL that an app is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  init(_ url: URL) {
    self.url = url
    super.init()
  }
}

/// The bar with the time.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  public override init() { super.init() }
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: SafeAreas.screen.top) }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What the screen's shape takes from its windows.
@MainActor enum SafeAreas {
  /// The room that status bar, notch and home indicator take on the run's device.
  static var screen: UIEdgeInsets {
    let device = RunState.current.configuration.traits.device
    let lengths = UIWindowScene.host.storedOrientation.isLandscape ? device.landscape : device.portrait
    return UIEdgeInsets(top: lengths.top, left: lengths.left, bottom: lengths.bottom, right: lengths.right)
  }

  /// The insets of a window: only one that covers the screen has any, and only if the run is to have a safe area.
  static func insets(of window: UIWindow) -> UIEdgeInsets {
    guard RunState.current.configuration.traits.hasSafeArea, window.frame == UIScreen.main.bounds else { return .zero }
    return screen
  }
}

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
  public enum ThermalState: Int, Sendable {
    case nominal = 0
    case fair = 1
    case serious = 2
    case critical = 3
  }
  public var thermalState: ThermalState { .nominal }
  public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}
