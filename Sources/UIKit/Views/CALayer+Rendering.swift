@_spi(CellHarness) import CoreGraphics
import Foundation
@_spi(CellHarness) import QuartzCore

extension CALayer {
  /// Draws what the layer's view shows into the current context, as text; a layer without a view is known by its values.
  public func render(in ctx: CGContext) {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      if let view = layer.owner as? UIView {
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
      } else {
        let color = layer.backgroundColor.map { UIColor(cgColor: $0).description } ?? "clear"
        DrawingLog.add("layer \(type(of: layer)) \(DrawingLog.text(layer.bounds)) \(color)")
      }
    }
  }
}
