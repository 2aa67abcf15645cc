import CoreGraphics
import Foundation

// How the items of bars look. Bars are no part of an item's appearance: what is set is kept.

/// The look of a bar's button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public override init() { super.init() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var backgroundImage: UIImage?
}

/// The look of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
  open internal(set) var normal = UIBarButtonItemStateAppearance()
  open internal(set) var highlighted = UIBarButtonItemStateAppearance()
  open internal(set) var disabled = UIBarButtonItemStateAppearance()
  open internal(set) var focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  public override init() { super.init() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar's tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public override init() { super.init() }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
