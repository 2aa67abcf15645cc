import Foundation

/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The style it stands for.
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the runtime draws such styles itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the runtime.")
  }
}

/// A style the runtime knows: it has a text for reports.
protocol DescribedStyle: ShapeStyle {
  /// The style in words.
  func text(in environment: EnvironmentValues) -> String
  /// False if nothing can be seen of it.
  var isVisible: Bool { get }
}

extension DescribedStyle {
  var isVisible: Bool { true }
}

/// Texts of styles.
enum StyleText {
  static func of<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> String {
    if let described = style as? any DescribedStyle { return described.text(in: environment) }
    if S.Resolved.self == Never.self { return TypeNames.plain(S.self) }
    return of(style.resolve(in: environment), environment)
  }

  static func isVisible<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> Bool {
    if let described = style as? any DescribedStyle { return described.isVisible }
    if S.Resolved.self == Never.self { return true }
    return isVisible(style.resolve(in: environment), environment)
  }
}

extension Color: ShapeStyle, DescribedStyle {
  func text(in environment: EnvironmentValues) -> String { description }
  var isVisible: Bool { alpha > 0 }
}

/// A style whose type is hidden.
nonisolated public struct AnyShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  /// Hides a style's type.
  public init<S>(_ style: S) where S: ShapeStyle { self.style = style }

  func text(in environment: EnvironmentValues) -> String { StyleText.of(style, environment) }
  var isVisible: Bool { (style as? any DescribedStyle)?.isVisible ?? true }
  /// The style as a colour, if it is one.
  var color: Color? { style as? Color }
}

extension AnyShapeStyle: ComparableProperty {
  @MainActor static func isSameInput(_ old: AnyShapeStyle, _ new: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ old: S) -> Bool { (new.style as? S).map { ValueComparison.equal(old, $0) } ?? false }
    return compare(old.style)
  }
}

/// The levels of importance: primary, secondary, …
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  fileprivate let level: String
  func text(in environment: EnvironmentValues) -> String { level }
  /// The most important.
  public static let primary = HierarchicalShapeStyle(level: "primary")
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: "secondary")
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: "tertiary")
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: "quaternary")
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: "quinary")
}

/// The style of the surroundings.
nonisolated public struct ForegroundStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String {
    environment.builtin.foreground?.text(in: environment) ?? "primary"
  }
}

/// The style of the background.
nonisolated public struct BackgroundStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "background" }
}

/// The tint of the surroundings.
nonisolated public struct TintShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { environment.builtin.tint?.text(in: environment) ?? "tint" }
}

/// The style of separators.
nonisolated public struct SeparatorShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "separator" }
}

/// The style of fills.
nonisolated public struct FillShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "fill" }
}

/// The style of placeholders.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  /// Creates it.
  public init() {}
  func text(in environment: EnvironmentValues) -> String { "placeholder" }
}

/// A translucent material.
nonisolated public struct Material: ShapeStyle, DescribedStyle {
  public typealias Resolved = Never
  fileprivate let name: String
  func text(in environment: EnvironmentValues) -> String { name }
  /// Mostly clear.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// Rather clear.
  public static let thin = Material(name: "thinMaterial")
  /// In between.
  public static let regular = Material(name: "regularMaterial")
  /// Rather opaque.
  public static let thick = Material(name: "thickMaterial")
  /// Mostly opaque.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// That of bars.
  public static let bar = Material(name: "barMaterial")
}

nonisolated extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

/// A style that lets something of what is behind it through.
nonisolated struct FadedStyle<S: ShapeStyle>: ShapeStyle, DescribedStyle {
  typealias Resolved = Never
  let style: S
  let opacity: Double
  func text(in environment: EnvironmentValues) -> String {
    "\(StyleText.of(style, environment)) opacity \(NumberText.of(opacity))"
  }
  var isVisible: Bool { opacity > 0 }
}
