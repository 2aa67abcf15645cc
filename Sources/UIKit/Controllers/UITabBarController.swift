import CoreGraphics
import Foundation

/// Controllers side by side, one of them shown above the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var selection = 0
  private let bar = UITabBar()
  private var givenTabs: [UITab] = []

  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .tabBar) }
  }
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open var tabBar: UITabBar { bar }
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in controllers {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    controllers = viewControllers ?? []
    for controller in controllers {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = controllers.compactMap(\.tabBarItem)
    selection = min(selection, max(0, controllers.count - 1))
    if isViewLoaded { showSelected() }
  }
  open var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = controllers[selection]
      selection = newValue
      old.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { showSelected() }
    }
  }
  /// A finger taps a tab: the delegate may refuse, and is told. A second tap on the tab that shows leads back to its first screen.
  @_spi(CellHarness) public func userChooses(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let chosen = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    if index == selection {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set { if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Hides the bar, or shows it again.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    if isViewLoaded { arrange() }
  }
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open var customizableViewControllers: [UIViewController]?

  // MARK: Tabs by description

  public enum Mode: Int, Sendable {
    case automatic = 0, tabBar, tabSidebar
  }
  open var mode: Mode = .automatic
  /// The tabs that make their controllers; groups show their first one.
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    givenTabs = tabs
    setViewControllers(tabs.compactMap(\.shownController), animated: animated)
  }
  open var selectedTab: UITab? {
    get { givenTabs.first { $0.shownController === selectedViewController } }
    set { selectedViewController = newValue?.shownController }
  }
  open func tab(forIdentifier identifier: String) -> UITab? { givenTabs.lazy.compactMap { $0.tab(identifier) }.first }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    showSelected()
  }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func layOutOwnParts() { arrange() }

  private func showSelected() {
    guard let content = selectedViewController?.view else { return }
    view.insertSubview(content, belowSubview: bar)
    bar.selectedItem = selectedViewController?.tabBarItem
    arrange()
  }

  private func arrange() {
    let height = bar.isHidden ? 0 : 49 + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selectedViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
  }
}
