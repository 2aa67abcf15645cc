import CoreGraphics
import Foundation

/// Conversion between coordinate systems, as views and screens offer it.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
}

/// Marks classes that may scope appearance proxies.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView {
  /// The smallest rectangle around the transformed bounds, in the superview's coordinates.
  var frameInSuperview: CGRect {
    let size = storedBounds.size
    if storedTransform.isIdentity {
      if let exactFrame { return exactFrame }
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2, width: size.width, height: size.height)
    }
    let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let moved = local.applying(storedTransform)
    return CGRect(
      x: storedCenter.x + moved.minX, y: storedCenter.y + moved.minY, width: moved.width, height: moved.height)
  }

  func setFrame(_ frame: CGRect) {
    setCenter(CGPoint(x: frame.midX, y: frame.midY))
    var size = frame.size
    if !storedTransform.isIdentity {
      size = CGRect(origin: .zero, size: frame.size).applying(storedTransform.inverted()).size
    }
    setBounds(CGRect(origin: storedBounds.origin, size: size))
    if storedCenter == CGPoint(x: frame.midX, y: frame.midY), storedBounds.size == frame.size { exactFrame = frame }
  }

  func setCenter(_ center: CGPoint) {
    guard center != storedCenter else { return }
    exactFrame = nil
    storedCenter = center
    recordWrite("frame")
    syncLayer { $0.position = center }
    if window != nil { updateSafeArea() }
  }

  func setBounds(_ bounds: CGRect) {
    let old = storedBounds
    guard bounds != old else { return }
    storedBounds = bounds
    if bounds.size != old.size { exactFrame = nil }
    guard bounds.size != old.size else {
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
      (frame.origin.x, frame.size.width) = UIView.autoresized(
        start: frame.origin.x, length: frame.size.width, old: old.width, new: storedBounds.width,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      (frame.origin.y, frame.size.height) = UIView.autoresized(
        start: frame.origin.y, length: frame.size.height, old: old.height, new: storedBounds.height,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      view.frame = frame
    }
  }

  /// Shares the change of length out among the flexible parts, in proportion to what they had.
  private static func autoresized(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, inside: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let change = new - old
    let parts = [before ? start : 0, inside ? length : 0, after ? old - start - length : 0]
    let total = parts.reduce(0, +)
    let flexible = [before, inside, after].filter { $0 }.count
    guard flexible > 0 else { return (start, length) }
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(flexible) : change * parts[index] / total
    }
    return (start + share(0, before), max(0, length + share(1, inside)))
  }

  // MARK: Conversion

  func toSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      let frame = frameInSuperview
      return CGPoint(x: point.x - storedBounds.minX + frame.minX, y: point.y - storedBounds.minY + frame.minY)
    }
    let local = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let moved = local.applying(storedTransform)
    return CGPoint(x: moved.x + storedCenter.x, y: moved.y + storedCenter.y)
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    if storedTransform.isIdentity {
      let frame = frameInSuperview
      return CGPoint(x: point.x - frame.minX + storedBounds.minX, y: point.y - frame.minY + storedBounds.minY)
    }
    let local = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
    let moved = local.applying(storedTransform.inverted())
    return CGPoint(x: moved.x + storedBounds.midX, y: moved.y + storedBounds.midY)
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

  func fromTop(_ point: CGPoint) -> CGPoint {
    guard let above = storedSuperview else { return point }
    return fromSuperview(above.fromTop(point))
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view === self { return point }
    let top = toTop(point)
    return view?.fromTop(top) ?? top
  }
  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if view === self { return point }
    return fromTop(view?.toTop(point) ?? point)
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
    for view in storedSubviews.reversed() {
      if let found = view.hitTest(view.fromSuperview(point), with: event) { return found }
    }
    return self
  }
}
