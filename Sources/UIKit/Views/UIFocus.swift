import Foundation

/// A change of the focus.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  public override init() { super.init() }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

/// Animations that go with a change of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  public override init() { super.init() }
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
