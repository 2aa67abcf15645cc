import CoreGraphics
import Foundation

/// Where the content stands in its cell, and how much room cell and content need.
extension CellCore {
  private var contentFrame: CGRect {
    let insets = cell.contentInsets
    let bounds = cell.bounds
    return CGRect(
      x: cell.isRightToLeft ? insets.trailing : insets.leading, y: insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  func placeContent() {
    if contentView.frame != contentFrame { contentView.frame = contentFrame }
  }

  /// The size of the cell when its content takes the size it wants.
  func fittingContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    // Margins that the content takes over depend on where it stands, and the cell may have another size since it was laid out.
    if contentView.preservesSuperviewLayoutMargins { placeContent() }
    let insets = cell.contentInsets
    let beside = insets.leading + insets.trailing
    let above = insets.top + insets.bottom
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: max(0, target.height - above)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: size.width + beside, height: size.height == 0 ? 0 : max(size.height + above, cell.minimumHeight))
  }
}
