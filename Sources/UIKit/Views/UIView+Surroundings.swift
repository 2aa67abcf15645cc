import Foundation

extension UIView {
  /// What the runtime does by itself when a view's traits change: hosted content takes them over, cells are configured and
  /// measured again, layouts ask for their sections again.
  func followTraits(_ old: UITraitCollection, _ new: UITraitCollection) {
    // A cell learns of the list it is in by a trait when it is prepared, which is no change of the surroundings.
    var before = old.values
    before.list = new.values.list
    guard before != new.values else { return }
    surroundingsDidChange()
    let changesSizes =
      before.category != new.values.category || before.weight != new.values.weight
      || before.direction != new.values.direction || before.horizontal != new.values.horizontal
      || before.vertical != new.values.vertical
    if let cell = self as? any ListCellView {
      cell.core.requestUpdate()
      if changesSizes { cell.core.host?.sizing.invalidateSelfSizing(of: cell) }
    }
    if changesSizes { (self as? UICollectionView)?.collectionViewLayout.invalidateLayout() }
  }

  /// Tells every view below that the app's phase is another one.
  func tellSurroundingsChanged() {
    surroundingsDidChange()
    for view in storedSubviews { view.tellSurroundingsChanged() }
  }
}
