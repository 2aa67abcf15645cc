import Foundation
import HeadlessCore

/// A change of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  public override init() { super.init() }
  init(previous: UIView?, next: UIView?, heading: UIFocusHeading) {
    previousView = previous
    nextView = next
    self.heading = heading
    super.init()
  }

  private weak var previousView: UIView?
  private weak var nextView: UIView?
  private var heading: UIFocusHeading = []

  open var previouslyFocusedView: UIView? { previousView }
  open var nextFocusedView: UIView? { nextView }
  open var previouslyFocusedItem: (any UIFocusItem)? { previousView }
  open var nextFocusedItem: (any UIFocusItem)? { nextView }
  open var focusHeading: UIFocusHeading { heading }
}

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 64)
  public static let last = UIFocusHeading(rawValue: 128)
}

/// Animations that go with a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// Who decides where the focus is: on a tablet with a keyboard (FOC-03). A phone has none.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    FocusDriver.isThere ? UIKitRunState.current.focusSystem : nil
  }
  /// Whether one environment stands in another, or is it.
  open class func environment(_ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment) -> Bool {
    environment.contains(otherEnvironment)
  }
  /// Posted when the focus has moved.
  open class var didUpdateNotification: NSNotification.Name { NSNotification.Name("UIFocusDidUpdateNotification") }
  /// Posted when a key did not move it, because the app did not want that.
  open class var movementDidFailNotification: NSNotification.Name { NSNotification.Name("UIFocusMovementDidFailNotification") }
  /// Where a notification has the change.
  open class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  open var focusedItem: (any UIFocusItem)? { FocusDriver.focusedView(in: nil) }
  /// Where the focus goes with the next update.
  private var requested: (any UIFocusEnvironment)?
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    let isPending = requested != nil
    requested = environment
    if !isPending { HostLoop.schedule(after: 0, label: "an update of the focus") { [weak self] in self?.updateFocusIfNeeded() } }
  }
  /// What is in an environment that has the focus is to be decided again; an environment without it has no say.
  func needsUpdate(of environment: any UIFocusEnvironment, in view: UIView?) {
    guard let view, let focused = FocusDriver.focusedView(in: view.window), focused.isDescendant(of: view) else { return }
    requestFocusUpdate(to: environment)
  }
  open func updateFocusIfNeeded() {
    guard let environment = requested else { return }
    requested = nil
    FocusDriver.move(into: environment)
  }
}
