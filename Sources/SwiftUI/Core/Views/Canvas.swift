import Foundation

/// A picture that a closure draws.
nonisolated public struct Canvas<Symbols>: View where Symbols: View {
  /// Draws the picture.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that it may draw.
  public var symbols: Symbols

  /// Creates a picture that draws views as symbols, which it looks up by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

nonisolated extension Canvas where Symbols == EmptyView {
  /// Creates a picture.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(renderer: renderer) { EmptyView() } }
}

extension Canvas: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { CanvasNode(view, inputs) }
}

/// What a closure draws with: the strokes are kept in words, so that another picture is seen as one.
nonisolated public struct GraphicsContext {
  final class Strokes {
    var list: [String] = []
    /// Finds the view with a tag among the picture's symbols.
    var symbol: (AnyHashable) -> ResolvedSymbol? = { _ in nil }
  }

  let strokes: Strokes
  /// What the picture sees of its surroundings.
  public let environment: EnvironmentValues
  /// How much shows through.
  public var opacity = 1.0
  /// How colours are mixed.
  public var blendMode = BlendMode.normal
  private var place = ""

  init(_ strokes: Strokes, _ environment: EnvironmentValues) {
    self.strokes = strokes
    self.environment = environment
  }

  /// What a form is filled with.
  public struct Shading {
    let name: String
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(name: "\(color)") }
    /// A style.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(name: StyleText.of(style, EnvironmentValues()))
    }
    /// A gradient along a line.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(name: gradient.text(in: EnvironmentValues()))
    }
    /// A gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading(name: gradient.text(in: EnvironmentValues())) }
    /// A gradient along a circle.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      Shading(name: gradient.text(in: EnvironmentValues()))
    }
    /// The style of the surroundings.
    public static var foreground: Shading { Shading(name: "foreground") }
  }

  /// Text that is ready to be drawn.
  public struct ResolvedText {
    let text: String
    /// What it is drawn with.
    public var shading: Shading = .foreground
    /// Its size when offered one.
    public func measure(in size: CGSize) -> CGSize { CGSize(width: Double(text.count) * 8, height: 20) }
  }

  func add(_ stroke: String) {
    strokes.list.append(place + stroke + (opacity < 1 ? " opacity \(NumberText.of(opacity))" : ""))
  }

  private func text(_ path: Path) -> String {
    let box = path.boundingRect
    return [box.minX, box.minY, box.width, box.height].map { NumberText.of($0) }.joined(separator: " ")
  }

  /// Fills a form.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add("fill \(text(path)) \(shading.name)")
  }
  /// Draws the line of a form.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add("stroke \(text(path)) \(shading.name) \(NumberText.of(style.lineWidth))")
  }
  /// Draws the line of a form.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Makes text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text.resolvedString(environment)) }
  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    /// Its size.
    public var size: CGSize { CGSize(width: 24, height: 24) }
    /// What it is drawn with.
    public var shading: Shading?
  }
  /// Makes an image ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { draw(image.image, in: rect) }
  /// Draws an image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image.image, at: point) }
  /// Draws text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text, at: rect.origin) }
  /// Draws text at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add("text \(text.text) \(NumberText.of(point.x)) \(NumberText.of(point.y))")
  }
  /// Draws text at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point) }
  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), at: rect.origin) }
  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add("image \(image.text) \(NumberText.of(point.x)) \(NumberText.of(point.y))")
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(image, at: rect.origin) }
  /// Draws elsewhere from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    place += "move \(NumberText.of(x)) \(NumberText.of(y)) "
  }
  /// Draws larger or smaller from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { place += "scale \(NumberText.of(x)) \(NumberText.of(y)) " }
  /// Draws turned from now on.
  public mutating func rotate(by angle: Angle) { place += "turn \(NumberText.of(angle.degrees)) " }
  /// Draws only inside a form from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { place += "in \(text(path)) " }
  /// Draws through a filter from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    place += "through \(filter.name) "
  }
  /// Draws a part on its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = self
    try content(&inner)
  }
}
