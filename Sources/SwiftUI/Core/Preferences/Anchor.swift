import Foundation

/// A place that is known when views are laid out, in the coordinates of the hosted content.
nonisolated public struct Anchor<Value> {
  let value: Value

  /// Where a place comes from.
  public struct Source: Sendable {
    let place: @Sendable (LayoutRect) -> Value

    init(_ place: @escaping @Sendable (LayoutRect) -> Value) { self.place = place }
    func anchor(_ frame: LayoutRect) -> Anchor<Value> { Anchor(value: place(frame)) }
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

nonisolated extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }
  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: CGFloat($0.x), dy: CGFloat($0.y)) }
  }
}

nonisolated extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.x + Double(p.x), y: $0.y + Double(p.y)) }
  }
  /// A point by its share of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.x + $0.width * Double(p.x), y: $0.y + $0.height * Double(p.y)) }
  }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
}

nonisolated extension GeometryProxy {
  /// A place that was told, in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // Only rectangles and points stand somewhere; both are what they were after the cast.
    if let rect = anchor.value as? CGRect, let moved = rect.offsetBy(dx: -origin.x, dy: -origin.y) as? T { return moved }
    if let point = anchor.value as? CGPoint, let moved = CGPoint(x: point.x - origin.x, y: point.y - origin.y) as? T {
      return moved
    }
    return anchor.value
  }
  /// A rectangle that was told, in the reader's coordinates.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { anchor.value.offsetBy(dx: -origin.x, dy: -origin.y) }
  /// A point that was told, in the reader's coordinates.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }
}
