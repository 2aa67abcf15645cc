import Foundation

/// A bar of a screen.
nonisolated public struct ToolbarPlacement: Sendable {
  let name: String
  /// As suits.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The lower bar.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The upper bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What a screen's bar is for.
nonisolated public struct ToolbarRole: Sendable {
  let name: String
  /// As suits.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// Going from screen to screen.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// Looking around.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// Editing.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}

/// How a bar shows its title.
nonisolated public struct ToolbarTitleDisplayMode: Sendable {
  let name: String
  /// As suits.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "automatic") }
  /// Large, below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "large") }
  /// Large, in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inlineLarge") }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(name: "inline") }
}

/// Something that the system puts into bars.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  let name: String
  /// The button for the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

private nonisolated func named(_ bars: [ToolbarPlacement]) -> String {
  bars.isEmpty ? "" : " for " + bars.map(\.name).joined(separator: ", ")
}

nonisolated extension View {
  /// Fills the ground of bars.
  public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle {
    modifier(StyleRecord(name: "toolbarBackground", style: style, suffix: named(bars)))
  }
  /// Shows or hides the ground of bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(RecordedOnly("toolbarBackground", "\(visibility)\(named(bars))"))
  }
  /// Shows or hides the ground of bars.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(RecordedOnly("toolbarBackgroundVisibility", "\(visibility)\(named(bars))"))
  }
  /// Sets light or dark for bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(RecordedOnly("toolbarColorScheme", (colorScheme.map { "\($0)" } ?? "nil") + named(bars)))
  }
  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(RecordedOnly("toolbarVisibility", "\(visibility)\(named(bars))"))
  }
  /// Shows or hides bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(RecordedOnly("toolbarVisibility", "\(visibility)\(named(bars))"))
  }
  /// Takes away what the system puts into bars.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(RecordedOnly("toolbarRemoving", defaultItemKind?.name ?? "nil"))
  }
  /// Says what the screen's bar is for.
  public func toolbarRole(_ role: ToolbarRole) -> some View { modifier(RecordedOnly("toolbarRole", role.name)) }
  /// Sets how the bar shows the title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(RecordedOnly("toolbarTitleDisplayMode", mode.name))
  }
  /// Gives the title a menu; its entries are recorded.
  public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    modifier(ContextMenuModifier(items: content(), name: "toolbarTitleMenu", opening: .never))
  }
  /// Sets the line below the title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    modifier(RecordedOnly("navigationSubtitle", subtitleKey.text))
  }
  /// Sets the line below the title.
  @_disfavoredOverload
  public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    modifier(RecordedOnly("navigationSubtitle", String(subtitle)))
  }
  /// Sets the title of the screen, which the user may change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RecordedOnly(RecordedModifier.barTitle, title.wrappedValue))
  }
  /// Lets the bar of tabs grow smaller as content scrolls.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    modifier(RecordedOnly("tabBarMinimizeBehavior", behavior.name))
  }
  /// Sets how content fades below bars.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    modifier(RecordedOnly("scrollEdgeEffectStyle", style?.name ?? "nil"))
  }
  /// Lets content end sharply below bars.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    modifier(RecordedOnly("scrollEdgeEffectHidden", "\(hidden)"))
  }
  /// Lets the background reach below the bars around.
  public func backgroundExtensionEffect() -> some View { modifier(RecordedOnly("backgroundExtensionEffect", "true")) }
}

/// How the bar of tabs grows smaller.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
  /// As content moves up.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// As content moves down.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

/// How content fades at an edge.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// As suits.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Softly.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}
