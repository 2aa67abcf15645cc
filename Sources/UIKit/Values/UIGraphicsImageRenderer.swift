@_spi(CellHarness) import CoreGraphics
import Foundation

/// Draws an image. No pixels come of it: what was drawn is kept as a list of operations, which is the image's identity.
open class UIGraphicsImageRenderer: NSObject {
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.covering(bounds)
    super.init()
  }

  /// A copy of what the renderer was made with, which knows the bounds.
  public let format: UIGraphicsImageRendererFormat
  open var allowsImageOutput: Bool { true }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let image = image(actions: actions)
    return WrittenPicture.png(image.pixels, image.size)
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }

  private let bounds: CGRect

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let operations = DrawingLog.recording { actions(UIGraphicsImageRendererContext(bounds, format)) }
    return DrawingLog.image(bounds.size, operations)
  }
}

/// What a drawing is made for.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var scale: CGFloat = 3
  open var opaque = false
  /// Which colors the picture may have. Pictures have no pixels here, so nothing is seen of it.
  open var preferredRange = Range.automatic
  /// What is drawn: that of the renderer, and nothing before one has the format.
  open var bounds: CGRect { drawn }
  private var drawn = CGRect.zero

  /// The colors of a picture.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  fileprivate func covering(_ bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    copy.drawn = bounds
    return copy
  }
  /// For a display with these traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where an image is drawn.
open class UIGraphicsImageRendererContext: NSObject {
  private let bounds: CGRect
  init(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    cgContext = CGContext(clip: bounds) { DrawingLog.note($0) }
    super.init()
  }
  public let format: UIGraphicsImageRendererFormat
  /// Where the drawing goes, for code that draws with Core Graphics.
  public let cgContext: CGContext
  open var currentImage: UIImage { DrawingLog.image(bounds.size, UIKitRunState.current.drawing.operations ?? []) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { DrawingLog.add("fill \(DrawingLog.text(rect)) \(blendMode)") }
  open func fill(_ rect: CGRect) { DrawingLog.add("fill \(DrawingLog.text(rect))") }
  open func stroke(_ rect: CGRect) { DrawingLog.add("stroke \(DrawingLog.text(rect))") }
  open func clip(to rect: CGRect) { DrawingLog.add("clip \(DrawingLog.text(rect))") }
}

/// The drawing under way.
struct Drawing {
  /// What was drawn so far; nil outside of drawings.
  var operations: [String]?
  /// Contexts that the app made the present one, the last on top.
  var pushed: [CGContext] = []
  var bounds: CGRect = .zero
  /// The size of the context that an app has begun and not ended.
  var contextSize: CGSize?
}

/// The operations of the drawing under way.
enum DrawingLog {
  static func add(_ operation: @autoclosure () -> String) {
    if let context = UIKitRunState.current.drawing.pushed.last { return context.add(operation()) }
    if UIKitRunState.current.drawing.operations == nil { return }
    note(operation())
  }

  /// What a context of the drawing under way passes on.
  static func note(_ text: String) { UIKitRunState.current.drawing.operations?.append(text) }

  /// What `body` draws, in the bounds of the drawing around it unless it has its own.
  static func recording(in bounds: CGRect? = nil, _ body: () -> Void) -> [String] {
    let run = UIKitRunState.current
    let outer = run.drawing
    run.drawing.operations = []
    run.drawing.pushed = []
    if let bounds { run.drawing.bounds = bounds }
    body()
    let operations = run.drawing.operations ?? []
    run.drawing.operations = outer.operations
    run.drawing.pushed = outer.pushed
    run.drawing.bounds = outer.bounds
    return operations
  }

  static func image(_ size: CGSize, _ operations: [String]) -> UIImage {
    UIImage(identity: "drawn \(size.width)×\(size.height) [\(operations.joined(separator: "; "))]", size: size)
  }

  static func text(_ rect: CGRect) -> String { "\(rect.origin.x),\(rect.origin.y) \(rect.width)×\(rect.height)" }
}

extension UIImage {
  public func draw(in rect: CGRect) { DrawingLog.add("\(description) in \(DrawingLog.text(rect))") }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingLog.add("\(description) in \(DrawingLog.text(rect)) \(blendMode) \(alpha)")
  }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

extension UIBezierPath {
  public func fill() { DrawingLog.add("fill path \(cgPath)") }
  public func stroke() { DrawingLog.add("stroke path \(strokeText)") }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { DrawingLog.add("fill path \(cgPath) \(blendMode) \(alpha)") }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    DrawingLog.add("stroke path \(strokeText) \(blendMode) \(alpha)")
  }
  public func addClip() { DrawingLog.add("clip path \(cgPath)") }
}

extension NSAttributedString {
  public func draw(at point: CGPoint) { DrawingLog.add("text \(string) at \(point.x),\(point.y)") }
  public func draw(in rect: CGRect) { DrawingLog.add("text \(string) in \(DrawingLog.text(rect))") }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) { draw(in: rect) }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

// The older way to draw an image, one at a time.

public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIKitRunState.current.drawing.contextSize = size
  UIKitRunState.current.drawing.operations = []
}

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  let drawing = UIKitRunState.current.drawing
  return drawing.contextSize.map { DrawingLog.image($0, drawing.operations ?? []) }
}

public func UIGraphicsEndImageContext() {
  UIKitRunState.current.drawing.contextSize = nil
  UIKitRunState.current.drawing.operations = nil
}
