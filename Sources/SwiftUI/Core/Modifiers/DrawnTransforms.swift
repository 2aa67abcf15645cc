import CellTrace
import Foundation

nonisolated extension View {
  /// Turns what is drawn and touched; the place in the layout stays (LY-14).
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return modifier(
      DrawnTransform(
        matrix: Affine(a: cosine, b: sine, c: -sine, d: cosine), anchor: anchor,
        record: RecordedModifier(name: "rotationEffect", value: NumberText.of(angle.degrees))))
  }
  /// Scales what is drawn and touched; the place in the layout stays (LY-14).
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(
      DrawnTransform(
        matrix: Affine(a: Double(scale.width), d: Double(scale.height)), anchor: anchor,
        record: RecordedModifier(
          name: "scaleEffect", value: "\(NumberText.of(scale.width)) × \(NumberText.of(scale.height))")))
  }
  /// Scales what is drawn and touched; the place in the layout stays (LY-14).
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(
      DrawnTransform(
        matrix: Affine(a: Double(s), d: Double(s)), anchor: anchor,
        record: RecordedModifier(name: "scaleEffect", value: NumberText.of(s))))
  }
  /// Scales what is drawn and touched; the place in the layout stays (LY-14).
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Moves, turns and scales what is drawn and touched; the place in the layout stays (LY-14).
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return modifier(
      DrawnTransform(
        matrix: Affine(
          a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
          x: Double(transform.tx), y: Double(transform.ty)), anchor: .topLeading,
        record: RecordedModifier(
          name: "transformEffect", value: numbers.map { NumberText.of($0) }.joined(separator: " "))))
  }
}

/// A map of points that keeps straight lines straight.
nonisolated struct Affine: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = Affine()

  func apply(_ px: Double, _ py: Double) -> (x: Double, y: Double) { (a * px + c * py + x, b * px + d * py + y) }

  /// This map after another one.
  func after(_ first: Affine) -> Affine {
    let origin = apply(first.x, first.y)
    return Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d, d: b * first.c + d * first.d,
      x: origin.x, y: origin.y)
  }

  /// The way back; nil if everything falls on a line.
  var inverse: Affine? {
    let area = a * d - b * c
    guard abs(area) > 1e-9 else { return nil }
    return Affine(
      a: d / area, b: -b / area, c: -c / area, d: a / area, x: (c * y - d * x) / area, y: (b * x - a * y) / area)
  }

  /// The smallest upright rectangle around what a rectangle becomes.
  func around(_ rect: LayoutRect) -> LayoutRect {
    let corners = [
      apply(rect.x, rect.y), apply(rect.x + rect.width, rect.y), apply(rect.x, rect.y + rect.height),
      apply(rect.x + rect.width, rect.y + rect.height),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return LayoutRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

nonisolated struct DrawnTransform: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let matrix: Affine
  let anchor: UnitPoint
  let record: RecordedModifier
  /// The map for a size, if it follows from that.
  var sized: ((CGSize) -> Affine)?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { record }

  /// The map for content with a frame: the anchor stays where it is.
  func map(in frame: LayoutRect) -> Affine {
    let matrix = sized.map { $0(CGSize(width: frame.width, height: frame.height)) } ?? matrix
    let (x, y) = (frame.x + frame.width * Double(anchor.x), frame.y + frame.height * Double(anchor.y))
    return Affine(x: x, y: y).after(matrix).after(Affine(x: -x, y: -y))
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    inputs.graph.drawsTransformed = true
    return TransformNode(view, inputs)
  }
}

/// A node whose content is drawn elsewhere than it is laid out.
@MainActor protocol TransformingNode: ViewNode {
  var map: Affine { get }
}

@MainActor private final class TransformNode<Content: View>: ModifierNode<Content, DrawnTransform>, TransformingNode {
  var map: Affine { view.modifier.map(in: frame) }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    guard let back = map.inverse else { return nil }
    let point = back.apply(x, y)
    return super.hit(point.x, point.y)
  }

  override func describeContent(_ pass: inout DescribePass) {
    let map = map
    pass.drawn(by: map) { describeParts(&$0) }
  }
}
