import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// What the system and the user do to the app as a whole.
@_spi(CellHarness) @MainActor public enum SystemDriver {
  /// Memory runs short: the app's delegate, the observers of the notification and every controller hear of it.
  package static func simulateMemoryWarning(in window: UIWindow) {
    UIApplication.shared.delegate?.applicationDidReceiveMemoryWarning(UIApplication.shared)
    post(UIApplication.DidReceiveMemoryWarningMessage())
    window.rootViewController?.forwardMemoryWarning()
  }

  /// A screen that fills the window comes in front of the controller.
  package static func cover(_ root: UIViewController) { tell(root, isAppearing: false) }

  /// It goes away again.
  package static func uncover(_ root: UIViewController) { tell(root, isAppearing: true) }

  private static func tell(_ root: UIViewController, isAppearing: Bool) {
    root.beginAppearanceTransition(isAppearing, animated: false)
    root.endAppearanceTransition()
  }

  // MARK: Phases

  /// True while the app gets no touches.
  package static var isInBackground: Bool { UIApplication.shared.storedState == .background }

  /// The user leaves: the app becomes inactive, then goes to the background. Scenes hear before the app does.
  package static func enterBackground() {
    let application = UIApplication.shared
    become(.inactive)
    tellScenes(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.WillResignActiveMessage())
    HostLoop.runFrames()
    become(.background)
    tellScenes(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.DidEnterBackgroundMessage())
  }

  /// The user comes back: the app is inactive for a moment, then active.
  package static func enterForeground() {
    let application = UIApplication.shared
    tellScenes(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.WillEnterForegroundMessage())
    become(.inactive)
    HostLoop.runFrames()
    become(.active)
    tellScenes(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.DidBecomeActiveMessage())
  }

  /// The app closes the one scene: that goes to the background, is disconnected, and its windows are gone.
  static func closeScene() {
    let scene = UIWindowScene.host
    guard scene.isConnected else { return }
    if UIApplication.shared.storedState == .active { enterBackground() }
    scene.isConnected = false
    tellScenes(UIScene.didDisconnectNotification) { $0.sceneDidDisconnect($1) }
    // There is one scene, so windows that name none are in it, too.
    for window in UIWindow.all where window.windowScene === scene || window.windowScene == nil { window.isHidden = true }
    UIApplication.shared.delegate?.application(UIApplication.shared, didDiscardSceneSessions: [UISceneSession.host])
  }

  private static func become(_ state: UIApplication.State) {
    UIApplication.shared.storedState = state
    for window in UIWindow.all { window.tellSurroundingsChanged() }
  }

  private static func tellScenes(_ name: NSNotification.Name, _ tell: (any UISceneDelegate, UIScene) -> Void) {
    let scene = UIWindowScene.host
    if let delegate = scene.delegate { tell(delegate, scene) }
    NotificationCenter.default.post(name: name, object: scene)
  }

  /// Observers of the notification hear of it, and those of the message: Foundation for Linux does not tell one by the other.
  private static func post<Message: _ApplicationMessage>(_ message: Message) {
    NotificationCenter.default.post(name: Message.notificationName, object: UIApplication.shared)
    guard !NotificationCenter.default.hasObserverOfAllNames else { return }
    NotificationCenter.default.post(message, subject: UIApplication.shared)
  }

  // MARK: Settings

  /// The user changes a setting of the system; views and controllers hear of it before the next layout (VC-14).
  package static func change(_ change: TraitChange) {
    var values = UITraitCollection.base.values
    switch change {
    case .textSize(let size): values.category = size.category
    case .dark(let on): values.style = on ? .dark : .light
    case .rightToLeft(let on): values.direction = on ? .rightToLeft : .leftToRight
    case .boldText(let on): values.weight = on ? .bold : .regular
    case .highContrast(let on): values.contrast = on ? .high : .normal
    }
    use(values)
    let center = NotificationCenter.default
    switch change {
    case .textSize(let size):
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: size.category])
    case .boldText: center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    case .highContrast: center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    case .dark, .rightToLeft: break
    }
  }

  private static func use(_ values: TraitValues) {
    UITraitCollection.base = UITraitCollection(values: values)
    UITraitCollection.current = UITraitCollection.base
    TextMetrics.isBoldText = values.weight == .bold
    for window in UIWindow.all { window.traitsMayHaveChanged() }
  }

  // MARK: Rotation

  /// The user turns the device: controllers hear what will be, then the window has its new size and traits.
  /// - Parameter runsFrames: False where it is the app that asks, whose frames come by themselves.
  /// - Returns: False if the controller in front does not support the orientation.
  package static func rotate(to orientation: Orientation, in window: UIWindow, runsFrames: Bool = true) -> Bool {
    let isLandscape = orientation == .landscape
    let wanted: UIInterfaceOrientation = isLandscape ? .landscapeRight : .portrait
    guard let root = window.rootViewController, root.front.supports(wanted) else { return false }
    let old = window.bounds.size
    guard (old.width > old.height) != isLandscape else { return true }
    let size = CGSize(width: old.height, height: old.width)
    var values = UITraitCollection.base.values
    if values.idiom != .pad {
      values.vertical = isLandscape ? .compact : .regular
      // Large phones are wide enough for two columns when they lie on their side.
      values.horizontal = isLandscape && size.height > 410 ? .regular : .compact
    }
    let new = UITraitCollection(values: values)
    let transition = TransitionCoordinator(isAnimated: true, changesSize: true)
    let controllers = root.presentationChain
    for controller in controllers {
      controller.coordinator = transition
      let presentation = controller.customTransition?.controller
      if new != UITraitCollection.base {
        presentation?.willTransition(to: new, with: transition)
        controller.willTransition(to: new, with: transition)
      }
      presentation?.viewWillTransition(to: size, with: transition)
      controller.viewWillTransition(to: size, with: transition)
    }
    UIWindowScene.host.storedOrientation = wanted
    RunState.current.configuration.windowSize = [Double(size.width), Double(size.height)]
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    window.frame = CGRect(origin: window.frame.origin, size: size)
    use(values)
    transition.runAnimations()
    if runsFrames { HostLoop.runFrames() }
    UIView.later(transition.transitionDuration, "rotation") {
      for controller in controllers { controller.coordinator = nil }
      transition.finish()
    }
    return true
  }
}

extension UIViewController {
  fileprivate func forwardMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.forwardMemoryWarning() }
    storedPresented?.forwardMemoryWarning()
  }

  /// This controller and those presented above it, outermost last.
  fileprivate var presentationChain: [UIViewController] { [self] + (storedPresented?.presentationChain ?? []) }

  /// The presented controller that covers the screen, or this one.
  fileprivate var front: UIViewController {
    presentationChain.last { !($0 is UIAlertController) && $0.modalPresentationStyle == .fullScreen } ?? self
  }

  fileprivate func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    shouldAutorotate
      && supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}

extension TraitValues {
  /// The device and its user's settings as a run finds them.
  init(_ traits: HostTraits) {
    self = UITraitCollection.standard.values
    style = traits.isDark ? .dark : .light
    direction = traits.isRightToLeft ? .rightToLeft : .leftToRight
    contrast = traits.isHighContrast ? .high : .normal
    weight = traits.isBoldText ? .bold : .regular
    category = traits.textSize.category
    scale = CGFloat(traits.pixels)
    if traits.device.isTablet {
      idiom = .pad
      horizontal = .regular
    }
  }
}

extension PreferredTextSize {
  fileprivate var category: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}
