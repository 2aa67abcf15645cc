import CoreGraphics
import Foundation
import HeadlessCore

/// A view that a collection reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// How the runtime makes a view of a class it knows as a value: Swift allows only required initialisers there, and this
  /// one reaches the subclass's own `init(frame:)`. Subclasses inherit it as long as they have that.
  @_spi(CellHarness) public required convenience init(reusable: Void) { self.init(frame: .zero) }

  /// The identifier the view was dequeued with.
  open var reuseIdentifier: String? { poolKey?.identifier }
  /// Called before the view serves another item, inside the dequeue (LC-03). Does nothing by itself (LC-04).
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  var poolKey: ReusePool.Key?
}

extension UICollectionReusableView: ListReusable {}
