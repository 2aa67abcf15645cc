import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Surroundings", .serialized) struct AppSurroundingsTests {
  private let history = History()

  /// Writes down what a controller hears.
  private final class Hearing: UIViewController {
    let history: History
    init(_ history: History) {
      self.history = history
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      history.add("willTransition vertical:\(newCollection.verticalSizeClass == .compact)")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      history.add("size \(Int(size.width))×\(Int(size.height)) from \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [history, weak self] _ in history.add("alongside \(Int(self?.view.window?.bounds.width ?? 0))") },
        completion: { [history] _ in history.add("completed") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      history.add("traits changed")
    }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      history.add("memory")
    }
  }

  private func shown() -> (UIWindow, Hearing) {
    RunState.begin()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = Hearing(history)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostLoop.settle()
    _ = history.take()
    return (window, controller)
  }

  private func restore(_ window: UIWindow) {
    window.isHidden = true
    RunState.begin()
  }

  @Test("VC-14 rotation: controllers hear traits and size first, then the window turns, then what runs alongside, then the end")
  func rotation() {
    let (window, controller) = shown()
    defer { restore(window) }
    #expect(SystemDriver.rotate(to: .landscape, in: window))
    HostLoop.settle()
    #expect(
      history.take() == [
        "willTransition vertical:true", "size 844×390 from 390", "alongside 844", "traits changed", "completed",
      ])
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(UIScreen.main.bounds.width == 844)
    #expect(UIWindowScene.host.interfaceOrientation.isLandscape)
    #expect(SystemDriver.rotate(to: .landscape, in: window))
    #expect(history.take() == [])
  }

  @Test("An app turns its window, unless the controller in front does not support it")
  func geometry() {
    let (window, controller) = shown()
    defer { restore(window) }
    let scene = UIWindowScene.host
    window.windowScene = scene
    var refusals = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
    HostLoop.settle()
    #expect(
      controller.view.bounds.size == CGSize(width: 844, height: 390) && scene.effectiveGeometry.interfaceOrientation.isLandscape)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in refusals += 1 }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in refusals += 1 }
    HostLoop.settle()
    #expect(refusals == 0 && controller.view.bounds.size == CGSize(width: 390, height: 844))
    _ = history.take()
  }

  @Test("An app without scenes turns its window, too")
  func geometryWithoutScenes() {
    let (window, controller) = shown()
    defer { restore(window) }
    #expect(window.windowScene == nil && UIWindowScene.host.keyWindow == nil)
    var refusals = 0
    UIWindowScene.host.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
    HostLoop.settle()
    #expect(refusals == 0 && controller.view.bounds.size == CGSize(width: 844, height: 390))
    UIWindowScene.host.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in refusals += 1 }
    HostLoop.settle()
    _ = history.take()
  }

  @Test("A controller that supports only portrait does not turn")
  func portraitOnly() {
    final class Portrait: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let (window, _) = shown()
    defer { restore(window) }
    window.rootViewController = Portrait()
    #expect(!SystemDriver.rotate(to: .landscape, in: window))
    #expect(window.bounds.width == 390)
  }

  @Test("VC-14 a setting reaches registered observers and traitCollectionDidChange before the next layout, once")
  func settings() {
    let (window, controller) = shown()
    defer { restore(window) }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      [history] (controller: Hearing, old: UITraitCollection) in
      history.add("style \(old.userInterfaceStyle.rawValue)→\(controller.traitCollection.userInterfaceStyle.rawValue)")
    }
    SystemDriver.change(.dark(true))
    HostLoop.settle()
    #expect(history.take() == ["traits changed", "style 1→2"])
    SystemDriver.change(.textSize(.accessibilityLarge))
    HostLoop.settle()
    #expect(history.take() == ["traits changed"])
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    SystemDriver.change(.rightToLeft(true))
    SystemDriver.change(.boldText(true))
    SystemDriver.change(.highContrast(true))
    HostLoop.settle()
    let traits = controller.traitCollection
    #expect(traits.layoutDirection == .rightToLeft && traits.legibilityWeight == .bold && traits.accessibilityContrast == .high)
  }

  @Test("Trait overrides reach everything below, and go again")
  func overrides() {
    let (window, controller) = shown()
    defer { restore(window) }
    let inner = UIView()
    controller.view.addSubview(inner)
    controller.view.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(controller.view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    controller.view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    controller.traitOverrides.preferredContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    HostLoop.settle()
    #expect(history.take().contains("traits changed"))
  }

  @Test("CC-11 CC-14 cells are configured again when a trait changes, each once")
  func cells() {
    let screen = ListScreen(rows: [0, 1])
    defer { restore(screen.window) }
    var updates: [String: Int] = [:]
    for (index, cell) in screen.list.visibleCells.enumerated() {
      cell.configurationUpdateHandler = { _, _ in updates["\(index)", default: 0] += 1 }
    }
    HostLoop.settle()
    updates = [:]
    SystemDriver.change(.dark(true))
    HostLoop.settle()
    #expect(updates == ["0": 1, "1": 1])
    let state = screen.list.cellForItem(at: IndexPath(item: 0, section: 0))?.configurationState
    #expect(state?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("Leaving and coming back: scenes hear before the app, the state changes in between")
  func phases() {
    let (window, _) = shown()
    defer { restore(window) }
    let names: [(NSNotification.Name, String)] = [
      (UIScene.willDeactivateNotification, "scene will deactivate"),
      (UIApplication.willResignActiveNotification, "app will resign"),
      (UIScene.didEnterBackgroundNotification, "scene did enter background"),
      (UIApplication.didEnterBackgroundNotification, "app did enter background"),
      (UIScene.willEnterForegroundNotification, "scene will enter foreground"),
      (UIApplication.willEnterForegroundNotification, "app will enter foreground"),
      (UIScene.didActivateNotification, "scene did activate"),
      (UIApplication.didBecomeActiveNotification, "app did become active"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [history] _ in
        MainActor.assumeIsolated { history.add("\(text) \(UIApplication.shared.applicationState)") }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    SystemDriver.enterBackground()
    #expect(
      history.take() == [
        "scene will deactivate inactive", "app will resign inactive", "scene did enter background background",
        "app did enter background background",
      ])
    #expect(SystemDriver.isInBackground)
    SystemDriver.enterForeground()
    #expect(
      history.take() == [
        "scene will enter foreground background", "app will enter foreground background", "scene did activate active",
        "app did become active active",
      ])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A memory warning reaches every controller and the observers")
  func memory() {
    let (window, controller) = shown()
    defer { restore(window) }
    controller.addChild(Hearing(history))
    SystemDriver.simulateMemoryWarning(in: window)
    #expect(history.take() == ["memory", "memory"])
  }

  @Test("A pull begins refreshing and sends valueChanged, once until it ends")
  func refreshing() {
    let (window, controller) = shown()
    defer { restore(window) }
    let scroll = UIScrollView(frame: window.bounds)
    let control = UIRefreshControl(frame: .zero, primaryAction: nil)
    control.addAction(UIAction { [history] _ in history.add("refresh") }, for: .valueChanged)
    #expect(!ScrollDriver.canPullToRefresh(scroll))
    scroll.refreshControl = control
    controller.view.addSubview(scroll)
    ScrollDriver.pullToRefresh(scroll)
    ScrollDriver.pullToRefresh(scroll)
    #expect(control.isRefreshing)
    control.endRefreshing()
    ScrollDriver.pullToRefresh(scroll)
    #expect(history.take() == ["refresh", "refresh"])
  }
}
