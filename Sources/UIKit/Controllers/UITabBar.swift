import CoreGraphics
import Foundation

/// A bar of tabs: a tab bar controller's own, or one that stands in a view and tells its delegate.
@preconcurrency @MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var barStyle: UIBarStyle = .default
  open var itemPositioning: ItemPositioning = .automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0, fill, centered
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

  /// A finger taps an item.
  @_spi(CellHarness) public func userChooses(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// All methods are optional.
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  open var stackedItemSpacing: CGFloat = 0
  open var stackedItemWidth: CGFloat = 0
  override func blank() -> UIBarAppearance { UITabBarAppearance() }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemSpacing = other.stackedItemSpacing
    stackedItemWidth = other.stackedItemWidth
  }
}
