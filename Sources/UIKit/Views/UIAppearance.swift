import CellTrace
import Foundation
import HeadlessCore

/// A class whose looks an app can set for all of its objects.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {}

/// What an app sets for all views of a class is kept on an object nobody shows, and put on each view that enters a window
/// (`ClassLooks`). What SwiftUI shows is made of classes of its own: `UITableView.appearance()` changes none of its lists.
extension UIView {
  public class func appearance() -> Self { AppearanceProxies.proxy(self, []) }
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(self, containerTypes.map { $0 as AnyClass })
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
  static func proxy<View: UIView>(_ type: View.Type, _ containers: [AnyClass]) -> View {
    let run = UIKitRunState.current
    // Bars are no part of an item's appearance, and wear nothing here.
    if type is UINavigationBar.Type || type is UITabBar.Type || type is UIToolbar.Type { return object(of: type) { made(type) } }
    let known = run.classLooks.first { $0.type == type && $0.containers.elementsEqual(containers, by: { $0 == $1 }) }
    if let proxy = known?.proxy as? View { return proxy }
    let proxy = made(type)
    run.classLooks.append(ClassLooks(type: type, containers: containers, proxy: proxy))
    return proxy
  }

  private static func made<View: UIView>(_ type: View.Type) -> View {
    // A collection view can't be made without a layout.
    let plain =
      type == UICollectionView.self ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) : nil
    guard let new = (plain ?? ViewConstruction.makeView(type)) as? View else { preconditionFailure("\(type) made another class") }
    // What its initialiser wrote is no wish of the app's.
    new.provenances = [:]
    return new
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
