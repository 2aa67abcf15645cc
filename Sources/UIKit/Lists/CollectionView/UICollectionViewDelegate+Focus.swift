import CellTrace
import Foundation

/// A change of the focus within a collection (FOC-02).
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  private let places: (old: IndexPath?, new: IndexPath?)

  init(_ old: Slot?, _ new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) {
    places = (old.map { IndexPath($0) }, new.map { IndexPath($0) })
    super.init(previous: views.0, next: views.1, heading: heading)
  }

  open var previouslyFocusedIndexPath: IndexPath? { places.old }
  open var nextFocusedIndexPath: IndexPath? { places.new }
}

/// A change of the focus within a table; see ``UICollectionViewFocusUpdateContext``.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let places: (old: IndexPath?, new: IndexPath?)

  init(_ old: Slot?, _ new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) {
    places = (old.map { IndexPath($0) }, new.map { IndexPath($0) })
    super.init(previous: views.0, next: views.1, heading: heading)
  }

  open var previouslyFocusedIndexPath: IndexPath? { places.old }
  open var nextFocusedIndexPath: IndexPath? { places.new }
}

// What a collection does where nothing is said.
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.focusesByItself(indexPath)
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
}
