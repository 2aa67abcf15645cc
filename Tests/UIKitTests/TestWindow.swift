import HeadlessCore
@_spi(CellHarness) import UIKit

/// A window of a test in a run of its own. Both begin when the test first asks for the window: the making of a suite and its test are two
/// turns of the main actor, and another test may have its turn between them.
@MainActor final class TestWindow {
  private(set) lazy var window: UIWindow = {
    RunState.begin()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    HostLoop.settle()
    return window
  }()

  /// The window's root.
  private(set) lazy var root: UIViewController = {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    HostLoop.settle()
    return root
  }()
}
