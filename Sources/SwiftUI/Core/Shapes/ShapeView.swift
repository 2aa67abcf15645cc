import CellTrace
import Foundation

/// A shape with what it is drawn with.
nonisolated public struct ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// The width of its line; nil if it is filled.
  let line: CGFloat?

  init(shape: Content, style: Style, line: CGFloat? = nil) {
    self.shape = shape
    self.style = style
    self.line = line ?? (shape as? any LineOfShape)?.line
  }
}

/// The line of a shape as a shape.
nonisolated struct StrokedShape<Content>: Shape where Content: Shape {
  let shape: Content
  let line: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that stands for the line of another one, which it is described by.
private protocol LineOfShape: Shape {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
  nonisolated var line: CGFloat { get }
}

extension StrokedShape: LineOfShape {}

extension ShapeView: PrimitiveView, LeafView {
  static var leafName: String { ShapeText.name(Content.self) }

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedShape(
      shape: ShapeText.of(shape), style: StyleText.of(style, environment), line: line.map { Double($0) },
      isVisible: StyleText.isVisible(style, environment), isColor: false,
      fitting: { [shape] proposal in shape.sizeThatFits(proposal) }, outline: { [shape] rect in shape.path(in: rect) })
  }
}

/// A shape with the text of its style.
@MainActor final class ResolvedShape: LeafContent {
  private let shape: String
  private let style: String
  private let line: Double?
  private let isDrawn: Bool
  private let isColor: Bool
  private let fitting: @MainActor (ProposedViewSize) -> CGSize
  private let outline: (@MainActor (CGRect) -> Path)?

  init(
    shape: String, style: String, line: Double?, isVisible: Bool, isColor: Bool,
    fitting: @escaping @MainActor (ProposedViewSize) -> CGSize, outline: (@MainActor (CGRect) -> Path)? = nil
  ) {
    self.shape = shape
    self.style = style
    self.line = line
    isDrawn = isVisible
    self.isColor = isColor
    self.fitting = fitting
    self.outline = outline
  }

  override func isSame(as other: LeafContent) -> Bool {
    let other = unsafeDowncast(other, to: ResolvedShape.self)
    return shape == other.shape && style == other.style && line == other.line && isDrawn == other.isDrawn
  }

  override var isVisible: Bool { isDrawn }

  /// A line is too thin to be touched; a filled shape is touched inside its outline.
  override func covers(_ x: Double, _ y: Double, _ size: LayoutSize) -> Bool {
    if line != nil { return false }
    guard let outline else { return true }
    return outline(CGRect(x: 0, y: 0, width: size.width, height: size.height)).contains(CGPoint(x: x, y: y))
  }
  override var role: Element.Role { .shape }

  override var properties: [(name: String, value: String)] {
    var list = isColor ? [("color", style)] : [("shape", shape), (line == nil ? "fill" : "stroke", style)]
    if let line { list.append(("lineWidth", NumberText.of(line))) }
    return list
  }

  override func size(_ proposal: Proposal, _ node: ViewNode) -> LayoutSize {
    let size = fitting(proposal.publicValue)
    return LayoutSize(width: Double(size.width), height: Double(size.height))
  }
}

/// Shapes in words.
enum ShapeText {
  /// The type's name; for a line that of the shape it belongs to.
  static func name<S: Shape>(_ type: S.Type) -> String {
    func ofLine<L: LineOfShape>(_ type: L.Type) -> String { name(L.Content.self) }
    guard let line = type as? any LineOfShape.Type else { return TypeNames.plain(type) }
    return ofLine(line)
  }

  /// The type's name with the values of its fields.
  static func of<S: Shape>(_ shape: S) -> String {
    if let line = shape as? any LineOfShape { return of(line.shape) }
    let name = TypeNames.plain(S.self)
    let fields = Mirror(reflecting: shape).children.compactMap { child -> String? in
      guard let label = child.label else { return nil }
      if let number = child.value as? CGFloat { return "\(label): \(NumberText.of(number))" }
      if let number = child.value as? Double { return "\(label): \(NumberText.of(number))" }
      if let size = child.value as? CGSize {
        return size.width == size.height
          ? "\(label): \(NumberText.of(size.width))" : "\(label): \(NumberText.of(size.width))×\(NumberText.of(size.height))"
      }
      if let corner = child.value as? Edge.Corner.Style { return "\(label): \(corner)" }
      if let inner = child.value as? any Shape { return of(inner) }
      return nil
    }
    return fields.isEmpty ? name : "\(name)(\(fields.joined(separator: ", ")))"
  }
}

extension Color: View, LeafView {
  static var leafName: String { "Color" }

  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedShape(
      shape: "", style: StyleText.of(self, environment), line: nil, isVisible: alpha > 0, isColor: true,
      fitting: { $0.replacingUnspecifiedDimensions() })
  }
}

extension LinearGradient: View, LeafView {
  static var leafName: String { "LinearGradient" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent { ResolvedShape(gradient: self, environment) }
}

extension MeshGradient: View, LeafView {
  static var leafName: String { "MeshGradient" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent { ResolvedShape(gradient: self, environment) }
}
extension RadialGradient: View, LeafView {
  static var leafName: String { "RadialGradient" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent { ResolvedShape(gradient: self, environment) }
}

extension AngularGradient: View, LeafView {
  static var leafName: String { "AngularGradient" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent { ResolvedShape(gradient: self, environment) }
}

extension ResolvedShape {
  /// A gradient that fills its place.
  convenience init<S: ShapeStyle>(gradient: S, _ environment: EnvironmentValues) {
    self.init(
      shape: "", style: StyleText.of(gradient, environment), line: nil, isVisible: true, isColor: true,
      fitting: { $0.replacingUnspecifiedDimensions() })
  }
}
