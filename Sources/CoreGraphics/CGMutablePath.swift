/// A path under construction.
public class CGMutablePath: CGPath {
  public init() { super.init(PathOutline()) }

  override init(_ outline: PathOutline) { super.init(outline) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    outline.move(first.applying(transform))
    for point in points.dropFirst() { outline.line(point.applying(transform)) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.quad(end.applying(transform), control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { outline.addRect(rect, transform) }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { outline.addRect(rect, transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.addEllipse(rect, transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise {
      if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
      sweep = min(sweep, turn)
    }
    outline.arc(center, radius, from: startAngle, sweep: sweep, transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    outline.arc(center, radius, from: startAngle, sweep: delta, transform)
  }

  /// The part of a circle that touches the line from the current point to `tangent1End` and the one on to `tangent2End`, and the line
  /// that leads to it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint
    let (a, b) = (
      (start.x - tangent1End.x, start.y - tangent1End.y), (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    )
    let (lengthA, lengthB) = (hypot(a.0, a.1), hypot(b.0, b.1))
    let cross = a.0 * b.1 - a.1 * b.0
    guard lengthA > 0, lengthB > 0, abs(cross) > 1e-9 * lengthA * lengthB, radius > 0 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let (u, v) = ((a.0 / lengthA, a.1 / lengthA), (b.0 / lengthB, b.1 / lengthB))
    let half = acos(max(-1, min(1, u.0 * v.0 + u.1 * v.1))) / 2
    let reach = radius / tan(half), far = radius / sin(half)
    let middle = (u.0 + v.0, u.1 + v.1), length = hypot(middle.0, middle.1)
    let center = CGPoint(x: tangent1End.x + middle.0 / length * far, y: tangent1End.y + middle.1 / length * far)
    let first = CGPoint(x: tangent1End.x + u.0 * reach, y: tangent1End.y + u.1 * reach)
    let last = CGPoint(x: tangent1End.x + v.0 * reach, y: tangent1End.y + v.1 * reach)
    addLine(to: first, transform: transform)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }

  public func closeSubpath() { outline.close() }
}
