import CoreGraphics

/// The places in view and everything they follow from.
struct VisiblePlaces {
  struct Key: Equatable {
    var stamp: LayoutChanges.WriteProvenance
    var bounds: CGRect
    var insets: UIEdgeInsets
  }

  var key: Key
  /// Top to bottom.
  var attributes: [UICollectionViewLayoutAttributes]
}
