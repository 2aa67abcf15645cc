/// Controls that belong together.
nonisolated public struct ControlGroup<Content>: View where Content: View {
  private let content: Content
  private let label: AnyView?

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }
  /// Creates a group with a label.
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }
  /// Creates a group with a title.
  public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
  /// Creates a group with a title and a symbol.
  public init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a group with a title and a symbol.
  @_disfavoredOverload
  public init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// The controls in the look their surroundings ask for.
  @MainActor public var body: some View {
    StyledView {
      ControlGroupStyleConfiguration(
        content: .init(source: TypedModifiedSource(content)), label: .init(source: label.map { TypedModifiedSource($0) }))
    }
  }
}

/// The controls of a group with a label.
nonisolated public struct LabeledControlGroupContent<Content, Label>: View where Content: View, Label: View {
  let content: Content
  /// The controls.
  @MainActor public var body: some View { content }
}

/// Decides how groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What the style of a group of controls is told.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content: View, SourceView {
    let source: ModifiedSource?
  }
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The look that suits the place: beside each other.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The look that suits steps back and forth.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { HStack(spacing: 0) { configuration.content } }
}
/// The look of a row in a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// The look of several rows in a menu, below a name.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The look of a row in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Several rows of a menu, below a name.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that suits the place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look that suits steps back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
  /// Gives groups of controls below a look.
  public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension ControlGroupStyleConfiguration: StyleConfiguration {
  static var automaticStyle: AnyControlStyle<Self> {
    AnyControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
  }
}
