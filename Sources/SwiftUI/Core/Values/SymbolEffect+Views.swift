nonisolated extension ContentTransition {
  /// As a symbol's effect.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition
  where T: SymbolEffect { ContentTransition(name: "symbolEffect") }
  /// As suits the symbol.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
}

nonisolated extension View {
  /// Takes away the effects that symbols below would have.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("symbolEffectsRemoved", "\(isEnabled)"))
  }
}
