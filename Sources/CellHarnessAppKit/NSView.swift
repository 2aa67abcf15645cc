import Foundation
import UIKit

/// An area of a window of a Mac. Its origin is at the lower left unless it is flipped.
///
/// It is thin: a view of the host's stands behind it, which is laid out and touched in its stead.
@preconcurrency @MainActor open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// What stands for it on the host.
  let backing: UIView

  public init(frame frameRect: CGRect) {
    let backing = BackingView(frame: frameRect)
    self.backing = backing
    super.init()
    backing.owner = self
  }

  public required init?(coder: NSCoder) {
    let backing = BackingView(frame: .zero)
    self.backing = backing
    super.init()
    backing.owner = self
  }

  public convenience override init() { self.init(frame: .zero) }

  // MARK: Place

  open var isFlipped: Bool { false }

  open var frame: CGRect {
    get { superview?.mirrored(backing.frame) ?? backing.frame }
    set { backing.frame = superview?.mirrored(newValue) ?? newValue }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: backing.bounds.size) }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { backing.translatesAutoresizingMaskIntoConstraints }
    set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { backing.invalidateIntrinsicContentSize() }
  open var fittingSize: CGSize { backing.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  open var needsLayout = false { didSet { if needsLayout { backing.setNeedsLayout() } } }
  open var needsDisplay = false
  /// Places the views in it.
  open func layout() {}
  open func layoutSubtreeIfNeeded() { backing.layoutIfNeeded() }

  /// Keeps the views in it where their masks say when it gets another size.
  open func resizeSubviews(withOldSize oldSize: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints { view.resize(withOldSuperviewSize: oldSize) }
  }

  /// Turns the axis of a rectangle in it around, between the host's way and its own.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard !isFlipped else { return rect }
    return CGRect(x: rect.minX, y: backing.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }

  open func resize(withOldSuperviewSize oldSize: CGSize) {
    guard let superview else { return }
    var place = backing.frame
    // The host keeps the distance from the top; where the axis points up it is the one from the bottom that stays.
    if !superview.isFlipped { place.origin.y = oldSize.height - place.maxY }
    let size = superview.bounds.size
    (place.origin.x, place.size.width) = Self.stretched(
      place.minX, place.width, by: size.width - oldSize.width, autoresizingMask, .minXMargin, .width, .maxXMargin)
    (place.origin.y, place.size.height) = Self.stretched(
      place.minY, place.height, by: size.height - oldSize.height, autoresizingMask, .minYMargin, .height, .maxYMargin)
    frame = place
  }

  /// What gives way shares the change; what follows a fixed part stays.
  private static func stretched(
    _ origin: CGFloat, _ length: CGFloat, by change: CGFloat, _ mask: AutoresizingMask, _ before: AutoresizingMask,
    _ inside: AutoresizingMask, _ after: AutoresizingMask
  ) -> (CGFloat, CGFloat) {
    let parts = [before, inside, after].filter(mask.contains).count
    guard parts > 0 else { return (origin, length) }
    let share = change / CGFloat(parts)
    return (origin + (mask.contains(before) ? share : 0), length + (mask.contains(inside) ? share : 0))
  }

  // MARK: Look

  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }
  open var alphaValue: CGFloat {
    get { backing.alpha }
    set { backing.alpha = newValue }
  }
  open var wantsLayer = false
  open var layer: CALayer? { wantsLayer ? backing.layer : nil }

  // MARK: Views in it

  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    let place = view.frame
    subviews.append(view)
    view.superview = self
    view.nextResponder = self
    backing.addSubview(view.backing)
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = place }
    view.viewDidMoveToSuperview()
  }
  open func removeFromSuperview() {
    guard let superview else { return }
    let place = frame
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    nextResponder = nil
    backing.removeFromSuperview()
    backing.frame = place
    viewDidMoveToSuperview()
  }
  open func viewDidMoveToSuperview() {}
  open func viewDidMoveToWindow() {}

  open override func mouseDown(with event: NSEvent) { super.mouseDown(with: event) }
  open override func mouseUp(with event: NSEvent) { super.mouseUp(with: event) }

  // MARK: Anchors
  public var leadingAnchor: NSLayoutXAxisAnchor { backing.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { backing.trailingAnchor }
  public var leftAnchor: NSLayoutXAxisAnchor { backing.leftAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { backing.rightAnchor }
  public var topAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor { backing.centerXAnchor }
  public var centerYAnchor: NSLayoutYAxisAnchor { backing.centerYAnchor }
  public var widthAnchor: NSLayoutDimension { backing.widthAnchor }
  public var heightAnchor: NSLayoutDimension { backing.heightAnchor }
}

public typealias NSLayoutConstraint = UIKit.NSLayoutConstraint
public typealias NSLayoutXAxisAnchor = UIKit.NSLayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = UIKit.NSLayoutYAxisAnchor
public typealias NSLayoutDimension = UIKit.NSLayoutDimension

/// The host's view behind one of a Mac's: touches become events of the mouse.
final class BackingView: UIView {
  weak var owner: NSView?
  private var lastSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    lastSize = frame.size
  }
  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { follow() } }
  override var bounds: CGRect { didSet { follow() } }
  override var intrinsicContentSize: CGSize { owner?.intrinsicContentSize ?? super.intrinsicContentSize }

  private func follow() {
    guard let owner, bounds.size != lastSize else { return }
    let old = lastSize
    lastSize = bounds.size
    owner.resizeSubviews(withOldSize: old)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    follow()
    owner?.layout()
    owner?.needsLayout = false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    owner?.viewDidMoveToWindow()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { owner?.mouseDown(with: press(.leftMouseDown, touch)) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { owner?.mouseUp(with: press(.leftMouseUp, touch)) }
  }

  private func press(_ type: NSEvent.EventType, _ touch: UITouch) -> NSEvent {
    let place = touch.location(in: nil)
    return NSEvent(
      type: type, clickCount: touch.tapCount, locationInWindow: CGPoint(x: place.x, y: (window?.bounds.height ?? 0) - place.y))
  }
}
