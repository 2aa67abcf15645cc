/// A look of buttons the runtime draws itself.
protocol SystemButtonStyle: PrimitiveButtonStyle {
  nonisolated var name: String { get }
  /// True if gaps in the content belong to the button.
  nonisolated var fillsHitArea: Bool { get }
}

/// The look that suits the place.
nonisolated public struct DefaultButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "automatic" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration, suitsRows: true)
  }
}

/// Tinted content without a border.
nonisolated public struct BorderlessButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "borderless" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

/// The content as it is.
nonisolated public struct PlainButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "plain" }
  var fillsHitArea: Bool { false }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Tinted content on a pale ground.
nonisolated public struct BorderedButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "bordered" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration).padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}

/// Light content on a tinted ground.
nonisolated public struct BorderedProminentButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "borderedProminent" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}

/// Content on glass.
nonisolated public struct GlassButtonStyle: SystemButtonStyle {
  private let glass: Glass
  /// Creates it.
  public init() { self.init(.regular) }
  /// Creates it with a kind of glass.
  public init(_ glass: Glass) { self.glass = glass }
  var name: String { glass == .regular ? "glass" : "glass \(glass.name)" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}

/// Light content on tinted glass.
nonisolated public struct GlassProminentButtonStyle: SystemButtonStyle {
  /// Creates it.
  public init() {}
  var name: String { "glassProminent" }
  var fillsHitArea: Bool { true }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
  }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Content on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Content on glass of a kind.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Light content on tinted glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Tinted content without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The content as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Tinted content on a pale ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Light content on a tinted ground.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A button's content in the tint, or in red if the button destroys, unless a style was given from outside. A link in a row of a list
/// leaves its label as it is: the row is the link.
nonisolated struct TintedLabel: View, HelperView {
  let configuration: PrimitiveButtonStyleConfiguration
  var suitsRows = false
  @MainActor var body: some View {
    configuration.label.modifier(TintedForeground(role: configuration.role, isRowsLink: suitsRows && configuration.isLink))
  }
}

nonisolated struct TintedForeground: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let role: ButtonRole?
  var isRowsLink = false
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    guard environment.builtin.foreground == nil, !(isRowsLink && environment.isListRow) else { return }
    environment.builtin.foreground = role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }
}
