import Foundation
import HeadlessCore
import QuartzCore

extension UIView {
  /// Lays out as a phone does: through the layer, for classes that lay out their layers themselves.
  func performLayout() {
    if UIView.layerLayout?.isOverridden(by: type(of: self)) == true {
      layoutSublayers(of: layer)
    } else {
      layoutSubviews()
    }
  }

  private static let layerLayout = OverrideProbe(overriding: Overriding.self, plain: Plain.self, base: UIView.self)

  private class Plain: UIView {}

  private final class Overriding: Plain {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }
}
