/// Told when a layer lays out its sublayers.
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}

/// Something that answers a property change with an animation.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}
