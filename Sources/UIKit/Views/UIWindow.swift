import CoreGraphics
import Foundation
import HeadlessCore

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    registerWindow()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    registerWindow()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    registerWindow()
  }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The menu in front of everything, if one is open.
  var openMenu: MenuSession?
  open weak var windowScene: UIWindowScene?
  open var windowLevel: UIWindow.Level = .normal
  open var screen: UIScreen { windowScene?.screen ?? .main }
  open var isKeyWindow: Bool { UIKitRunState.current.keyWindow === self }
  open var canBecomeKey: Bool { true }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if isShownByHost, let shown = oldValue?.viewIfLoaded?.window, shown !== self {
        shown.rootViewController = rootViewController
        return
      }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if !isHidden { showRoot() }
    }
  }

  /// The host's own window shows what this window of the app has.
  var isShownByHost = false

  open func makeKeyAndVisible() {
    if isShownByHost || UIKitRunState.current.isOpeningApp { return }
    isHidden = false
    makeKey()
    showRoot()
  }
  /// Whoever shows a window need not keep it: the application does, until it is hidden (VC-15).
  open override var isHidden: Bool {
    didSet { UIKitRunState.current.keep(self, isShown: !isHidden) }
  }
  open func makeKey() { UIKitRunState.current.keyWindow = self }
  open func becomeKey() {}
  open func resignKey() {}
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// A shake that nobody kept to himself. Apps' extensions hear of it here.
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { UndoDriver.ask(in: self) }
    super.motionEnded(motion, with: event)
  }

  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Windows on screen, oldest first.
  static var all: [UIWindow] { UIKitRunState.current.windows.compactMap(\.window) }

  private static let frameHandler: Void = HostLoop.addFrameHandler(order: 10) {
    MainActor.assumeIsolated { UIWindow.layOutAll() }
    AssociatedObjects.shared.sweep()
  }

  private func registerWindow() {
    UIWindow.frameHandler
    UIKitRunState.current.windows.removeAll { $0.window == nil }
    UIKitRunState.current.windows.append(WeakWindow(window: self))
    updateSafeArea()
  }

  private static func layOutAll() {
    for window in all where !window.isHidden {
      UIWindow.deliverTraitChanges(below: window)
      window.layoutIfNeeded()
      window.flushAppearances()
    }
  }

  private func showRoot() {
    if isShownByHost || UIKitRunState.current.isOpeningApp { return }
    guard let controller = rootViewController, let view = controller.view, view.superview !== self else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    updateSafeArea()
    addSubview(view)
  }

  /// Controllers that need no layout still hear `viewIsAppearing` in this frame (VC-03).
  private func flushAppearances() {
    let waiting = UIKitRunState.current.controllersToAppear
    for controller in waiting { controller.flushIsAppearing() }
  }
}

/// A window that lives as long as somebody else keeps it.
struct WeakWindow {
  weak var window: UIWindow?
}
