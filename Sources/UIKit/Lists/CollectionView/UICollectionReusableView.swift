import CoreGraphics
import Foundation
import HeadlessCore

/// A view that a collection reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier the view was dequeued with.
  open var reuseIdentifier: String? { poolKey?.identifier }
  /// Called before the view serves another item, inside the dequeue (LC-03). Does nothing by itself (LC-04).
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The collection is about to be arranged by another layout.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// The collection is arranged by another layout now.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  /// The list asks for the size again (SIZ-04); cells have their own way to it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !(self is UICollectionViewCell) { (superview as? UICollectionView)?.host.sizing.invalidateSelfSizing(of: self) }
  }

  var poolKey: ReusePool.Key?
  /// What a view that is no cell serves; nil until a list made it.
  var supplementaryBinding: CellBindingState?
  @_spi(CellHarness) open override var cellBinding: CellBindingState? { supplementaryBinding }
  /// What the runtime measured when the view was asked for its size, and what the view answered.
  var measured: CGSize?
  var answered: CGSize?
  /// True if the answer is the app's own, not what the runtime measured.
  var measuresItself: Bool {
    guard let measured, let answered else { return answered != nil }
    return measured.height > 0 && abs(answered.height - measured.height) > 0.01
  }
}

extension UICollectionReusableView: ListReusable {}
