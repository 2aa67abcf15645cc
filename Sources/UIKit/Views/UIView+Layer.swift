import CoreGraphics
import Foundation
import HeadlessCore
@_spi(CellHarness) import QuartzCore

extension UIView {
  /// Makes the layer and keeps it and the view in step: what both know is the same, whoever writes it.
  func makeLayer() -> CALayer {
    let layer = UIView.makeLayer(of: type(of: self).layerClass)
    layer.owner = self
    layer.bounds = geometry.bounds
    layer.position = geometry.center
    layer.anchorPoint = geometry.anchor
    layer.transform = CATransform3DMakeAffineTransform(geometry.transform)
    layer.backgroundColor = backgroundColor?.cgColor
    layer.opacity = Float(alpha)
    layer.isHidden = isHidden
    layer.masksToBounds = clipsToBounds
    layer.contentsScale = 3
    let reference = backReference
    layer.onWrite = { property in MainActorAssumption.run { reference.view?.layerDidWrite(property) } }
    if UIView.layerDisplay?.isOverridden(by: type(of: self)) == true {
      layer.onNeedsDisplay = { MainActorAssumption.run { reference.view?.setNeedsLayout() } }
    }
    layer.onNeedsLayout = { MainActorAssumption.run { reference.view?.setNeedsLayout() } }
    return layer
  }

  private static func makeLayer(of type: AnyClass) -> CALayer {
    if type == CALayer.self { return CALayer() }
    guard let layer = layerInitializer?.make(type) as? CALayer else {
      preconditionFailure("\(type) can't be a view's layer: it is no CALayer")
    }
    return layer
  }

  private static let layerInitializer = DynamicInit(overriding: OverridingLayer.self, plain: PlainLayer.self)

  private class PlainLayer: CALayer {}

  private final class OverridingLayer: PlainLayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func layerDidWrite(_ property: String) {
    guard let layer = storedLayer, !isSyncingLayer else { return }
    isSyncingLayer = true
    defer { isSyncingLayer = false }
    switch property {
    case "masksToBounds": if clipsToBounds != layer.masksToBounds { clipsToBounds = layer.masksToBounds }
    case "isHidden": if isHidden != layer.isHidden { isHidden = layer.isHidden }
    case "opacity": if alpha != CGFloat(layer.opacity) { alpha = CGFloat(layer.opacity) }
    case "backgroundColor": backgroundColor = layer.backgroundColor.map { UIColor(cgColor: $0) }
    case "transform": transform = CATransform3DGetAffineTransform(layer.transform)
    case "bounds": setBounds(layer.bounds)
    case "position": setCenter(layer.position)
    case "anchorPoint": setAnchor(layer.anchorPoint)
    default: recordWrite(property)
    }
  }

  /// Copies what the view knows into its layer, if there is one.
  func syncLayer(_ body: (CALayer) -> Void) {
    guard let layer = storedLayer, !isSyncingLayer else { return }
    isSyncingLayer = true
    body(layer)
    isSyncingLayer = false
  }
}
