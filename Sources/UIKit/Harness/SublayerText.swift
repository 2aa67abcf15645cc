import CellTrace
@_spi(CellHarness) import CoreGraphics
import Foundation
import HeadlessCore
@_spi(CellHarness) import QuartzCore

/// Layers that an app puts into a view's layer, as text: gradients, shapes and the like are part of what a user sees.
extension UIView {
  var sublayerText: String? {
    guard let layer = storedLayer else { return nil }
    var parts = UIView.special(layer).map { ["own \($0)"] } ?? []
    parts += UIView.uncovered(layer.sublayers ?? []).compactMap(UIView.text)
    if let mask = layer.mask.flatMap(UIView.text) { parts.append("mask \(mask)") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// The last write of a layer, whichever it was.
  var sublayerProvenance: WriteProvenance? {
    let all = provenances.filter {
      $0.key == "sublayers" || $0.key.hasPrefix("sublayers[") || $0.key == "colors" || $0.key == "path"
    }
    return provenance(of: "sublayers") ?? all.min { $0.key < $1.key }?.value
  }

  /// Without the layers that lie wholly behind an opaque one, as a gradient does to which a newer one was added.
  private static func uncovered(_ layers: [CALayer]) -> [CALayer] {
    let covers = layers.enumerated().filter { isOpaque($0.element) }
    if covers.isEmpty { return layers }
    return layers.enumerated().filter { place, layer in
      // What a shape draws may lie beside its frame, and so may what a layer does not clip.
      let staysInFrame = !(layer is CAShapeLayer) && (layer.masksToBounds || layer.sublayers == nil) && layer.shadowOpacity == 0
      return !staysInFrame
        || !covers.contains { other, cover in
          other > place && cover.zPosition >= layer.zPosition && cover.cornerRadius <= layer.cornerRadius
            && cover.frame.contains(layer.frame)
        }
    }.map(\.element)
  }

  /// True if nothing is seen through a layer.
  private static func isOpaque(_ layer: CALayer) -> Bool {
    guard !layer.isHidden, layer.opacity >= 1, layer.mask == nil, CATransform3DIsIdentity(layer.transform) else { return false }
    if let color = layer.backgroundColor, color.alpha >= 1 { return true }
    guard let gradient = layer as? CAGradientLayer, let colors = gradient.colors as? [CGColor], colors.count > 1 else {
      return false
    }
    return colors.allSatisfy { $0.alpha >= 1 }
  }

  /// nil for a layer that shows nothing.
  private static func text(of layer: CALayer) -> String? {
    guard !layer.isHidden, layer.opacity >= 0.01 else { return nil }
    var parts: [String] = []
    if let special = special(layer) { parts.append(special) }
    if let color = layer.backgroundColor, color.alpha > 0 { parts.append("background \(color)") }
    if layer.borderWidth > 0 { parts.append("border \(text(layer.borderWidth)) \(layer.borderColor.map { "\($0)" } ?? "")") }
    if layer.contents != nil { parts.append("contents") }
    parts += uncovered(layer.sublayers ?? []).compactMap(text)
    guard !parts.isEmpty else { return nil }
    let frame = layer.frame
    let place = [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
    if layer.opacity < 1 { parts.append("opacity \(text(CGFloat(layer.opacity)))") }
    if layer.cornerRadius > 0 { parts.append("corners \(text(layer.cornerRadius))") }
    return "[\(place): \(parts.joined(separator: ", "))]"
  }

  /// What only layers of some classes show.
  private static func special(_ layer: CALayer) -> String? {
    switch layer {
    case let gradient as CAGradientLayer:
      guard let colors = gradient.colors, !colors.isEmpty else { return nil }
      let stops = (gradient.locations ?? []).map { "\($0)" }.joined(separator: " ")
      let ends = [gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y].map(text)
      return "gradient \(colors.map { "\($0)" }.joined(separator: " ")) at \(stops) \(ends.joined(separator: " "))"
    case let shape as CAShapeLayer:
      guard let path = shape.path, !path.isEmpty else { return nil }
      let fill = shape.fillColor.map { " fill \($0)" } ?? ""
      let drawn = "\(text(shape.strokeStart))–\(text(shape.strokeEnd))"
      let stroke = shape.strokeColor.map { " stroke \($0) \(text(shape.lineWidth)) \(drawn)" } ?? ""
      return "shape \(path)\(fill)\(stroke)"
    case let label as CATextLayer:
      return label.string.map { "text \($0)" }
    default: return drawing(of: layer)
    }
  }

  /// What a layer's class of the app draws. It is drawn anew when it was asked for, as on a phone: a layer that nobody asks stays as it was.
  private static func drawing(of layer: CALayer) -> String? {
    guard drawsItself(type(of: layer)) else { return nil }
    let size = layer.bounds.size
    let isNew = layer.drawn == nil && layer.owner != nil
    if layer.takeNeedsDisplay() || isNew || (layer.needsDisplayOnBoundsChange && layer.drawn?.size != size) {
      let bounds = layer.bounds
      let operations = DrawingLog.recording(in: bounds) { layer.draw(in: CGContext(clip: bounds) { DrawingLog.note($0) }) }
      layer.drawn = (size, operations.joined(separator: "; "))
    }
    return layer.drawn.flatMap { $0.text.isEmpty ? nil : "drawn \($0.text)" }
  }

  private static func drawsItself(_ type: CALayer.Type) -> Bool {
    TypeModules.isOfApp(type)
  }
}
