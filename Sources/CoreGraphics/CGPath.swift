/// An outline, kept as the orders that drew it. Nothing here renders it; equality, bounds and containment are real.
public class CGPath: Hashable, CustomStringConvertible {
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline.addRect(rect, transform?.pointee ?? .identity)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    outline.addEllipse(rect, transform?.pointee ?? .identity)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    outline.addRoundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
  }

  public var isEmpty: Bool { outline.steps.isEmpty }
  /// `.zero` while the path is empty.
  public var currentPoint: CGPoint { outline.current ?? .zero }
  /// Holds all points of the path, control points too.
  public var boundingBox: CGRect { CGRect(around: outline.steps.flatMap(\.points)) }
  /// Holds the drawn curve, without far control points.
  public var boundingBoxOfPath: CGRect { CGRect(around: outline.flattened().flatMap { $0 }) }

  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = outline.asRectangle() else { return false }
    rect?.pointee = found
    return true
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform.inverted())
    // A point on the outline belongs to the path.
    if outline.passes(through: place) { return true }
    let winding = outline.winding(at: place)
    switch rule {
    case .winding: return winding.signed != 0
    case .evenOdd: return winding.crossings % 2 == 1
    }
  }

  public func copy() -> CGPath? { CGPath(outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the line that a pen of this width draws.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var pen = PathPen(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in outline.applying(transform).lines() { pen.draw(line.points, isClosed: line.isClosed) }
    return CGPath(pen.outline)
  }

  /// The path in dashes: lengths of what is drawn and what is left out, in turns.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    var result = PathOutline()
    for line in outline.applying(transform).lines() {
      for dash in PathPen.dashes(line.points + (line.isClosed ? line.points.prefix(1) : []), phase, lengths) {
        result.move(dash[0])
        dash.dropFirst().forEach { result.line($0) }
      }
    }
    return CGPath(result)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }

  /// As ``applyWithBlock(_:)``, with what the caller hands on.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in outline.steps {
      var points = step.points
      points.withUnsafeMutableBufferPointer { buffer in
        var none = CGPoint.zero
        withUnsafeMutablePointer(to: &none) { fallback in
          var element = CGPathElement(type: step.type, points: buffer.baseAddress ?? fallback)
          withUnsafePointer(to: &element) { block($0) }
        }
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  public var description: String { outline.steps.map(\.description).joined(separator: " ") }

  var outline = PathOutline()

  init(_ outline: PathOutline) { self.outline = outline }
}
