import CoreGraphics
import Foundation

/// Controllers side by side, one of them shown above the bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
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
  /// What an app sets on the bar of the list of more tabs is kept. That list is never shown: every tab has its place in the bar.
  open var moreNavigationController: UINavigationController { more }
  private lazy var more = UINavigationController()
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let shown = selectedViewController
    let new = viewControllers ?? []
    // One that stays is no child for a moment only; the one on screen leaves it when the next has come.
    let leaving = controllers.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in controllers where controller !== shown { controller.viewIfLoaded?.removeFromSuperview() }
    for controller in leaving where controller !== shown { controller.removeFromParent() }
    controllers = new
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    renewTabs()
    // What was selected stays it wherever it is now, else its place does.
    selection = controllers.firstIndex { $0 === shown } ?? (controllers.indices.contains(selection) ? selection : 0)
    show(insteadOf: shown, animated: animated) { shown in
      if leaving.contains(where: { $0 === shown }) { shown.removeFromParent() }
    }
  }
  /// The bar shows the tabs that its screens have now.
  func renewTabs() {
    bar.items = controllers.compactMap(\.tabBarItem)
    if bar.selectedItem != nil { bar.selectedItem = selectedViewController?.tabBarItem }
  }
  open var selectedIndex: Int {
    get { selection }
    set {
      guard controllers.indices.contains(newValue), newValue != selection else { return }
      let old = controllers[selection]
      selection = newValue
      show(insteadOf: old)
    }
  }
  /// A finger taps a tab: the delegate may refuse, and is told. A second tap on the tab that shows leads back to its first screen.
  @_spi(CellHarness) public func userChooses(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let chosen = controllers[index]
    tabBar(bar, didSelect: chosen.tabBarItem)
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    if index == selection {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }
  /// True if a tap on a tab has a consequence: it shows another screen, goes back to the first one, or the delegate or an override hears of it.
  @_spi(CellHarness) public func userCanChoose(_ index: Int) -> Bool {
    if index != selection { return controllers.indices.contains(index) }
    if let stack = selectedViewController as? UINavigationController, stack.viewControllers.count > 1 { return true }
    let methods = ["tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)"]
    return OptionalMethods.hasOwn("tabBar(_:didSelect:)", self)
      || (delegate.map { delegate in methods.contains { OptionalMethods.hasOwn($0, delegate) } } ?? false)
  }
  /// The user taps an item, before another controller is shown. What an override does comes in addition.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selection) ? controllers[selection] : nil }
    set { if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Hides the bar, or shows it again.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bar.isHidden = hidden
    if isViewLoaded { arrange() }
  }
  /// Whether a controller of the shown stack hides the bar for as long as it is in the stack.
  private var hidesBarForStack = false
  func shownStackMayHaveChanged() {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    let hides = stack.contains { $0.hidesBottomBarWhenPushed }
    guard hides != hidesBarForStack else { return }
    hidesBarForStack = hides
    setTabBarHidden(hides, animated: false)
  }
  open var isTabBarHidden: Bool {
    get { bar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open var customizableViewControllers: [UIViewController]?
  /// Whether the bar becomes small while content scrolls. It keeps its height here, so that rows are where they are without it.
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0, never, onScrollDown, onScrollUp
  }

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

  /// Holds both screens while the app's animator moves them.
  private weak var transitionContainer: UIView?

  /// Shows what is selected now. In a window the delegate may have the change animated, whether a finger or the app's code made it.
  private func show(
    insteadOf old: UIViewController?, animated: Bool = true, then end: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) {
    guard let old, let new = selectedViewController, old !== new, animated, isViewLoaded, view.window != nil,
      transitionContainer == nil,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    else {
      if let old, old !== selectedViewController { old.viewIfLoaded?.removeFromSuperview() }
      if isViewLoaded { showSelected() }
      if let old { end(old) }
      return
    }
    move(old, new, animator, then: end)
  }

  private func move(
    _ old: UIViewController, _ new: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
    then end: @escaping @MainActor (UIViewController) -> Void
  ) {
    let container = UIView()
    view.insertSubview(container, belowSubview: bar)
    transitionContainer = container
    bar.selectedItem = new.tabBarItem
    arrange()
    old.view.frame = container.bounds
    container.addSubview(old.view)
    new.loadViewIfNeeded()
    let transition = TransitionCoordinator(isAnimated: true, from: old, to: new)
    (old.coordinator, new.coordinator) = (transition, transition)
    old.beginTransition(false, true)
    new.beginTransition(true, true)
    let context = TransitionContext(container, .navigation, from: old, to: new, frame: container.bounds) {
      [weak self] didComplete in
      guard let self else { return }
      self.transitionContainer = nil
      if !didComplete, self.selectedViewController === new, let index = self.controllers.firstIndex(where: { $0 === old }) {
        // The user took the change back.
        self.selection = index
        new.beginTransition(false, true)
        old.beginTransition(true, true)
      }
      for controller in [old, new] where controller !== self.selectedViewController {
        controller.viewIfLoaded?.removeFromSuperview()
      }
      self.showSelected()
      container.removeFromSuperview()
      for controller in [old, new] where controller.coordinator === transition {
        controller.coordinator = nil
        controller.endTransition()
      }
      if self.selectedViewController !== old { end(old) }
      transition.finish()
    }
    context.coordinator = transition
    context.begin(animator, ledBy: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  private func showSelected() {
    guard let content = selectedViewController?.view else { return }
    shownStackMayHaveChanged()
    view.insertSubview(content, belowSubview: bar)
    bar.selectedItem = selectedViewController?.tabBarItem
    arrange()
  }

  private func arrange() {
    let height = bar.isHidden ? 0 : 49 + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    let place = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - height)
    transitionContainer?.frame = place
    // The app's animator places what it moves.
    guard transitionContainer == nil else { return }
    selectedViewController?.viewIfLoaded?.frame = place
  }
}
