import Foundation

/// A shadow of a style.
nonisolated public struct ShadowStyle: Equatable, Sendable {
  let text: String
  /// Behind what is drawn.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  )
    -> ShadowStyle
  { ShadowStyle(text: "drop shadow \(NumberText.of(radius)) at \(NumberText.of(x)) \(NumberText.of(y)) \(color)") }
  /// Inside what is drawn.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  )
    -> ShadowStyle
  { ShadowStyle(text: "inner shadow \(NumberText.of(radius)) at \(NumberText.of(x)) \(NumberText.of(y)) \(color)") }
}

nonisolated extension ShapeStyle {
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(style: self, shadow: style) }
}

nonisolated extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { LeveledStyle(style: self, level: "secondary") }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LeveledStyle(style: self, level: "tertiary") }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LeveledStyle(style: self, level: "quaternary") }
}

/// A style at a lower level of importance.
nonisolated struct LeveledStyle<S: ShapeStyle>: ShapeStyle, DescribedStyle {
  typealias Resolved = Never
  let style: S
  let level: String
  func text(in environment: EnvironmentValues) -> String { "\(StyleText.of(style, environment)) \(level)" }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of the surroundings with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style with a shadow.
nonisolated struct ShadowedStyle<S: ShapeStyle>: ShapeStyle, DescribedStyle {
  typealias Resolved = Never
  let style: S
  let shadow: ShadowStyle
  func text(in environment: EnvironmentValues) -> String { "\(StyleText.of(style, environment)) \(shadow.text)" }
}

/// The style of what is selected.
nonisolated public struct SelectionShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "selection" }
}
/// The style of links.
nonisolated public struct LinkShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "link" }
}
nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle {
  /// The style mixed with what is behind it.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(style: self, mode: mode) }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of the surroundings mixed with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
  /// The style of the surroundings, shining through.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

/// A style that is mixed with what is behind it.
nonisolated struct BlendedStyle<S: ShapeStyle>: ShapeStyle, DescribedStyle {
  typealias Resolved = Never
  let style: S
  let mode: BlendMode
  func text(in environment: EnvironmentValues) -> String { "\(StyleText.of(style, environment)) \(mode)" }
  var isVisible: Bool { (style as? any DescribedStyle)?.isVisible ?? true }
}
