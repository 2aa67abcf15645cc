import CoreGraphics
import Foundation
import HeadlessCore

/// A stack of controllers; the topmost shows below the bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .navigation) }
  }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The tab of the first screen of the stack, until the navigation controller has got one of its own.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTab ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTab = true
      super.tabBarItem = newValue
    }
  }
  private var hasOwnTab = false
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var navigationBar: UINavigationBar { bar }
  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    barHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }
  open var toolbar: UIToolbar! { bottomBar }
  private let bottomBar = UIToolbar()
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }
  /// The one of version 26, which begins anywhere on the screen. Neither goes back here: scripts go back by the bar's button.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { contentPopRecognizer }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    MainThreadRule.note("pushViewController(_:animated:)", of: self)
    guard !stack.contains(where: { $0 === viewController }) else {
      preconditionFailure(
        "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))")
    }
    change(to: stack + [viewController], animated: animated)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: stack.dropLast(), animated: animated)
    return top
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let gone = Array(stack.dropFirst())
    change(to: [stack[0]], animated: animated)
    return gone
  }
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // Extensions of apps override what is `dynamic` here, which only Objective-C can do: one that is compiled here takes its place.
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  override func viewIsMade() { view.addSubview(bar) }
  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    placeFirst()
  }
  open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func layOutOwnParts() {
    placeFirst()
    arrange()
  }

  private var stack: [UIViewController] = []
  private let bar = UINavigationBar()
  private var barHidden = false
  private var hasPlaced = false
  /// Holds both screens while the app's animator moves them.
  private weak var transitionContainer: UIView?
  private let popRecognizer = UIScreenEdgePanGestureRecognizer()
  private lazy var contentPopRecognizer = UIPanGestureRecognizer()
}

extension UINavigationController {
  private func setStack(_ new: [UIViewController]) {
    stack = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = new.map(\.navigationItem)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let oldTop = old.last
    let newTop = new.last
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    let arriving = new.filter { $0.parent !== self }
    stack = new
    for controller in arriving { addChild(controller) }
    bar.items = new.map(\.navigationItem)
    tabBarController?.shownStackMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
    guard oldTop !== newTop, isViewLoaded, view.window != nil else {
      if isViewLoaded, oldTop !== newTop {
        oldTop?.viewIfLoaded?.removeFromSuperview()
        if let newTop { place(newTop) }
      }
      for controller in arriving { controller.didMove(toParent: self) }
      for controller in leaving { controller.removeFromParent() }
      return
    }
    let animator = animated ? askForAnimator(from: oldTop, to: newTop, isPush: !old.contains { $0 === newTop }) : nil
    let transition = TransitionCoordinator(isAnimated: animated, from: oldTop, to: newTop)
    oldTop?.coordinator = transition
    newTop?.coordinator = transition
    oldTop?.movement = leaving.contains { $0 === oldTop } ? .fromParent : .none
    newTop?.movement = arriving.contains { $0 === newTop } ? .toParent : .none
    newTop?.loadViewIfNeeded()
    oldTop?.beginTransition(false, animated)
    newTop?.beginTransition(true, animated)
    if let newTop {
      delegate?.navigationController(self, willShow: newTop, animated: animated)
      if animator == nil { place(newTop) }
    }
    let end: @MainActor () -> Void = { [weak self] in
      // A later change may have brought the old one back before this one ended.
      if self?.stack.last !== oldTop { oldTop?.viewIfLoaded?.removeFromSuperview() }
      for controller in [oldTop, newTop] where controller?.coordinator === transition {
        controller?.coordinator = nil
        controller?.endTransition()
        controller?.movement = .none
      }
      for controller in arriving { controller.didMove(toParent: self) }
      for controller in leaving { controller.removeFromParent() }
      transition.finish()
      if let self, let newTop { self.delegate?.navigationController(self, didShow: newTop, animated: animated) }
    }
    guard let animator, let oldTop, let newTop else {
      return UIView.later(transition.transitionDuration, "navigation transition", end)
    }
    move(oldTop, newTop, animator, transition) { [weak self] didComplete in
      guard !didComplete, let self, self.stack.last === newTop else { return end() }
      // The user took the change back.
      self.stack = old
      self.bar.items = old.map(\.navigationItem)
      self.tabBarController?.shownStackMayHaveChanged()
      newTop.viewIfLoaded?.removeFromSuperview()
      self.place(oldTop)
      newTop.beginTransition(false, animated)
      oldTop.beginTransition(true, animated)
      for controller in [oldTop, newTop] {
        controller.coordinator = nil
        controller.endTransition()
        controller.movement = .none
      }
      for controller in arriving { controller.removeFromParent() }
      for controller in leaving { controller.didMove(toParent: self) }
      transition.finish()
    }
  }

  private func askForAnimator(
    from old: UIViewController?, to new: UIViewController?, isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old, let new, transitionContainer == nil else { return nil }
    return delegate?.navigationController(self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
  }

  /// Lets the app's animator change the screens, in a view that stands in for their place.
  private func move(
    _ old: UIViewController, _ new: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning,
    _ transition: TransitionCoordinator, then end: @escaping @MainActor (Bool) -> Void
  ) {
    let container = UIView()
    view.insertSubview(container, belowSubview: bar)
    transitionContainer = container
    arrange()
    old.view.frame = container.bounds
    container.addSubview(old.view)
    let context = TransitionContext(container, .navigation, from: old, to: new, frame: container.bounds) {
      [weak self, weak new] didComplete in
      self?.transitionContainer = nil
      if didComplete, let self, let new, self.stack.last === new { self.place(new) }
      end(didComplete)
      container.removeFromSuperview()
    }
    context.coordinator = transition
    context.begin(animator, ledBy: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// The screen that was there before the view.
  private func placeFirst() {
    guard !hasPlaced, let top = stack.last else { return }
    place(top)
  }

  private func place(_ controller: UIViewController) {
    hasPlaced = true
    guard let content = controller.view else { return }
    content.autoresizingMask = []
    view.insertSubview(content, belowSubview: bar)
    arrange()
  }

  /// The content stands below the bar, as below an opaque one: rows never hide behind it.
  private func arrange() {
    guard let root = viewIfLoaded else { return }
    let height = barHidden ? 0 : bar.height + root.safeAreaInsets.top
    bar.isHidden = barHidden
    bar.frame = CGRect(x: 0, y: 0, width: root.bounds.width, height: height)
    let place = CGRect(x: 0, y: height, width: root.bounds.width, height: root.bounds.height - height)
    transitionContainer?.frame = place
    if let content = stack.last?.viewIfLoaded, content.superview === root { content.frame = place }
  }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}
