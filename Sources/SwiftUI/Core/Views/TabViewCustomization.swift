/// What somebody changed about the tabs of a sidebar. A phone has none: what the app writes is kept, and every tab stays.
nonisolated public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// What was changed about a tab.
  public struct TabCustomization: Codable, Equatable, Sendable {
    fileprivate var sidebar: String?
    fileprivate var tabBar: String?
    /// Whether the tab is in the sidebar.
    public var sidebarVisibility: Visibility {
      get { Visibility.named(sidebar) }
      set { sidebar = newValue == .automatic ? nil : "\(newValue)" }
    }
    /// Whether the tab is in the bar.
    public var tabBarVisibility: Visibility { Visibility.named(tabBar) }
  }

  /// What was changed about a section of tabs.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    fileprivate var order: [String]?
    /// The ids of its tabs in another order; nil where the order is that of the app.
    public var tabOrder: [String]? { order }
    /// Goes back to the app's order.
    public mutating func resetTabOrder() { order = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates what says nothing.
  public init() {}

  /// What was changed about the tab with an id.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }
  /// What was changed about the section with an id.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }
  /// Whether the tab with an id is in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }
  /// Forgets which tabs were hidden.
  public mutating func resetVisibility() { tabs = [:] }
  /// Forgets in which order sections have their tabs.
  public mutating func resetSectionOrder() { sections = [:] }
}

nonisolated extension Visibility {
  fileprivate static func named(_ name: String?) -> Visibility { allCases.first { "\($0)" == name } ?? .automatic }
}

nonisolated extension View {
  /// Lets somebody change the tabs of a sidebar; a phone has none.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(RecordedOnly("tabViewCustomization", customization == nil ? "nil" : "set"))
  }
}
