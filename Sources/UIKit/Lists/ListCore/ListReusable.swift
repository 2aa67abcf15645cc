import CellTrace
import CoreGraphics

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

/// A reusable view that shows an item.
@MainActor protocol ListCellView: ListReusable {
  /// What the list and the harness keep with the cell.
  var core: CellCore { get }
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
  var configurationState: UICellConfigurationState { get }
  /// Runs what an app overrides or sets to follow the state: the override point, then the handler.
  func runConfigurationUpdate(_ state: UICellConfigurationState)
}

/// Content that wants to know when its cell comes and goes.
@_spi(CellHarness) @MainActor public protocol CellContentLifecycle: AnyObject {
  /// The cell becomes visible.
  func cellWillDisplay()
  /// The cell left the screen.
  func cellDidEndDisplaying()
  /// The cell waits in the pool.
  func cellHiddenForReuse()
}

/// Content that offers swipe actions of its own.
@_spi(CellHarness) @MainActor public protocol SwipeActionProviding: AnyObject {
  /// The actions at an edge; nil if there are none.
  func swipeActions(for edge: CellTrace.Edge) -> UISwipeActionsConfiguration?
}
