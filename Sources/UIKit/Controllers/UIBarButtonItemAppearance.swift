import CoreGraphics
import Foundation

// How the items of bars look. Bars are no part of an item's appearance: what is set is kept.

/// The look of a bar's button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  public override init() { super.init() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var backgroundImage: UIImage?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}

/// The look of a bar's buttons.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
  open internal(set) var normal = UIBarButtonItemStateAppearance()
  open internal(set) var highlighted = UIBarButtonItemStateAppearance()
  open internal(set) var disabled = UIBarButtonItemStateAppearance()
  open internal(set) var focused = UIBarButtonItemStateAppearance()
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { CopiedLooks.of { self.copied() } }
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// Looks are the main thread's, as all of UIKit is; copies of them are asked for by code that does not say so.
struct CopiedLooks: @unchecked Sendable {
  private var looks: Any
  static func of(_ copy: @MainActor () -> Any) -> Any { MainActor.assumeIsolated { CopiedLooks(looks: copy()) }.looks }
}

/// The look of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  public override init() { super.init() }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The look of a bar's tabs.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying {
  public override init() { super.init() }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { CopiedLooks.of { self.copied() } }
  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
