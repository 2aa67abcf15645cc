import CellTrace

/// A node that adds something to the bars of its screen.
@MainActor protocol BarSource: ViewNode {
  /// What can be chosen there now: made for the moment, as menus are.
  func barEntries() -> [MenuEntry]
  /// The field for searching there, if this adds one.
  var searchField: BarSearchField? { get }
}

extension BarSource {
  func barEntries() -> [MenuEntry] { [] }
  var searchField: BarSearchField? { nil }
}

/// A field for searching in a bar.
struct BarSearchField {
  let prompt: String
  let text: Binding<String>
  /// What the keyboard's search key does.
  let submit: @MainActor () -> Void
  /// Tells that the keyboard came or went.
  let focus: @MainActor (Bool) -> Void
}

/// Things in bars: they show in the appearance by title, and a finger reaches them there.
nonisolated struct ToolbarModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let items: [ToolbarPart]

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ToolbarNode(view, inputs) }
}

@MainActor private final class ToolbarNode<Content: View>: ModifierNode<Content, ToolbarModifier>, BarSource {
  /// What stands in the bars lives as long as the screen does, beside its content.
  private var bars: [ViewNode] = []

  override init(_ view: ModifiedContent<Content, ToolbarModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    followItems()
  }

  override func update(_ view: ModifiedContent<Content, ToolbarModifier>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    followItems()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    for bar in bars { bar.environmentChanged(environment) }
  }

  override func willLeave() { for bar in bars { bar.unmount() } }

  private func followItems() {
    let items = view.modifier.items
    for bar in bars.dropFirst(items.count) { bar.unmount() }
    bars = Array(bars.prefix(items.count))
    for (index, item) in items.enumerated() {
      var bar: ViewNode? = index < bars.count ? bars[index] : nil
      NodeReconciler.update(&bar, to: item.content, in: self, environment)
      if let bar, index >= bars.count { bars.append(bar) }
    }
  }

  func barEntries() -> [MenuEntry] { bars.flatMap { MenuContent.entries(below: $0) } }

  override func describe(_ pass: inout DescribePass) {
    let titles = MenuContent.titles(barEntries())
    let saved = pass.enter(.visible, frame, (RecordedModifier(name: "toolbar", value: titles.joined(separator: ", ")), nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}

nonisolated extension View {
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(text: text, prompt: prompt.text, placement: placement)) }
  /// Lets the user search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, prompt: prompt.map { $0.resolvedString(EnvironmentValues()) } ?? "Search", placement: placement))
  }
  /// Lets the user search.
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(SearchModifier(text: text, prompt: String(prompt), placement: placement))
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
    modifier(
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

/// A field for searching: content sees whether it is in use.
nonisolated struct SearchModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let text: Binding<String>
  let prompt: String
  let placement: SearchFieldPlacement
  var isPresented: Binding<Bool>?

  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    let focus = environment.searchFocus
    environment.isSearching = isPresented?.wrappedValue ?? (!text.wrappedValue.isEmpty || focus?.isFocused == true)
    let (text, isPresented) = (text, isPresented)
    environment.dismissSearch = DismissSearchAction {
      text.wrappedValue = ""
      isPresented?.wrappedValue = false
      focus?.set(false)
    }
    // What is connected with this field is no other field's, on screens below.
    environment.searchFocus = nil
  }

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "searchable", value: text.wrappedValue)
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SearchNode(view, inputs) }
}

@MainActor private final class SearchNode<Content: View>: ModifierNode<Content, SearchModifier>, BarSource {
  var searchField: BarSearchField? {
    BarSearchField(
      prompt: view.modifier.prompt, text: view.modifier.text,
      submit: { [weak self] in _ = self?.environment.submitActions.run(.search) },
      focus: { [weak self] in self?.environment.searchFocus?.set($0) })
  }
}

/// Ends a search.
nonisolated public struct DismissSearchAction: Sendable {
  let end: @MainActor @Sendable () -> Void
  /// Empties the field.
  @MainActor public func callAsFunction() { end() }
}

nonisolated extension EnvironmentValues {
  /// True while something is searched for around the view.
  @Entry public internal(set) var isSearching: Bool = false
  /// Ends the search around the view.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}
