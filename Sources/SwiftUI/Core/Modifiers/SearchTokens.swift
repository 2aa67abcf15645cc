nonisolated extension View {
  private func search<C, T>(
    _ text: Binding<String>, _ tokens: Binding<C>, suggested: C?, isPresented: Binding<Bool>? = nil,
    _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(
      SearchModifier(
        text: text, prompt: prompt.map { $0.resolvedString(EnvironmentValues()) } ?? "Search", placement: placement,
        isPresented: isPresented, tokens: SearchTokens(tokens, suggested: suggested, token))
    ).modifier(RecordedOnly("searchTokens", tokens.wrappedValue.map { ValueText.of($0.id) }.joined(separator: ", ")))
  }

  /// Lets the user search by text and tokens.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, tokens, suggested: nil, placement, prompt, token)
  }
  /// Lets the user search by text and tokens.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, tokens, suggested: nil, placement, Text(prompt), token)
  }
  /// Lets the user search by text and tokens.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable {
    search(text, tokens, suggested: nil, placement, Text(prompt), token)
  }
  /// Lets the user search by text and tokens, some of which are suggested.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, tokens, suggested: suggestedTokens.wrappedValue, placement, prompt, token)
  }
  /// Lets the user search by text and tokens, some of which are suggested.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, tokens, suggested: suggestedTokens.wrappedValue, placement, Text(prompt), token)
  }
  /// Lets the user search by text and tokens, some of which are suggested.
  @_disfavoredOverload
  public func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable {
    search(text, tokens, suggested: suggestedTokens.wrappedValue, placement, Text(prompt), token)
  }
  /// Lets the user search by text and tokens, or ends it.
  public func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, tokens, suggested: nil, isPresented: isPresented, placement, prompt, token)
  }
  /// Lets the user search by text and tokens that can be edited.
  public func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    search(text, editableTokens, suggested: nil, placement, prompt) { token(.constant($0)) }
  }
}
