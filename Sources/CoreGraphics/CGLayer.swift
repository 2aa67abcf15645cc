/// A drawing that is drawn again and again into others.
public final class CGLayer: @unchecked Sendable {
  public let size: CGSize
  private var orders: [String] = []

  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) { self.size = size }

  /// What draws into the layer.
  public private(set) lazy var context: CGContext? = CGContext(clip: CGRect(origin: .zero, size: size)) { [weak self] order in
    self?.orders.append(order)
  }

  fileprivate var text: String { "layer [\(orders.joined(separator: "; "))]" }
}

extension CGContext {
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    add("\(layer.text) in \(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)")
  }
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
