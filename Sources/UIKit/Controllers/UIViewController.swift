import CoreGraphics
import Foundation
import HeadlessCore

/// Owns a view, hears when it appears, and holds other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
  UIAppearanceContainer
{
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  private var addedKeyCommands: [UIKeyCommand] = []
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? super.keyCommands : addedKeyCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  public required init?(coder: NSCoder) {
    storedNibName = nil
    nibBundle = nil
    super.init()
    takeValues(from: coder)
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open func awakeFromNib() {}
  open nonisolated func encode(with coder: NSCoder) {}
  /// Not writable, so that a class of the app's may say a name once and for all.
  open var nibName: String? { storedNibName }
  private let storedNibName: String?
  open internal(set) var nibBundle: Bundle?

  // MARK: The view
  var storedView: UIView?
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { take(newValue) }
  }
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  open func loadView() {
    if NibViewLoading.load(self) { return }
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = root
  }
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    guard storedView != nil else { preconditionFailure("loadView() of \(type(of: self)) made no view") }
    viewIsMade()
    viewDidLoad()
  }
  /// What a controller of UIKit's own needs in its view, whatever takes the place of its `viewDidLoad()`.
  func viewIsMade() {}
  /// What a container lays out itself, whatever the app does in `viewWillLayoutSubviews()`.
  func layOutOwnParts() {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.needsUpdate(of: self, in: viewIfLoaded) }
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func viewDidLoad() {}

  // MARK: Appearance
  enum AppearanceState { case disappeared, appearing, appeared, disappearing }
  var appearanceState = AppearanceState.disappeared
  var awaitsIsAppearing = false
  var appearsAnimated = false

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  /// Runs before the view's own update when it was asked for or something it read changed (CC-32).
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { askForPropertyUpdate() }
  open func updatePropertiesIfNeeded() { flushPropertyUpdate() }
  var needsPropertyUpdate = true
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated) }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isBeingPresented: Bool { presentationPhase == .presenting }
  open var isBeingDismissed: Bool { presentationPhase == .dismissing }
  open var isMovingToParent: Bool { movement == .toParent }
  open var isMovingFromParent: Bool { movement == .fromParent }
  enum Movement { case none, toParent, fromParent }
  var movement = Movement.none

  // MARK: Children
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  open var parent: UIViewController? { storedParent }
  open var children: [UIViewController] { storedChildren }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open override var next: UIResponder? { storedView?.superview ?? storedParent }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Presentation
  enum PresentationPhase { case none, presenting, dismissing }
  var presentationPhase = PresentationPhase.none
  var storedPresented: UIViewController?
  var storedPresentation: UIPresentationController?
  var customTransition: CustomTransition?
  weak var storedPresenting: UIViewController?
  open var presentedViewController: UIViewController? { storedPresented ?? storedParent?.presentedViewController }
  open var presentingViewController: UIViewController? { storedPresenting ?? storedParent?.presentingViewController }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
      customTransition?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningDelegate = OptionalMethods.taken(transitioningDelegate, .transitioning) }
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    MainThreadRule.note("present(_:animated:completion:)", of: self)
    show(presented: viewControllerToPresent, animated: flag, completion: completion)
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    MainThreadRule.note("dismiss(animated:completion:)", of: self)
    hidePresented(animated: flag, completion: completion)
  }
  open var presentationController: UIPresentationController? { presentationCompanion }
  /// There for a controller that is to be shown as a popover, or that chooses so by itself (an action sheet).
  open var popoverPresentationController: UIPopoverPresentationController? { popoverCompanion }
  open var sheetPresentationController: UISheetPresentationController? { sheetCompanion }
  /// Exchanges the views of two children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController, duration, animations, completion)
  }
  /// The device is turned by a script; nothing waits for it here.
  public class func attemptRotationToDeviceOrientation() {}
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController { split.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// The nearest controller, this one or one around it, that can perform an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender) ? self : storedParent?.targetViewController(forAction: action, sender: sender)
  }
  var coordinator: TransitionCoordinator?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinator ?? storedParent?.transitionCoordinator
  }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Containers
  /// A title is the tab's and the navigation item's, too, whatever these said before.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      tabBarItem?.take(title: title)
    }
  }
  var storedNavigationItem: UINavigationItem? { didSet { storedNavigationItem?.owner = self } }
  open var navigationItem: UINavigationItem {
    if let present = storedNavigationItem { return present }
    let made = UINavigationItem(title: title ?? "")
    storedNavigationItem = made
    return made
  }
  open var navigationController: UINavigationController? { enclosing() }
  open var tabBarController: UITabBarController? { enclosing() }
  open var splitViewController: UISplitViewController? { enclosing() }
  open var tabBarItem: UITabBarItem! = UITabBarItem() { didSet { tabBarController?.renewTabs() } }
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Long deprecated: scroll views decide by their `contentInsetAdjustmentBehavior`, which this is not asked for (iOS 11).
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero { didSet { storedView?.updateSafeArea() } }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  // MARK: Editing
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  var storedEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    storedEditButton?.showEditing(editing)
  }
  var storedEditButton: UIBarButtonItem?
  open var editButtonItem: UIBarButtonItem {
    if let present = storedEditButton { return present }
    let made = UIBarButtonItem.makeEditButton(for: self)
    storedEditButton = made
    return made
  }

  // MARK: Status bar and rotation
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func didReceiveMemoryWarning() {}

  // MARK: Traits
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { storedView?.traitsMayHaveChanged() } }
  var lastTraits: UITraitCollection?
  var traitRegistrations = TraitRegistrations()
  var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
  open var traitCollection: UITraitCollection { inheritedTraits }
  var appTraitOverrides: TraitValues? { didSet { if oldValue != appTraitOverrides { storedView?.traitsMayHaveChanged() } } }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: appTraitOverrides ?? TraitValues()) }
    set {
      UIView.overrides(newValue.values)
      appTraitOverrides = newValue.values
    }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    UIView.overrides(collection?.values)
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    parentSize
  }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: In place of content (VC-13)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { placeUnavailableContent() } }
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = storedNavigationItem?.searchController?.searchBar.text
    return state
  }
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  var unavailableView: (any UIView & UIContentView)?
  var awaitsUnavailableUpdate = false
  /// True once the screen was asked for its placeholder, or asked for an update.
  var wasAskedForUnavailable = false

  // MARK: Storyboards
  open var storyboard: UIStoryboard? { nibSource?.storyboard }
  /// Where a controller of a storyboard comes from.
  var nibSource: NibSource?
  /// What its scene holds besides views, and what starts its segues.
  var nibObjects: [AnyObject] = []
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueOfStoryboard(identifier, sender)
  }
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  /// What stands below a preview of the controller; nothing here presses hard enough for one.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open var focusGroupIdentifier: String?
  open var restoresFocusAfterTransition = true

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
}

/// Something whose size depends on others.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
