import CoreGraphics

extension UIScrollView {
  /// What is left of the bounds between bars and insets.
  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}
