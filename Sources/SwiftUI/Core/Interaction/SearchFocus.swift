nonisolated extension View {
  /// Connects the keyboard of the field for searching with a state.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    SearchFocusedView(content: self, condition: FocusCondition(state: binding, value: true, other: false))
  }

  /// Connects the keyboard of the field for searching with one value of a state.
  public func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View where V: Hashable {
    SearchFocusedView(content: self, condition: FocusCondition(state: binding, value: value, other: nil))
  }
}

/// Whether the field for searching has the keyboard, and how an app hears of that.
nonisolated struct SearchFocus: @unchecked Sendable {
  let isFocused: Bool
  let set: @MainActor (Bool) -> Void
}

private nonisolated struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

nonisolated extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Reads the state in a body of its own, as fields in content do.
private nonisolated struct SearchFocusedView<Content: View, Value: Hashable>: View, HelperView {
  let content: Content
  let condition: FocusCondition<Value>

  @MainActor var body: some View {
    let condition = condition
    content.environment(
      \.searchFocus,
      SearchFocus(isFocused: condition.isMet) { isFocused in
        // Each letter says that the keyboard is there.
        if isFocused != condition.isMet { condition.set(isFocused) }
      })
  }
}
