import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Who keeps a window, and what an app's delegates need not have.
@Suite("Windows that are shown", .serialized) @MainActor struct ShownWindowTests {
  @Test("VC-15 the application keeps a window that is shown, and lets a hidden one go")
  func kept() throws {
    RunState.begin()
    weak var kept: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      kept = window
    }
    HostLoop.settle()
    #expect(kept?.rootViewController?.view.window != nil)
    #expect(UIWindow.all.contains { $0 === kept })
    kept?.isHidden = true
    HostLoop.settle()
    #expect(kept == nil && UIWindow.all.isEmpty)
  }

  @Test("VC-15 a window that nobody showed goes with whoever made it")
  func neverShown() {
    RunState.begin()
    _ = UIWindow(frame: .zero)
    #expect(UIWindow.all.isEmpty)
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test("VC-16 delegates need neither a window nor a method of their own; `main()` comes with the protocol")
  func optionalRequirements() throws {
    let scene: (any UIWindowSceneDelegate)? = SceneDelegate()
    #expect(scene?.window == nil)
    let app: (any UIApplicationDelegate)? = AppDelegate()
    #expect(app?.application(.shared, didFinishLaunchingWithOptions: nil) == true)
    // `main()` comes with the protocol; calling it would start the app.
    let main: @MainActor () -> Void = AppDelegate.main
    #expect("\(type(of: main))".contains("()"))
  }
}
