import CoreGraphics
import Foundation
import HeadlessCore

/// A view whose content is larger than itself: scrolling moves the origin of its bounds.
@preconcurrency @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide") }
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide") }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    takeValues(from: coder, as: UIScrollView.self)
  }
  override var scrollsSubviews: Bool { true }
  override var scrolledText: String? { scrolledOffset.map { "\(UIView.text($0.x)) \(UIView.text($0.y))" } }

  /// Lists and text views offer it under their own delegate's type, so the property itself is not a member of the class.
  weak var scrollDelegate: (any UIScrollViewDelegate)?

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { move(to: newValue) }
  }
  open var contentSize: CGSize = .zero {
    didSet { if oldValue != contentSize { contentSizeDidChange() } }
  }
  open var contentInset: UIEdgeInsets = .zero { didSet { adjustedInsetMayHaveChanged() } }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }
  open var adjustedContentInset: UIEdgeInsets {
    var result = contentInset
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return result
    case .always:
      result.left += safe.left
      result.right += safe.right
    case .automatic, .scrollableAxes: break
    }
    result.top += safe.top
    result.bottom += safe.bottom
    return result
  }
  open func adjustedContentInsetDidChange() {}
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }
  open func flashScrollIndicators() {}

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  /// Kept: there is no keyboard, and nothing bounces.
  open var allowsKeyboardScrolling = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { storedZoom }
    set { zoom(to: newValue) }
  }
  private var storedZoom: CGFloat = 1
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
    let origin = CGPoint(x: rect.minX * storedZoom, y: rect.minY * storedZoom)
    scroll(to: origin, animated: animated)
  }
  /// The view the delegate names grows, and the content with it.
  private func zoom(to scale: CGFloat) {
    let new = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard new != storedZoom else { return }
    let view = scrollDelegate?.viewForZooming(in: self)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    let size = contentSize
    let growth = new / storedZoom
    storedZoom = new
    if let view { view.transform = CGAffineTransform(scaleX: new, y: new) }
    contentSize = CGSize(width: size.width * growth, height: size.height * growth)
    scrollDelegate?.scrollViewDidZoom(self)
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: new)
  }
  open var bouncesZoom = true
  /// What softens content below bars at each edge. Each edge has one of its own, for as long as the scroll view lives.
  public let topEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
  var storedRefreshControl: UIRefreshControl?
  open var refreshControl: UIRefreshControl? {
    get { storedRefreshControl }
    set {
      storedRefreshControl?.removeFromSuperview()
      storedRefreshControl = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  var dragging = false
  var decelerating = false
  var tracking = false
  open var isDragging: Bool { dragging }
  open var isDecelerating: Bool { decelerating }
  open var isTracking: Bool { tracking }
  open var isZooming: Bool { false }

  /// The recogniser an app may look at; the host scrolls without it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  private lazy var pan: UIPanGestureRecognizer = {
    let made = UIPanGestureRecognizer()
    made.isEnabled = false
    made.attachedView = self
    return made
  }()
  private lazy var pinch: UIPinchGestureRecognizer = {
    let made = UIPinchGestureRecognizer()
    made.attachedView = self
    return made
  }()
  /// Nil where nothing can be zoomed. The host has one finger, so that it never begins.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? pinch : nil }
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// `dynamic`, here and in tables and collections: extensions of apps override it to scroll from a button.
  open dynamic func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  // MARK: Touches of lists
  /// The engine that touches go to, if this is a list.
  var touchedList: ListHost? { nil }

  /// While actions are open, the list itself takes the touch that closes them (SW-13).
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard found != nil, let list = touchedList, list.swipes.session != nil, !list.policy.closingTapActs else { return found }
    return self
  }
  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchedList?.touches.began(at: touch.location(in: self)) }
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchedList?.touches.moved(to: touch.location(in: self)) }
    super.touchesMoved(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { touchedList?.touches.ended(at: touch.location(in: self)) }
    super.touchesEnded(touches, with: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedList?.touches.cancelled()
    super.touchesCancelled(touches, with: event)
  }

  private var lastAdjustedInset: UIEdgeInsets = .zero

  func takeLastInset(_ new: UIEdgeInsets) -> UIEdgeInsets {
    defer { lastAdjustedInset = new }
    return lastAdjustedInset
  }
}

/// Carries `UIScrollView.delegate`. Swift without Objective-C lets no subclass narrow a property's type, as
/// `UICollectionView.delegate` does; a member of a protocol extension gives way to a class's own member of that name.
@preconcurrency @MainActor public protocol _UIScrollViewDelegating: AnyObject {}

extension _UIScrollViewDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      OptionalMethods.adopt(newValue, [.scrolling])
      scrollDelegate = OptionalMethods.completed(newValue)
    }
  }
}

extension UIScrollView {
  /// A scroll of the content, from wherever it comes: the delegate hears of each.
  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    if Probe.sink != nil, enclosingCellBinding != nil { provenances["contentOffset"] = currentProvenance }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    move(to: offset)
    guard animated, UIView.areAnimationsEnabled else { return }
    UIView.later(0.3, "scroll animation") { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func show(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minX < seen.minX {
      offset.x += rect.minX - seen.minX
    } else if rect.maxX > seen.maxX {
      offset.x += rect.maxX - seen.maxX
    }
    if rect.minY < seen.minY {
      offset.y += rect.minY - seen.minY
    } else if rect.maxY > seen.maxY {
      offset.y += rect.maxY - seen.maxY
    }
    setContentOffset(offset, animated: animated)
  }

  /// How far the content can go: smallest and largest offset.
  var offsetLimits: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - bounds.width),
        y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// Where content inside of a row stands that was scrolled away from its start; nil for all else. A list's own offset is nothing that
  /// its rows show.
  fileprivate var scrolledOffset: CGPoint? {
    guard enclosingCellBinding != nil else { return nil }
    let limits = offsetLimits
    let isAway =
      (limits.high.x > limits.low.x + 0.5 && abs(contentOffset.x - limits.low.x) > 0.5)
      || (limits.high.y > limits.low.y + 0.5 && abs(contentOffset.y - limits.low.y) > 0.5)
    return isAway ? contentOffset : nil
  }

  /// What of the safe area is left to the content: what the content inset makes up for already is not in its way.
  var remainingSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    if safe == .zero { return safe }
    let all = adjustedContentInset
    let own = contentInset
    return UIEdgeInsets(
      top: safe.top - (all.top - own.top), left: safe.left - (all.left - own.left),
      bottom: safe.bottom - (all.bottom - own.bottom), right: safe.right - (all.right - own.right))
  }

  /// Content that stands at its top stays there when the inset grows or shrinks.
  func adjustedInsetMayHaveChanged() {
    let new = adjustedContentInset
    let old = takeLastInset(new)
    guard new != old else { return }
    if contentOffset.y == -old.top, new.top != old.top { move(to: CGPoint(x: contentOffset.x, y: -new.top)) }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }
}
