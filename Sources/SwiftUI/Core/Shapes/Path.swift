@_spi(CellHarness) import CoreGraphics
import Foundation

/// An outline of lines and curves.
nonisolated public struct Path: Equatable, @unchecked Sendable {
  private var path: CGMutablePath

  /// Creates an empty outline.
  public init() { path = CGMutablePath() }
  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    path.addRoundedRect(in: rect, cornerWidth: max(0, width), cornerHeight: max(0, height))
  }
  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates the outline of a Core Graphics path.
  public init(_ path: CGPath) {
    self.init()
    self.path.addPath(path)
  }
  /// Creates an outline by drawing it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// True if nothing was drawn.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the outline.
  public var boundingRect: CGRect { path.boundingBox }
  /// The same as a Core Graphics path.
  public var cgPath: CGPath { path }
  /// True if a point is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    path.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// The last point that was drawn to.
  public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }

  private mutating func draw(_ body: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&path) {
      let copy = CGMutablePath()
      copy.addPath(path)
      path = copy
    }
    body(path)
  }

  /// Begins at a point.
  public mutating func move(to end: CGPoint) { draw { $0.move(to: end) } }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { draw { $0.addLine(to: end) } }
  /// Draws lines.
  public mutating func addLines(_ lines: [CGPoint]) { draw { $0.addLines(between: lines) } }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { draw { $0.addQuadCurve(to: end, control: control) } }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    draw { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) { draw { $0.addRect(rect) } }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { draw { $0.addEllipse(in: rect) } }
  /// Draws a rectangle with rounded corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    draw { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) }
  }
  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    draw {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians),
        clockwise: clockwise)
    }
  }
  /// Draws the part of a circle that touches the lines to one point and on to another.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    draw { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }
  /// Draws another outline.
  public mutating func addPath(_ other: Path) { draw { $0.addPath(other.path) } }
  /// Draws another outline elsewhere.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform) {
    draw { $0.addPath(other.path, transform: transform) }
  }
  /// Draws a part of a circle from an angle on.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: .radians(startAngle.radians + delta.radians),
      clockwise: delta.radians < 0)
  }
  /// Draws rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// The outline elsewhere.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var moved = Path()
    moved.addPath(self, transform: transform)
    return moved
  }
  /// The outline moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  /// The part of the outline between two shares of its length; curves become chords.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    from <= 0 && to >= 1 ? self : Path(path.part(from: from, to: to))
  }
  /// The outline of the line that a pen of this style draws.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let dashed = style.dash.isEmpty ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
    return Path(
      dashed.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
  }
  /// An outline of the same area in which lines go around what is filled, and the other way around holes: both rules of filling agree.
  /// One that crosses itself stays as it is.
  public func normalized(eoFill: Bool = true) -> Path { Path(path.normalized(using: eoFill ? .evenOdd : .winding)) }
  /// Goes back to where the line began.
  public mutating func closeSubpath() { draw { $0.closeSubpath() } }
}

extension Path {
  /// A part of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Goes through the parts, in the order in which they were drawn.
  public func forEach(_ body: (Element) -> Void) {
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      }
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
