import CellTrace
import CoreGraphics

/// A reusable view that serves a place of the list now.
@MainActor final class LiveView {
  let view: any ListReusable
  /// The view as a cell, if it is one.
  let cell: (any ListCellView)?
  /// Where it stands; follows the data.
  var slot: Slot
  /// Whether the app was told that it is on screen.
  var isDisplayed = false
  /// Whether its size has to be asked for again.
  var needsSizing = false
  /// How the change of its size is animated that was asked for last.
  var resizeAnimation = ResizeAnimation.standard
  /// Whether the app decides its height.
  var hasFixedHeight = false
  /// Resizes since the last pass in which nothing changed (SIZ-10).
  var resizes = 0
  var attributes: UICollectionViewLayoutAttributes
  /// The transform and alpha of the attributes that were applied last; nil before the first. What the app sets on its view meanwhile
  /// stays until the layout asks for others.
  var applied: (transform: CGAffineTransform, alpha: CGFloat)?
  /// What it showed when it left the screen, if the run's policy wants to know.
  var look: CellLook?

  init(_ view: any ListReusable, _ slot: Slot, _ attributes: UICollectionViewLayoutAttributes) {
    self.view = view
    cell = view as? any ListCellView
    self.slot = slot
    self.attributes = attributes
  }
}

/// A place that a list fills with a view: an item, or a supplementary view of a kind.
struct ListPlace: Hashable, Comparable {
  /// nil for an item's cell.
  var kind: String?
  var slot: Slot

  static func < (left: ListPlace, right: ListPlace) -> Bool {
    if left.slot != right.slot { return left.slot < right.slot }
    return (left.kind ?? "") < (right.kind ?? "")
  }
}
