/// Where something is drawn. No pixels come of it: each order is passed on as text, in the order of drawing, and equal
/// texts mean equal pictures.
open class CGContext: @unchecked Sendable {
  private let log: (String) -> Void
  private let clipBox: CGRect
  private var path = CGMutablePath()
  private var transform: CGAffineTransform = .identity
  private var saved: [CGAffineTransform] = []

  @_spi(CellHarness) public init(clip: CGRect, bitmap: CGBitmap? = nil, log: @escaping (String) -> Void) {
    clipBox = clip
    self.bitmap = bitmap
    self.log = log
  }
  /// What it draws into, if the app made that itself.
  @_spi(CellHarness) public let bitmap: CGBitmap?
  /// The document that it draws, if it is one.
  var document: PDFPages?
  /// Draws what is known by a text.
  @_spi(CellHarness) public func add(_ order: String) { log(order) }

  public var boundingBoxOfClipPath: CGRect { clipBox }
  public func flush() {}
  public func synchronize() {}
  public var ctm: CGAffineTransform { transform }
  public var interpolationQuality: CGInterpolationQuality = .default

  // MARK: State
  public func saveGState() {
    saved.append(transform)
    log("save")
  }
  public func restoreGState() {
    transform = saved.popLast() ?? .identity
    log("restore")
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    self.transform = transform.concatenating(self.transform)
    log("transform \(transform.a) \(transform.b) \(transform.c) \(transform.d) \(transform.tx) \(transform.ty)")
  }
  public func setFillColor(_ color: CGColor) { log("fill color \(color)") }
  public func setStrokeColor(_ color: CGColor) { log("stroke color \(color)") }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
  public func setLineWidth(_ width: CGFloat) { log("line width \(width)") }
  public func setLineCap(_ cap: CGLineCap) { log("line cap \(cap)") }
  public func setLineJoin(_ join: CGLineJoin) { log("line join \(join)") }
  public func setMiterLimit(_ limit: CGFloat) { log("miter limit \(limit)") }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { log("dash \(phase) \(lengths)") }
  public func setAlpha(_ alpha: CGFloat) { log("alpha \(alpha)") }
  public func setBlendMode(_ mode: CGBlendMode) { log("blend \(mode)") }
  public func setShadow(offset: CGSize, blur: CGFloat) { log("shadow \(offset.width) \(offset.height) \(blur)") }
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    log("shadow \(offset.width) \(offset.height) \(blur) \(color.map { "\($0)" } ?? "none")")
  }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { log("begin layer") }
  public func endTransparencyLayer() { log("end layer") }

  // MARK: Path
  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBox }
  public func beginPath() { path = CGMutablePath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func closePath() { path.closeSubpath() }
  public func strokePath() { drawPath("stroke") }
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath("fill") }
  public func drawPath(using mode: CGPathDrawingMode) { drawPath("\(mode)") }
  /// From here on the path is the outline of its stroke: what is clipped or filled with it is named so.
  public func replacePathWithStrokedPath() { log("stroked path") }
  public func clip(using rule: CGPathFillRule = .winding) { drawPath("clip") }
  public func clip(to rect: CGRect) { log("clip \(text(rect))") }
  public func clip(to rects: [CGRect]) { log("clip \(rects.map(text))") }
  /// From here on drawing shows everywhere again.
  public func resetClip() { log("clip nothing") }

  // MARK: Drawing
  public func fill(_ rect: CGRect) { log("fill \(text(rect))") }
  public func fill(_ rects: [CGRect]) { log("fill \(rects.map(text))") }
  public func stroke(_ rect: CGRect) { log("stroke \(text(rect))") }
  public func stroke(_ rect: CGRect, width: CGFloat) { log("stroke \(text(rect)) width \(width)") }
  public func strokeLineSegments(between points: [CGPoint]) { log("segments \(points.map { "\($0.x) \($0.y)" })") }
  public func fillEllipse(in rect: CGRect) { log("fill ellipse \(text(rect))") }
  public func strokeEllipse(in rect: CGRect) { log("stroke ellipse \(text(rect))") }
  public func clear(_ rect: CGRect) { log("clear \(text(rect))") }
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { log("gradient \(gradient) \(startPoint.x) \(startPoint.y) \(endPoint.x) \(endPoint.y)") }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { log("radial \(gradient) \(startCenter.x) \(startCenter.y) \(startRadius) \(endCenter.x) \(endCenter.y) \(endRadius)") }

  private func drawPath(_ order: String) {
    log("\(order) \(path)")
    path = CGMutablePath()
  }

  private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }
}
