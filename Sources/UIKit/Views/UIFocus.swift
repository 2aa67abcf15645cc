import Foundation

/// A change of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  public override init() { super.init() }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var previouslyFocusedItem: (any UIFocusEnvironment)? { nil }
  open var nextFocusedItem: (any UIFocusEnvironment)? { nil }
  open var focusHeading: UIFocusHeading { [] }
}

/// Animations that go with a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// Which way the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
