import Foundation

/// Decides how labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style is told.
nonisolated public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label's icon.
  public struct Icon: View, SourceView {
    let source: ModifiedSource?
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

nonisolated extension View {
  /// Gives labels below a look.
  public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle { modifier(LabelStyleModifier(style: style)) }
}

nonisolated struct LabelStyleModifier<S: LabelStyle>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: S
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.labelStyle = AnyLabelStyle(style) }
}

/// A label style whose type is hidden.
nonisolated struct AnyLabelStyle: @unchecked Sendable {
  fileprivate let style: any LabelStyle
  init(_ style: any LabelStyle) { self.style = style }

  @MainActor func reconcile(
    _ place: inout ViewNode?, _ configuration: LabelStyleConfiguration, in parent: ViewNode,
    _ environment: EnvironmentValues
  ) {
    func open<S: LabelStyle>(_ style: S) {
      NodeReconciler.reconcile(
        &place, oldIdentity: .structural, to: LabelStyleBody(style: style, configuration: configuration),
        identity: .structural, in: parent, environment)
    }
    open(style)
  }
}

extension EnvironmentValues {
  @Entry nonisolated var labelStyle: AnyLabelStyle = AnyLabelStyle(DefaultLabelStyle())
}

private nonisolated struct LabelStyleBody<S: LabelStyle>: View, HelperView {
  var style: S
  var configuration: LabelStyleConfiguration
  @MainActor var body: S.Body { style.makeBody(configuration: configuration) }
}

/// Icon and title, as suits the place.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { SpacedLabel(configuration: configuration) }
}

/// Icon and title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { SpacedLabel(configuration: configuration) }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// Icon and title, as suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Icon and title at the distance the place asks for (LY-27, UH-18).
private nonisolated struct SpacedLabel: View, HelperView {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelSpacing) private var spacing

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      configuration.icon
      configuration.title
    }
  }
}

extension EnvironmentValues {
  /// The distance between icon and title: list cells make it larger.
  nonisolated var labelSpacing: CGFloat {
    get { CGFloat(builtin.labelSpacing) }
    set { builtin.labelSpacing = Double(newValue) }
  }
}
