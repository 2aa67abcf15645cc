import CoreGraphics
import Foundation

/// The bar above a navigation stack. It takes room and touches. Views of the app's own stand in it; what else it shows is kept in its
/// items.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Who is asked before items come and go by `pushItem` and `popItem`. A navigation controller moves its screens by itself and asks nobody.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Where the delegate says the bar is; at the top without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var barStyle: UIBarStyle = .default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgroundImages: [Int: UIImage] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics.rawValue] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }
  /// At whatever place the bar stands: it stands at the top here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  /// Views of items that stand in the bar now.
  var placedViews: [UIView] = []

  /// 44 points, and 52 more for a large title.
  var height: CGFloat {
    guard prefersLargeTitles, let item = topItem else { return 44 }
    switch item.largeTitleDisplayMode {
    case .never, .inline: return 44
    case .automatic, .always: return 96
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeCustomViews()
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
  /// As it was called before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// How bars look.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
  public override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Looks of one kind of bar for another: what both have is taken over.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { CopiedLooks.of { self.copied() } }
  // Foundation's own would be as near as the one below.
  @_disfavoredOverload
  open override nonisolated func copy() -> Any { copy(with: nil) }
  /// The same looks, to be changed alone.
  public nonisolated func copy() -> Self { copy(with: nil) as? Self ?? self }
  func blank() -> UIBarAppearance { UIBarAppearance() }
  private func copied() -> UIBarAppearance {
    let copy = blank()
    copy.take(self)
    return copy
  }
  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
  override func blank() -> UIBarAppearance { UINavigationBarAppearance() }
  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// Hears of the items of a bar that stands in a view of the app's own.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// All methods are optional.
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
}
