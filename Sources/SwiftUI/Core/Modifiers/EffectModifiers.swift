import Foundation

nonisolated extension View {
  /// Makes the view translucent; at zero it can't be perceived or touched.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
  /// Hides the view; it keeps its space.
  public func hidden() -> some View { modifier(HiddenModifier()) }
  /// Cuts the view at its frame.
  public func clipped(antialiased: Bool = false) -> some View { modifier(ClipModifier(record: nil)) }
  /// Cuts the view at a shape.
  public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
    modifier(ClipModifier(record: RecordedModifier(name: "clipShape", value: ShapeText.of(shape))))
  }
  /// Rounds the view's corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(ClipModifier(record: RecordedModifier(name: "cornerRadius", value: NumberText.of(radius))))
  }
  /// Shows the view through another.
  public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View {
    modifier(ClipModifier(record: RecordedModifier(name: "mask", value: TypeNames.plain(Mask.self))))
  }
  /// Shows the view through another.
  public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
    modifier(ClipModifier(record: RecordedModifier(name: "mask", value: TypeNames.plain(Mask.self))))
  }
  /// Draws a line around the view.
  public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    modifier(StyleRecord(name: "border", style: content, suffix: " width \(NumberText.of(width))"))
  }
  /// Adds a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      RecordedOnly("shadow", "\(color) radius \(NumberText.of(radius)) at \(NumberText.of(x)), \(NumberText.of(y))"))
  }
  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(RecordedOnly("blur", NumberText.of(radius)))
  }
  /// Turns the view in space; its frame stays.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { modifier(RecordedOnly("rotation3DEffect", NumberText.of(angle.degrees))) }
  /// Puts the view before or behind its siblings.
  public func zIndex(_ value: Double) -> some View { modifier(RecordedOnly("zIndex", NumberText.of(value))) }
  /// Mixes the view's colours with those behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(RecordedOnly("blendMode", "\(blendMode)")) }
  /// Draws the view and its parts as one.
  public func compositingGroup() -> some View { modifier(RecordedOnly("compositingGroup", "true")) }
  /// Draws the view and its parts as an image.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(RecordedOnly("drawingGroup", "true"))
  }
  /// Changes saturation.
  public func saturation(_ amount: Double) -> some View { modifier(RecordedOnly("saturation", NumberText.of(amount))) }
  /// Changes brightness.
  public func brightness(_ amount: Double) -> some View { modifier(RecordedOnly("brightness", NumberText.of(amount))) }
  /// Changes contrast.
  public func contrast(_ amount: Double) -> some View { modifier(RecordedOnly("contrast", NumberText.of(amount))) }
  /// Takes colour away.
  public func grayscale(_ amount: Double) -> some View { modifier(RecordedOnly("grayscale", NumberText.of(amount))) }
  /// Turns colours around.
  public func colorInvert() -> some View { modifier(RecordedOnly("colorInvert", "true")) }
  /// Multiplies colours.
  public func colorMultiply(_ color: Color) -> some View { modifier(RecordedOnly("colorMultiply", "\(color)")) }
  /// Turns hues.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(RecordedOnly("hueRotation", NumberText.of(angle.degrees)))
  }
}

/// How colours are mixed.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How an image of a view keeps its colours.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// Translucency.
nonisolated public struct _OpacityEffect: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  /// Between 0 and 1.
  public var opacity: Double
  /// Creates the effect.
  public init(opacity: Double) { self.opacity = opacity }
  var visibility: ContentVisibility { opacity < 0.01 ? .hidden : .visible }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    opacity >= 1 ? nil : RecordedModifier(name: "opacity", value: NumberText.of(opacity))
  }
}

nonisolated struct HiddenModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  var visibility: ContentVisibility { .hidden }
}

nonisolated struct ClipModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let record: RecordedModifier?
  var visibility: ContentVisibility { .clipped }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { record }
}

/// A modifier that records a style as it looks in its environment.
nonisolated struct StyleRecord<S: ShapeStyle>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let style: S
  let suffix: String
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: name, value: StyleText.of(style, environment) + suffix)
  }
}
