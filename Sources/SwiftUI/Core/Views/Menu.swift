/// A control that opens a menu of the platform. Its entries are recorded with its label, and read anew when it opens.
nonisolated public struct Menu<Label, Content>: View where Label: View, Content: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.ownMenuStyle) private var style

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }
  /// Creates a menu that opens after a long press; a tap does something else.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The label: a tap opens the menu, or a long press if a tap does something else.
  @MainActor @ViewBuilder public var body: some View {
    if let style {
      // Below the look of the app the menu has that of the system.
      style.body(
        MenuStyleConfiguration(
          label: .init(source: TypedModifiedSource(label)), content: .init(source: TypedModifiedSource(content)),
          primaryAction: primaryAction)
      )
      .environment(\.ownMenuStyle, nil)
    } else {
      Button {
        primaryAction?()
      } label: {
        label
      }
      .modifier(ContextMenuModifier(items: content, name: "menu", opening: primaryAction == nil ? .tap : .longPress))
    }
  }
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu of what a style was told.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Menu where Label == Text {
  /// Creates a menu with a title that opens after a long press; a tap does something else.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction) }
}

/// The order of a menu's entries.
nonisolated public struct MenuOrder: Equatable, Hashable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first one nearest the finger.
  public static let priority = MenuOrder(name: "priority")
  /// As written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Decides how menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = MenuStyleConfiguration
}

/// What the style of a menu is told.
nonisolated public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }
  /// The entries.
  public struct Content: View, SourceView {
    let source: ModifiedSource?
  }
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The look that suits the place.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The look of a button.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// The look of a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension EnvironmentValues {
  /// A look of menus that the app made.
  @Entry nonisolated var ownMenuStyle: AnyControlStyle<MenuStyleConfiguration>? = nil
}

nonisolated struct MenuStyleModifier<S: MenuStyle>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: S
  private var isOwn: Bool {
    !(S.self == DefaultMenuStyle.self || S.self == ButtonMenuStyle.self || S.self == BorderlessButtonMenuStyle.self)
  }
  init(style: S) { self.style = style }
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.ownMenuStyle = isOwn ? AnyControlStyle(style) { $0.makeBody(configuration: $1) } : nil
  }
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "menuStyle", value: TypeNames.plain(S.self))
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  /// The look of a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Gives menus below a look.
  public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(MenuStyleModifier(style: style))
  }
  /// Shows or hides the sign that there is a menu.
  public func menuIndicator(_ visibility: Visibility) -> some View { modifier(RecordedOnly("menuIndicator", "\(visibility)")) }
  /// Sets the order of a menu's entries.
  public func menuOrder(_ order: MenuOrder) -> some View { modifier(RecordedOnly("menuOrder", order.name)) }
}
