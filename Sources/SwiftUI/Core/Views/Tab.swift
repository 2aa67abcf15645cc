/// A tab of a ``TabView``.
nonisolated public struct Tab<Value, Content, Label>: View where Value: Hashable, Content: View, Label: View {
  private let value: Value?
  private let content: Content
  private let label: Label
  private var customizationID: String?

  /// The content, named by its value.
  @MainActor @ViewBuilder public var body: some View {
    if let customizationID {
      shown.modifier(RecordedOnly("customizationID", customizationID))
    } else {
      shown
    }
  }

  @MainActor @ViewBuilder private var shown: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }

  private init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// Names the tab for somebody who changes the tabs of a sidebar.
  public func customizationID(_ id: String) -> Tab {
    var tab = self
    tab.customizationID = id
    return tab
  }
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

nonisolated extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
  /// Creates a tab with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

nonisolated extension Tab {
  /// Creates a tab that a value chooses.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, content: content(), label: label())
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that a value chooses.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage)) }
  /// Creates a tab with a title and a symbol that a value chooses.
  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(value: value, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

nonisolated extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a title and a picture that a value chooses.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: SwiftUI.Label(titleKey, image: image)) }
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// Creates a tab that a value chooses, with the label of its role; one without a role has none.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel())
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel())
  }
}

/// The label of a tab's role.
nonisolated public struct DefaultTabLabel: View {
  /// That of searching, the only role there is.
  @MainActor public var body: some View { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
}

/// Tabs that belong together.
nonisolated public struct TabSection<Header, Content>: View where Header: View, Content: View {
  private let content: Content
  private var customizationID: String?

  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Header == Text {
    self.content = content()
  }
  /// The tabs.
  @MainActor @ViewBuilder public var body: some View {
    if let customizationID {
      content.modifier(RecordedOnly("customizationID", customizationID))
    } else {
      content
    }
  }

  /// Names the section for somebody who changes the tabs of a sidebar.
  public func customizationID(_ id: String) -> TabSection {
    var section = self
    section.customizationID = id
    return section
  }
}

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  private let name: String
  /// Searching.
  public static let search = TabRole(name: "search")
}
