nonisolated extension View {
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(SearchModifier(text: text, prompt: prompt.text, placement: placement)) }
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(
      SearchModifier(
        text: text, prompt: prompt.map { $0.resolvedString(EnvironmentValues()) } ?? "Search", placement: placement))
  }
  /// Lets the user search.
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    search(SearchModifier(text: text, prompt: String(prompt), placement: placement))
  }
  /// Lets the user search and suggests what for.
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View where S: View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  /// Lets the user search and suggests what for.
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View where S: View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  /// Lets the user search and suggests what for.
  @_disfavoredOverload
  public func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  /// Lets the user search, or ends it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    search(
      SearchModifier(
        text: text, prompt: prompt.map { $0.resolvedString(EnvironmentValues()) } ?? "Search", placement: placement,
        isPresented: isPresented))
  }
}

nonisolated extension View {
  /// Lets the user search, or ends it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
  /// Lets the user search, or ends it.
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// Where a field for searching is.
nonisolated public struct SearchFieldPlacement: Sendable {
  let name: String
  /// As suits the place.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }

  /// When the field shows.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// When the content is pulled.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
