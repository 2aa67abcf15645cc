import CellTrace
import Foundation
import HeadlessCore

/// A class whose looks an app can set for all of its objects.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {}

/// What an app sets for all views of a class is kept on an object nobody shows. Bars are no part of an item's appearance;
/// for other views the values would be seen, so a screen that shows one of them proves nothing, and the run says so. What SwiftUI
/// shows is made of classes of its own: `UITableView.appearance()` changes none of its lists.
extension UIView {
  public class func appearance() -> Self { AppearanceProxies.proxy(self) }
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(self)
  }
}

extension UIBarButtonItem {
  private static var proxy: UIBarButtonItem { AppearanceProxies.object { UIBarButtonItem() } }
  public class func appearance() -> UIBarButtonItem { proxy }
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { proxy }
}

extension UITabBarItem {
  private static var proxy: UITabBarItem { AppearanceProxies.object { UITabBarItem() } }
  public class func appearance() -> UITabBarItem { proxy }
}

@MainActor private enum AppearanceProxies {
  static func proxy<View: UIView>(_ type: View.Type) -> View {
    if !(type is UINavigationBar.Type || type is UITabBar.Type || type is UIToolbar.Type) {
      UIKitRunState.current.styledTypes.append(type)
    }
    return object(of: type) {
      guard let new = ViewConstruction.makeView(type) as? View else { preconditionFailure("\(type) made another class") }
      return new
    }
  }

  /// The run's object for a class.
  static func object<Object: AnyObject>(of type: Object.Type = Object.self, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(type)
    if let known = UIKitRunState.current.appearanceProxies[key] as? Object { return known }
    let new = make()
    UIKitRunState.current.appearanceProxies[key] = new
    return new
  }
}

extension UIView {
  /// Says that a view comes up whose looks were set for its class.
  func noteStyledType() {
    guard let type = UIKitRunState.current.styledTypes.first(where: { isKind(of: $0) }) else { return }
    Probe.post(.unowned("\(type).appearance()"))
  }
}
