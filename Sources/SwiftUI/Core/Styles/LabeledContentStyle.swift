import Foundation

/// Decides how rows of a label and content look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a row.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What the style of a row of a label and content is told.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// The content.
  public struct Content: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The look that suits the place.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 8)
      configuration.content.foregroundStyle(.secondary)
    }
  }
}
nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look that suits the place.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Gives rows of a label and content below a look.
  public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension LabeledContentStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> {
    AnyControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

nonisolated extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates a row of what a style was told.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a title and a value in a format.
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  /// Creates a row of a title and a value in a format.
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}
