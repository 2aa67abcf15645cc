import Foundation

/// Screens of which one shows.
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view that follows a value: the tab whose tag it is shows.
  public init(selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The tabs.
  @MainActor public var body: some View {
    TabContent(
      selected: selection.map { AnyHashable($0.wrappedValue) },
      select: { tag in if let value = tag.base as? SelectionValue { selection?.wrappedValue = value } }, content: content)
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Creates a tab view whose first tab shows.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

nonisolated extension View {
  /// Sets what the tab bar shows for the view.
  public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    modifier(TraitModifier(key: ObjectIdentifier(TabItemTrait.self), value: AnyView(label())))
  }
  /// Gives tab views below a look.
  public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    environment(\.tabLook, (style as? any LookingTabs)?.look ?? .bar)
      .modifier(RecordedOnly("tabViewStyle", TypeNames.plain(S.self)))
  }
  /// Gives page dots below a look.
  public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    modifier(RecordedOnly("indexViewStyle", TypeNames.plain(S.self)))
  }
}

/// The key of a tab's label.
enum TabItemTrait {}

/// Decides how tab views look.
@MainActor @preconcurrency public protocol TabViewStyle {}
/// The look that suits the place.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates it.
  public init() {}
}
/// Pages that are swiped.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool
    /// As suits.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }
  let look: TabLook
  /// Creates it.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { look = .pages(dots: indexDisplayMode.showsDots) }
}
nonisolated extension PageTabViewStyle: LookingTabs {}
nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look that suits the place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are swiped, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
/// Tabs that can become a sidebar where there is room.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates it.
  public init() {}
}
/// A bar of tabs and nothing else.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that can become a sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs and nothing else.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
/// Decides how page dots look.
@MainActor @preconcurrency public protocol IndexViewStyle {}
/// Dots.
nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the ground of dots shows.
  public struct BackgroundDisplayMode: Sendable {
    /// As suits.
    public static let automatic = BackgroundDisplayMode()
    /// While touched.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates it.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
nonisolated extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots on a ground.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
