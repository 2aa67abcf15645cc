import CoreGraphics
import Foundation

/// Conversion between coordinate systems, as views and screens offer it.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let view = self as? UIView
    if let view, let other = coordinateSpace as? UIView { return view.convert(rect, to: .some(other)) }
    if let other = coordinateSpace as? UIView { return other.convert(rect.offsetBy(other.placeOnScreen, -1), from: .none) }
    return view.map { $0.convert(rect, to: .none).offsetBy($0.placeOnScreen, 1) } ?? rect
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView {
  /// Where the view's window stands on the screen.
  fileprivate var placeOnScreen: CGPoint { (self as? UIWindow ?? window)?.frame.origin ?? .zero }
}

extension CGRect {
  fileprivate func offsetBy(_ place: CGPoint, _ factor: CGFloat) -> CGRect {
    offsetBy(dx: place.x * factor, dy: place.y * factor)
  }
}

/// Marks classes that may scope appearance proxies.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView {
  var frameInSuperview: CGRect { geometry.frame }

  func setFrame(_ frame: CGRect) {
    setCenter(geometry.center(ofFrame: frame))
    setBounds(CGRect(origin: geometry.bounds.origin, size: geometry.boundsSize(forFrameOf: frame.size)))
    if geometry.center == geometry.center(ofFrame: frame), geometry.bounds.size == frame.size {
      geometry.exactFrame = frame
    }
  }

  func setCenter(_ center: CGPoint) {
    guard center != geometry.center else { return }
    geometry.exactFrame = nil
    geometry.center = center
    recordWrite("frame")
    syncLayer { $0.position = center }
    if window != nil { updateSafeArea() }
  }

  func setAnchor(_ anchor: CGPoint) {
    guard anchor != geometry.anchor else { return }
    geometry.anchor = anchor
    geometry.exactFrame = nil
    recordWrite("frame")
    syncLayer { $0.anchorPoint = anchor }
    if window != nil { updateSafeArea() }
  }

  func setBounds(_ bounds: CGRect) {
    let old = geometry.bounds
    guard bounds != old else { return }
    geometry.bounds = bounds
    if bounds.size != old.size { geometry.exactFrame = nil }
    guard bounds.size != old.size else {
      syncLayer { $0.bounds = bounds }
      if self is UIScrollView { setNeedsLayout() }
      tellObservers()
      return
    }
    recordWrite("frame")
    syncLayer { $0.bounds = bounds }
    if autoresizesSubviews { resizeSubviews(from: old.size) }
    if window != nil { updateSafeArea() }
    boundsSizeDidChange(from: old.size)
    setNeedsLayout()
  }

  private func resizeSubviews(from old: CGSize) {
    for view in storedSubviews where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      var frame = view.frame
      (frame.origin.x, frame.size.width) = ViewGeometry.autoresized(
        start: frame.origin.x, length: frame.size.width, old: old.width, new: geometry.bounds.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = ViewGeometry.autoresized(
        start: frame.origin.y, length: frame.size.height, old: old.height, new: geometry.bounds.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  // MARK: Conversion

  func toSuperview(_ point: CGPoint) -> CGPoint {
    if geometry.transform.isIdentity {
      let frame = frameInSuperview
      return CGPoint(x: point.x - geometry.bounds.minX + frame.minX, y: point.y - geometry.bounds.minY + frame.minY)
    }
    let pivot = geometry.pivot
    let local = CGPoint(x: point.x - pivot.x, y: point.y - pivot.y)
    let moved = local.applying(geometry.transform)
    return CGPoint(x: moved.x + geometry.center.x, y: moved.y + geometry.center.y)
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if geometry.transform.isIdentity {
      let frame = frameInSuperview
      return CGPoint(x: point.x - frame.minX + geometry.bounds.minX, y: point.y - frame.minY + geometry.bounds.minY)
    }
    let local = CGPoint(x: point.x - geometry.center.x, y: point.y - geometry.center.y)
    let moved = local.applying(geometry.transform.inverted())
    let pivot = geometry.pivot
    return CGPoint(x: moved.x + pivot.x, y: moved.y + pivot.y)
  }

  /// The point in the coordinates of the topmost view, which for views in a window is the window.
  func toTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let above = view.storedSuperview {
      point = view.toSuperview(point)
      view = above
    }
    return point
  }

  fileprivate var topmost: UIView {
    var view = self
    while let above = view.storedSuperview { view = above }
    return view
  }

  func fromTop(_ point: CGPoint) -> CGPoint {
    guard let above = storedSuperview else { return point }
    return fromSuperview(above.fromTop(point))
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let top = toTop(point)
    guard let view else { return top }
    return view.fromTop(top.offset(between: self, and: view))
  }
  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    guard let view else { return fromTop(point) }
    return fromTop(view.toTop(point).offset(between: view, and: self))
  }
  func converted(_ rect: CGRect, to view: UIView?) -> CGRect { UIView.box(rect) { converted($0, to: view) } }
  func converted(_ rect: CGRect, from view: UIView?) -> CGRect { UIView.box(rect) { converted($0, from: view) } }

  private static func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(CGPoint(x: rect.minX, y: rect.minY))
    let second = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let third = map(CGPoint(x: rect.minX, y: rect.maxY))
    let fourth = map(CGPoint(x: rect.maxX, y: rect.minY))
    let x = min(first.x, second.x, third.x, fourth.x)
    let y = min(first.y, second.y, third.y, fourth.y)
    return CGRect(
      x: x, y: y, width: max(first.x, second.x, third.x, fourth.x) - x,
      height: max(first.y, second.y, third.y, fourth.y) - y)
  }

  // MARK: Hit testing

  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in touchOrder.reversed() {
      if let found = view.hitTest(view.fromSuperview(point), with: event) { return found }
    }
    return self
  }

  /// The subviews from back to front, as a finger meets them.
  private var touchOrder: [UIView] { asList?.host.placing.touchOrder(of: storedSubviews) ?? storedSubviews }
}

extension CGPoint {
  /// A point of one window's in those of another, as both lie on the screen. Views that are in no window lie side by side, each topmost
  /// one where its frame is.
  @MainActor fileprivate func offset(between view: UIView, and other: UIView) -> CGPoint {
    let (window, otherWindow) = (view.window ?? view as? UIWindow, other.window ?? other as? UIWindow)
    if window == nil, otherWindow == nil {
      let (from, to) = (view.topmost, other.topmost)
      return from === to ? self : to.fromSuperview(from.toSuperview(self))
    }
    guard let from = window, let to = otherWindow, from !== to else { return self }
    return CGPoint(x: x + from.frame.minX - to.frame.minX, y: y + from.frame.minY - to.frame.minY)
  }
}
