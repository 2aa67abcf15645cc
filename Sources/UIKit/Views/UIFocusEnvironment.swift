import CoreGraphics
import Foundation
import QuartzCore

/// Something the focus can go into, on a tablet whose keyboard moves it.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// How a view shows that it has the focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject, NSCopying {
  public override init() { super.init() }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A halo round the focused view.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) { self.init() }
  public convenience init(path bezierPath: UIBezierPath) { self.init() }
  open weak var referenceView: UIView?
  open weak var containerView: UIView?
}

/// A rectangle that leads the focus on.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
