import CoreGraphics
import Foundation

/// A scene that the system remembers.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  public override init() { super.init() }
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
}

extension UIScene {
  /// Why a scene comes up.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    public override init() { super.init() }
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
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

/// An entry of the home screen's menu.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
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
  /// The insets of a window that covers the screen: those of the iPhone with a screen of that size.
  static var screen: UIEdgeInsets {
    let size = UIScreen.main.bounds.size
    switch max(size.width, size.height) {
    case ..<812: return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case 852, 932: return UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case 874, 956: return UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
    default: return UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
  }
}

extension ProcessInfo {
  public var isLowPowerModeEnabled: Bool { false }
}
