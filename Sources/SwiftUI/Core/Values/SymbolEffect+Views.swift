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

/// A symbol that comes and goes by its own effect.
nonisolated public struct SymbolEffectTransition: Transition {
  let effect: String
  /// Creates it.
  public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
    self.effect = TypeNames.plain(T.self)
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// As suits the symbol.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  /// By an effect of the symbol.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> SymbolEffectTransition
  where T: SymbolEffect, T: TransitionSymbolEffect { SymbolEffectTransition(effect: effect, options: options) }
}

nonisolated extension AnyTransition {
  /// As suits the symbol.
  public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
  /// By an effect of the symbol.
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> AnyTransition
  where T: SymbolEffect, T: TransitionSymbolEffect { AnyTransition(name: "symbolEffect \(TypeNames.plain(T.self))") }
}
