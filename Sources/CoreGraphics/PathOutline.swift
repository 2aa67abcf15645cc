/// The orders of a path and the geometry that follows from them.
struct PathOutline: Hashable {
  struct Step: Hashable, CustomStringConvertible {
    var type: CGPathElementType
    /// End point last, control points before it.
    var points: [CGPoint]

    var description: String {
      let name: String
      switch type {
      case .moveToPoint: name = "m"
      case .addLineToPoint: name = "l"
      case .addQuadCurveToPoint: name = "q"
      case .addCurveToPoint: name = "c"
      case .closeSubpath: name = "h"
      }
      return ([name] + points.map { "\($0.x) \($0.y)" }).joined(separator: " ")
    }
  }

  private(set) var steps: [Step] = []
  private(set) var current: CGPoint?
  private var start: CGPoint?

  mutating func move(_ point: CGPoint) {
    // A second move in a row replaces the first one, which drew nothing.
    if steps.last?.type == .moveToPoint { steps.removeLast() }
    add(.moveToPoint, [point])
    start = point
  }

  mutating func line(_ end: CGPoint) { if begin(end) { add(.addLineToPoint, [end]) } }

  mutating func quad(_ end: CGPoint, _ control: CGPoint) {
    if begin(control) { add(.addQuadCurveToPoint, [control, end]) }
  }

  mutating func curve(_ end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    if begin(first) { add(.addCurveToPoint, [first, second, end]) }
  }

  mutating func close() {
    guard let start, steps.last?.type != .closeSubpath else { return }
    steps.append(Step(type: .closeSubpath, points: []))
    current = start
  }

  mutating func append(_ other: PathOutline) {
    steps += other.steps
    current = other.current ?? current
    start = other.start ?? start
  }

  func applying(_ transform: CGAffineTransform) -> PathOutline {
    guard !transform.isIdentity else { return self }
    var result = self
    result.steps = steps.map { Step(type: $0.type, points: $0.points.map { $0.applying(transform) }) }
    result.current = current?.applying(transform)
    result.start = start?.applying(transform)
    return result
  }

  /// Lines and curves need a current point; without one they become a move to their first point.
  private mutating func begin(_ first: CGPoint) -> Bool {
    guard current == nil else { return true }
    move(first)
    return false
  }

  private mutating func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    steps.append(Step(type: type, points: points))
    current = points[points.count - 1]
  }
}
