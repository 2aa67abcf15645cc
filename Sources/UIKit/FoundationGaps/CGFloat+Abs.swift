import Foundation

/// The toolchain's Foundation keeps an unavailable function of the type's own by this name, which hides the free one in the type's
/// extensions: `extension CGFloat { var distance: CGFloat { abs(self) } }`.
extension CGFloat {
  public func abs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
  public func abs(_ x: Double) -> Double { Swift.abs(x) }
  public static func abs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
}
