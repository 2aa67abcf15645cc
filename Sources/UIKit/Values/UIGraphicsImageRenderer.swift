import CoreGraphics
import Foundation

/// Draws an image. No pixels come of it: what was drawn is kept as a list of operations, which is the image's identity.
open class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }
  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  private let bounds: CGRect

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let outer = DrawingLog.current
    DrawingLog.current = []
    actions(UIGraphicsImageRendererContext(bounds))
    let operations = DrawingLog.current ?? []
    DrawingLog.current = outer
    return DrawingLog.image(bounds.size, operations)
  }
}

/// What a drawing is made for.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var scale: CGFloat = 3
  open var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where an image is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect
  init(_ bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
  open func fill(_ rect: CGRect) { DrawingLog.add("fill \(DrawingLog.text(rect))") }
  open func stroke(_ rect: CGRect) { DrawingLog.add("stroke \(DrawingLog.text(rect))") }
  open func clip(to rect: CGRect) { DrawingLog.add("clip \(DrawingLog.text(rect))") }
}

/// The operations of the drawing under way.
enum DrawingLog {
  nonisolated(unsafe) static var current: [String]?

  static func add(_ operation: @autoclosure () -> String) {
    if current != nil { current?.append(operation()) }
  }

  static func image(_ size: CGSize, _ operations: [String]) -> UIImage {
    UIImage(identity: "drawn \(size.width)×\(size.height) [\(operations.joined(separator: "; "))]", size: size)
  }

  static func text(_ rect: CGRect) -> String { "\(rect.origin.x),\(rect.origin.y) \(rect.width)×\(rect.height)" }
}

extension UIImage {
  public func draw(in rect: CGRect) { DrawingLog.add("\(description) in \(DrawingLog.text(rect))") }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension UIBezierPath {
  public func fill() { DrawingLog.add("fill path \(DrawingLog.text(bounds))") }
  public func stroke() { DrawingLog.add("stroke path \(DrawingLog.text(bounds))") }
  public func addClip() { DrawingLog.add("clip path \(DrawingLog.text(bounds))") }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) { DrawingLog.add("text \(string) at \(point.x),\(point.y)") }
  public func draw(in rect: CGRect) { DrawingLog.add("text \(string) in \(DrawingLog.text(rect))") }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

// The older way to draw an image, one at a time.

nonisolated(unsafe) private var contextSize: CGSize?

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  contextSize = size
  DrawingLog.current = []
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contextSize.map { DrawingLog.image($0, DrawingLog.current ?? []) }
}

public func UIGraphicsEndImageContext() {
  contextSize = nil
  DrawingLog.current = nil
}
