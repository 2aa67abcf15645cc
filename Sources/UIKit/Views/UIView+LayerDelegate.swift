import Foundation
import HeadlessCore
@_spi(CellHarness) import QuartzCore

extension UIView {
  /// Lays out as a phone does: through the layer, for classes that lay out their layers themselves.
  func performLayout() {
    if let layer = storedLayer, layer.onNeedsDisplay != nil, layer.takeNeedsDisplay() { display(layer) }
    if UIView.layerLayout?.isOverridden(by: type(of: self)) == true {
      layoutSublayers(of: layer)
    } else {
      layoutSubviews()
    }
  }

  private static let layerLayout = OverrideProbe(overriding: Overriding.self, plain: Plain.self, base: UIView.self)

  static let layerDisplay = OverrideProbe(overriding: Displaying.self, plain: Plain.self, base: UIView.self)

  private class Plain: UIView {}

  private final class Displaying: Plain {
    override func display(_ layer: CALayer) { super.display(layer) }
  }

  private final class Overriding: Plain {
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  }
}
