import CoreGraphics
import Foundation

/// Where a view is and how large, as its superview and its subviews see it.
struct ViewGeometry {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  /// The part of the bounds that lies on the centre, and that a transform turns around.
  var anchor = CGPoint(x: 0.5, y: 0.5)
  /// The frame as it was set: recomputing it from centre and size would lose bits.
  var exactFrame: CGRect?

  init() {}

  init(frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.size)
    exactFrame = frame
  }

  /// The smallest rectangle around the transformed bounds, in the superview's coordinates.
  var frame: CGRect {
    let size = bounds.size
    let local = CGRect(x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
    if transform.isIdentity {
      if let exactFrame { return exactFrame }
      return local.offsetBy(dx: center.x, dy: center.y)
    }
    let moved = local.applying(transform)
    return CGRect(x: center.x + moved.minX, y: center.y + moved.minY, width: moved.width, height: moved.height)
  }

  /// The centre of a view that fills a frame.
  func center(ofFrame frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  /// What a transform turns around, in the view's own coordinates.
  var pivot: CGPoint { CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y) }

  /// The size of the bounds that makes the frame so large.
  func boundsSize(forFrameOf size: CGSize) -> CGSize {
    transform.isIdentity ? size : CGRect(origin: .zero, size: size).applying(transform.inverted()).size
  }

  /// Frame lengths of a subview along one axis after the superview's length has changed: the flexible parts share the change in
  /// proportion to what they had.
  static func autoresized(
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
}
