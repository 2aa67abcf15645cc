/// Decides how rows that unfold look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What the style of rows that unfold is told.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// What unfolds.
  public struct Content: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label.
  public let label: Label
  /// What unfolds.
  public let content: Content
  /// True if it is unfolded.
  @Binding public var isExpanded: Bool
}

/// The look that suits the place: the label with a chevron, and the content while it is unfolded.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates it.
  public init() {}
  @MainActor @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isExpanded.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
      }
    }
    if configuration.isExpanded { configuration.content }
  }
}
nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look that suits the place.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Gives rows below that unfold a look.
  public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> {
    AnyControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}
