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
  public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension LabelStyleConfiguration: StyleConfiguration {
  static let automaticStyle = AnyControlStyle<Self>(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
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

/// The icon alone; the title names it.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(TitledIcon(title: configuration.title))
  }
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
