import CellTrace
@_spi(CellHarness) import UIKit

/// What of a row, or of something in it, a finger reaches: a row at the end of the screen is cut off there, and one that is scrolled below
/// a bar is covered by it.
@MainActor struct TouchableArea {
  private let view: UIView
  /// In the window's coordinates; nil if nothing is left.
  private let visible: CGRect?

  /// - Parameter rect: In the coordinates of `view`.
  init(of rect: CGRect, in view: UIView) {
    self.view = view
    let cut = Self.cut(rect, in: view) { $0.bounds }
    // A row that only shows below a bar that lets it through is touched there, as far as that goes.
    let uncovered = cut.flatMap { _ in
      Self.cut(rect, in: view) { $0 is UIScrollView ? $0.bounds.inset(by: $0.safeAreaInsets) : $0.bounds }
    }
    visible = uncovered ?? cut
  }

  init(of element: Element, in cell: UIView) {
    let frame = element.frame
    self.init(of: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), in: cell)
  }

  /// False if nothing of it can be touched.
  var isReached: Bool { visible != nil }

  /// Where a finger comes down that means a point, in the window's coordinates: there, or in the middle of what is left.
  /// - Parameter center: In the coordinates of the view.
  func point(near center: CGPoint) -> CGPoint? {
    guard let visible else { return nil }
    let center = view.convert(center, to: nil)
    let isReached = (x: visible.minX...visible.maxX ~= center.x, y: visible.minY...visible.maxY ~= center.y)
    return CGPoint(x: isReached.x ? center.x : visible.midX, y: isReached.y ? center.y : visible.midY)
  }

  /// What views above leave of a rectangle: those that cut off what goes beyond them, and the window.
  private static func cut(_ rect: CGRect, in view: UIView, by bounds: (UIView) -> CGRect) -> CGRect? {
    var (rect, view) = (rect, view)
    while let above = view.superview {
      rect = view.convert(rect, to: above)
      if above is UIScrollView || above is UIWindow || above.clipsToBounds { rect = rect.intersection(bounds(above)) }
      guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
      view = above
    }
    return view.convert(rect, to: nil)
  }
}
