import CellTrace

/// A field for searching: content sees whether it is in use.
nonisolated struct SearchModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  var text: Binding<String>
  var prompt: String
  var placement: SearchFieldPlacement
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  /// True from the first key to the end of the search, which the keyboard's search key is not.
  var isOpen = false
  /// Tells that the search begins or ends.
  var setOpen: @MainActor (Bool) -> Void = { _ in }

  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    let focus = environment.searchFocus
    environment.isSearching = isInUse(focus)
    // Nothing but the main actor asks for the environment's values.
    nonisolated(unsafe) let search = self
    environment.dismissSearch = DismissSearchAction { search.end(focus) }
    // What is connected with this field is no other field's, on screens below.
    environment.searchFocus = nil
  }

  /// True while there is something to end.
  func isInUse(_ focus: SearchFocus?) -> Bool {
    isPresented?.wrappedValue ?? (isOpen || !text.wrappedValue.isEmpty || focus?.isFocused == true)
  }

  /// Empties the field, and the keyboard goes.
  @MainActor func end(_ focus: SearchFocus?) {
    text.wrappedValue = ""
    isPresented?.wrappedValue = false
    setOpen(false)
    focus?.set(false)
  }

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "searchable", value: text.wrappedValue)
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SearchNode(view, inputs) }
}

nonisolated extension View {
  func search(_ search: SearchModifier) -> some View { SearchableView(content: self, search: search) }
}

/// Keeps whether the search is in use.
private nonisolated struct SearchableView<Content: View>: View, HelperView {
  let content: Content
  let search: SearchModifier
  @State private var isOpen = false

  @MainActor var body: some View {
    var search = search
    let state = $isOpen
    // An app that ends the search need not read its own value for that.
    _ = search.isPresented?.wrappedValue
    search.isOpen = isOpen
    // Each letter says that the search is open.
    search.setOpen = { if state.wrappedValue != $0 { state.wrappedValue = $0 } }
    return content.modifier(search)
  }
}

@MainActor private final class SearchNode<Content: View>: ModifierNode<Content, SearchModifier>, BarSource {
  var searchField: BarSearchField? {
    BarSearchField(
      prompt: view.modifier.prompt, text: view.modifier.text,
      submit: { [weak self] in _ = self?.environment.submitActions.run(.search) },
      focus: { [weak self] in self?.focus($0) },
      deleteToken: { [weak self] in self?.view.modifier.tokens?.removeLast() })
  }

  private func focus(_ isFocused: Bool) {
    if isFocused {
      view.modifier.setOpen(true)
      if let shown = view.modifier.isPresented, !shown.wrappedValue { shown.wrappedValue = true }
    }
    environment.searchFocus?.set(isFocused)
  }

  // MARK: What is offered while the search is in use

  func barEntries() -> [MenuEntry] {
    let (search, focus) = (view.modifier, environment.searchFocus)
    guard search.isInUse(focus) else { return [] }
    let target = SearchTarget { text in
      search.text.wrappedValue = text
    } add: { token in
      // The token stands for what was typed.
      if search.tokens?.add(token) == true { search.text.wrappedValue = "" }
    }
    var entries = suggestedTokens(target)
    for offer in offersAround() { entries += offer.searchEntries(for: target) }
    return entries + [MenuEntry(title: "Cancel", kind: .action { search.end(focus) })]
  }

  /// The scopes and the suggestions for this field: those next to it, which stand around it.
  private func offersAround() -> [any SearchOffers] {
    var found: [any SearchOffers] = []
    var current = parent
    while let node = current {
      if let source = node as? any BarSource, source.searchField != nil { break }
      if let offers = node as? any SearchOffers, !found.contains(where: { $0.offerName == offers.offerName }) {
        found.append(offers)
      }
      current = node.parent
    }
    return found
  }

  private func suggestedTokens(_ target: SearchTarget) -> [MenuEntry] {
    (view.modifier.tokens?.suggested ?? []).map { suggestion in
      let made = NodeReconciler.makeForReading(suggestion.view, below: self)
      defer { made.unmount() }
      let names = LabelNames.of(made)
      return MenuEntry(
        title: names.text ?? names.image ?? "", image: names.image, kind: .action { target.add(suggestion.token) })
    }
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
