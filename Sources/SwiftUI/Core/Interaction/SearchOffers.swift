import CellTrace

nonisolated extension View {
  /// Lets the search be narrowed: while it is in use, a finger can choose a scope.
  public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View where V: Hashable, S: View {
    modifier(
      SearchOffersModifier(
        items: Picker("", selection: scope, content: scopes).pickerStyle(.inline), name: "searchScopes",
        value: ValueText.of(scope.wrappedValue)))
  }
  /// Lets the search be narrowed, and says when; here the scopes are there while the search is in use.
  public func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View { searchScopes(scope, scopes: scopes) }
  /// Suggests what to search for: while the search is in use, a finger can choose what is suggested.
  public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
    modifier(SearchOffersModifier(items: suggestions(), name: "searchSuggestions", value: nil))
  }
  /// Says what choosing a suggestion searches for.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(text: completion) { $0.complete(completion) })
  }
  /// Says which token choosing a suggestion adds to the field, in place of what was typed.
  public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    // It is read on the main actor only, as all of a view is.
    nonisolated(unsafe) let chosen = token
    return modifier(SearchCompletionModifier(text: ValueText.of(token.id)) { $0.add(chosen) })
  }
}

/// The field that a choice fills.
struct SearchTarget {
  let complete: @MainActor (String) -> Void
  let add: @MainActor (Any) -> Void
}

private nonisolated struct SearchTargetKey: EnvironmentKey {
  static var defaultValue: SearchTarget? { nil }
}

nonisolated extension EnvironmentValues {
  fileprivate var searchTarget: SearchTarget? {
    get { self[SearchTargetKey.self] }
    set { self[SearchTargetKey.self] = newValue }
  }
}

/// The tokens of a field for searching, their type hidden.
nonisolated struct SearchTokens {
  /// One that is suggested.
  struct Suggestion {
    let token: Any
    let view: AnyView
  }

  /// Adds a token. False if it is of another type.
  let add: @MainActor (Any) -> Bool
  let removeLast: @MainActor () -> Void
  let suggested: [Suggestion]

  init<C, T>(_ tokens: Binding<C>, suggested: C?, _ token: (C.Element) -> T)
  where C: RandomAccessCollection & RangeReplaceableCollection, T: View {
    // They are read and written on the main actor only, as all of a view is.
    nonisolated(unsafe) let tokens = tokens
    add = { new in
      guard let new = new as? C.Element else { return false }
      tokens.wrappedValue.append(new)
      return true
    }
    removeLast = {
      guard !tokens.wrappedValue.isEmpty else { return }
      tokens.wrappedValue = C(tokens.wrappedValue.dropLast())
    }
    var all: [Suggestion] = []
    if let suggested { for element in suggested { all.append(Suggestion(token: element, view: AnyView(token(element)))) } }
    self.suggested = all
  }
}

/// A node that offers something for the field for searching in its content.
@MainActor protocol SearchOffers: ViewNode {
  /// What it offers: a field has one set of each.
  var offerName: String { get }
  func searchEntries(for target: SearchTarget) -> [MenuEntry]
}

/// Offers something for a field for searching. What it is shows in the appearance at any time.
private nonisolated struct SearchOffersModifier<Items: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let items: Items
  let name: String
  /// What is recorded; the titles if nil.
  let value: String?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SearchOffersNode(view, inputs) }
}

@MainActor
private final class SearchOffersNode<Content: View, Items: View>: ModifierNode<Content, SearchOffersModifier<Items>>, SearchOffers
{
  var offerName: String { view.modifier.name }

  func searchEntries(for target: SearchTarget) -> [MenuEntry] {
    MenuContent.entries(
      of: view.modifier.items.environment(\.searchTarget, target).environment(\.searchSuggestionsPlacement, .content), for: self)
  }

  override func describe(_ pass: inout DescribePass) {
    let value =
      view.modifier.value
      ?? MenuContent.titles(
        MenuContent.entries(of: view.modifier.items.environment(\.searchSuggestionsPlacement, .content), for: self)
      ).joined(separator: ", ")
    let saved = pass.enter(.visible, frame, (RecordedModifier(name: view.modifier.name, value: value), nil))
    describeContent(&pass)
    pass.leave(saved)
  }
}

/// A suggestion that fills the field.
private nonisolated struct SearchCompletionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let text: String
  let choose: @MainActor (SearchTarget) -> Void

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "searchCompletion", value: text)
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SearchCompletionNode(view, inputs) }
}

@MainActor private final class SearchCompletionNode<Content: View>: ModifierNode<Content, SearchCompletionModifier>, MenuSource {
  func menuEntries() -> [MenuEntry] {
    let (choose, target, names) = (view.modifier.choose, environment.searchTarget, LabelNames.of(self))
    return [
      MenuEntry(title: names.text ?? names.image ?? "", image: names.image, kind: .action { if let target { choose(target) } })
    ]
  }
}
