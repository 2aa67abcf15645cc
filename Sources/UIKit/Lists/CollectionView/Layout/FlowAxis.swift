import CoreGraphics
import Foundation

/// Lengths and places of a flow layout, counted along the direction of scrolling and across it.
struct FlowAxis {
  var isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }
  func start(of rect: CGRect) -> CGFloat { isVertical ? rect.minY : rect.minX }
  func end(of rect: CGRect) -> CGFloat { isVertical ? rect.maxY : rect.maxX }
  func acrossStart(of rect: CGRect) -> CGFloat { isVertical ? rect.minX : rect.minY }

  /// Insets at the beginning and end of the scrolled content, then beside it.
  func leading(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
  func trailing(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
  func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
  func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.right : insets.bottom }
}

/// What a flow layout shall compute anew.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
