import Foundation

/// An app's start, as UIKit does it: delegates are told of the launch and of the scene, and the main storyboard's first controller is
/// put into a window.
@_spi(CellHarness) @MainActor public enum OpenedApp {
  /// What the app shows first. Nil if its delegates leave it without a root controller.
  public static func rootViewController(_ delegate: any UIWindowSceneDelegate, storyboard: String?) -> UIViewController? {
    opening {
      launch(UIApplication.shared.delegate)
      let scene = UIWindowScene.host
      scene.delegate = delegate
      if delegate.window == nil, let storyboard { delegate.window = window(storyboard) }
      delegate.scene(scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
      // Some delegates put the first screen together when the scene is active.
      if delegate.window?.rootViewController == nil {
        delegate.sceneWillEnterForeground(scene)
        delegate.sceneDidBecomeActive(scene)
      }
      return delegate.window
    }
  }

  /// The same for an app without scenes.
  public static func rootViewController(_ delegate: any UIApplicationDelegate, storyboard: String?) -> UIViewController? {
    opening {
      UIApplication.shared.delegate = delegate
      if delegate.window == nil, let storyboard { delegate.window = window(storyboard) }
      launch(delegate)
      return delegate.window
    }
  }

  /// Ends the run as one that proves nothing: the app shows nothing by itself.
  public static func endWithoutRoot(_ text: String) -> Never { missing(text) }

  /// True in a run that shows an app as it opens: what it opens with lasts as long as the app does.
  public static var isOpen: Bool { UIKitRunState.current.openedWindow != nil }

  /// Takes the first screen from the app's window and from its scene. Its delegates stay: others may ask for them.
  public static func close() {
    UIKitRunState.current.openedWindow?.isShownByHost = false
    UIKitRunState.current.openedWindow?.rootViewController = nil
    UIWindowScene.host.delegate = nil
  }

  private static func launch(_ delegate: (any UIApplicationDelegate)?) {
    let application = UIApplication.shared
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
  }

  private static func window(_ storyboard: String) -> UIWindow {
    let window = UIWindow(windowScene: UIWindowScene.host)
    window.rootViewController = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
    return window
  }

  /// The host shows the controller in a window of its own: the app's window shows nothing itself, and passes on what is put into it
  /// later.
  private static func opening(_ start: () -> UIWindow?) -> UIViewController? {
    UIKitRunState.current.isOpeningApp = true
    defer { UIKitRunState.current.isOpeningApp = false }
    // A scene's delegate may keep its window under any name.
    guard let window = start() ?? UIWindow.all.last(where: { $0.rootViewController != nil }) else { return nil }
    window.isShownByHost = true
    UIKitRunState.current.openedWindow = window
    return window.rootViewController
  }
}
