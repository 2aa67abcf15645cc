import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Apps as they open: delegates are told in UIKit's order, and the host shows what they put into their window.
@Suite("Apps as they open", .serialized) @MainActor struct OpenedAppTests {
  private final class Controller: UIViewController {
    var appearances = 0
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearances += 1
    }
  }

  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let root = Controller()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(frame: scene.coordinateSpace.bounds)
      window?.windowScene = scene
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
  }

  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will")
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did")
      window = UIWindow()
      window?.rootViewController = Controller()
      return true
    }
  }

  private final class NamedDelegate: UIResponder, UIWindowSceneDelegate {
    private var main: UIWindow?
    let root = Controller()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      main = UIWindow()
      main?.rootViewController = root
      main?.makeKeyAndVisible()
    }
  }

  @Test("VC-16 a scene's delegate without a property `window` opens the window that it keeps under another name")
  func namedWindow() {
    RunState.begin(RunConfiguration())
    let delegate = NamedDelegate()
    #expect(OpenedApp.rootViewController(delegate, storyboard: nil) === delegate.root)
  }

  @Test("The scene's delegate is told once; its controller appears in the host's window only, and so does a later one")
  func scene() throws {
    RunState.begin(RunConfiguration())
    let delegate = Delegate()
    let root = try #require(OpenedApp.rootViewController(delegate, storyboard: nil))
    #expect(root === delegate.root && delegate.root.appearances == 0)
    let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    host.rootViewController = root
    host.makeKeyAndVisible()
    HostLoop.settle()
    #expect(delegate.root.appearances == 1 && delegate.window?.rootViewController === root)
    let next = Controller()
    delegate.window?.rootViewController = next
    HostLoop.settle()
    #expect(host.rootViewController === next && next.appearances == 1)
    OpenedApp.close()
    #expect(delegate.window?.rootViewController == nil)
  }

  @Test("An app without scenes is told of the launch, before and after")
  func application() {
    RunState.begin(RunConfiguration())
    let delegate = OldDelegate()
    let root = OpenedApp.rootViewController(delegate, storyboard: nil)
    #expect(delegate.calls == ["will", "did"] && root is Controller)
    #expect(UIApplication.shared.delegate === delegate)
  }

  @Test("An app that shows nothing has no first screen")
  func nothing() {
    final class Empty: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
    RunState.begin(RunConfiguration())
    #expect(OpenedApp.rootViewController(Empty(), storyboard: nil) == nil && !OpenedApp.isOpen)
  }

  @Test("A bar by itself keeps the items it is given")
  func bar() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "a")], animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    #expect(bar.popItem(animated: false)?.title == "b" && bar.items?.count == 1)
  }
}
