/// Views in a box with a label.
nonisolated public struct GroupBox<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The box in the look its surroundings ask for.
  @MainActor public var body: some View {
    StyledView {
      GroupBoxStyleConfiguration(
        label: .init(source: TypedModifiedSource(label)), content: .init(source: TypedModifiedSource(content)))
    }
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box of what a style was told.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

/// Decides how boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What the style of a box is told.
nonisolated public struct GroupBoxStyleConfiguration {
  /// The box's label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// What is in the box.
  public struct Content: View, SourceView {
    let source: ModifiedSource?
  }
  /// The box's label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// The look that suits the place.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color(name: "secondarySystemBackground"), in: RoundedRectangle(cornerRadius: 8))
  }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look that suits the place.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Gives boxes below a look.
  public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension GroupBoxStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> { AnyControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) } }
}
