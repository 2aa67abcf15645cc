import CoreGraphics
import Foundation

/// The bar below a navigation stack.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle: UIBarStyle = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Where the delegate says the bar is; at the bottom without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  // MARK: Pictures: what a bar at a place gets, or else the one that is set for any place

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds[Place(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[Place(position: topOrBottom, metrics: barMetrics)] ?? backgrounds[Place(position: .any, metrics: barMetrics)]
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] ?? shadows[.any] }

  private struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }
  private var backgrounds: [Place: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// How a toolbar looks. It is kept, as the look of all bars is.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  override func blank() -> UIBarAppearance { UIToolbarAppearance() }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
