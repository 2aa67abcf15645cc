import CellTrace
import CoreGraphics
import Foundation

/// A view that a list reuses: cells and supplementary views of collections and tables.
@MainActor protocol ListReusable: UIView {
  /// Which pool the view belongs to; nil if the app made it without the list.
  var poolKey: ReusePool.Key? { get set }
  func prepareForReuse()
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
}

/// A reusable view with content: one that shows an item, or a header or footer.
@MainActor protocol ListCellView: ListReusable {
  /// What the list and the harness keep with the cell.
  var core: CellCore { get }
  var isHighlighted: Bool { get }
  var isSelected: Bool { get }
  /// Shows what the list says of the item, each in the way in which cells of this kind are told.
  func showHighlighted(_ on: Bool)
  func showSelected(_ on: Bool)
  func showEditing(_ on: Bool, animated: Bool)
  /// Tells the cell what a drag makes of it.
  func showDragState(_ flags: CellFlags)
  /// The state as the app sees it; headers and footers have a type of their own.
  var presentState: any UIConfigurationState { get }
  /// Runs what an app overrides or sets to follow the state: the override point, then the handler.
  func runConfigurationUpdate(_ state: any UIConfigurationState)
  /// The content view for a cell without a content configuration.
  func makePlainContentView() -> UIView
  /// What lies beside the content: accessories, indentation.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The height below which the cell does not go, whatever its content wants.
  var minimumHeight: CGFloat { get }
}

extension ListReusable {
  /// The attributes with the size the view asks for on the axes that are its own.
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard !attributes.selfSizing.isEmpty else { return attributes }
    let sizesWidth = attributes.selfSizing.contains(.width)
    let sizesHeight = attributes.selfSizing.contains(.height)
    let size = systemLayoutSizeFitting(
      CGSize(
        width: sizesWidth ? UIView.layoutFittingCompressedSize.width : attributes.size.width,
        height: sizesHeight ? UIView.layoutFittingCompressedSize.height : attributes.size.height),
      withHorizontalFittingPriority: sizesWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: sizesHeight ? .fittingSizeLevel : .required)
    // A cell notes what it measures itself, before a subclass may answer otherwise.
    if let view = self as? UICollectionReusableView, !(view is UICollectionViewCell) { view.measured = size }
    // A view that says nothing about its size keeps the estimate.
    if sizesWidth, size.width > 0 { attributes.size.width = size.width }
    if sizesHeight, size.height > 0 { attributes.size.height = size.height }
    return attributes
  }
}

/// Content that wants to know when its cell comes and goes.
@_spi(CellHarness) @MainActor public protocol CellContentLifecycle: AnyObject {
  /// The cell becomes visible.
  func cellWillDisplay()
  /// The cell left the screen.
  func cellDidEndDisplaying()
  /// The cell waits in the pool.
  func cellHiddenForReuse()
  /// The cell was made in the place of another, to compare with: nothing that views of the app's kept may be seen in it.
  func cellWasMadeAnew()
}

extension CellContentLifecycle {
  /// Content that came with the cell keeps nothing from before.
  @_spi(CellHarness) public func cellWasMadeAnew() {}
}

/// Content that offers swipe actions of its own.
@_spi(CellHarness) @MainActor public protocol SwipeActionProviding: AnyObject {
  /// The actions at an edge; nil if there are none.
  func swipeActions(for edge: CellTrace.RowEdge) -> UISwipeActionsConfiguration?
}
