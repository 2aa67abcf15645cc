import Foundation

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

extension SymbolEffect {
  /// The effect's name, for reports.
  nonisolated var name: String { TypeNames.plain(Self.self) }
}

/// How often and how fast a symbol moves.
nonisolated public struct SymbolEffectOptions: Sendable {
  /// As suits the effect.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// The effect “bounce”.
nonisolated public struct BounceSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: BounceSymbolEffect { self }
  /// Moves down.
  public var down: BounceSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: BounceSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: BounceSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// The effect “bounce”.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// The effect “pulse”.
nonisolated public struct PulseSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: PulseSymbolEffect { self }
  /// Moves down.
  public var down: PulseSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: PulseSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: PulseSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// The effect “pulse”.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The effect “variableColor”.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: VariableColorSymbolEffect { self }
  /// Moves down.
  public var down: VariableColorSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: VariableColorSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: VariableColorSymbolEffect { self }
  /// One layer after the other.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// And back again.
  public var reversing: VariableColorSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect “variableColor”.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The effect “scale”.
nonisolated public struct ScaleSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: ScaleSymbolEffect { self }
  /// Moves down.
  public var down: ScaleSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: ScaleSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The effect “scale”.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// The effect “appear”.
nonisolated public struct AppearSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: AppearSymbolEffect { self }
  /// Moves down.
  public var down: AppearSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: AppearSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: AppearSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// The effect “appear”.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// The effect “disappear”.
nonisolated public struct DisappearSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: DisappearSymbolEffect { self }
  /// Moves down.
  public var down: DisappearSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: DisappearSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The effect “disappear”.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect “replace”.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: ReplaceSymbolEffect { self }
  /// Moves down.
  public var down: ReplaceSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Out and in downwards and upwards.
  public var downUp: ReplaceSymbolEffect { self }
  /// Out and in upwards.
  public var upUp: ReplaceSymbolEffect { self }
  /// Out at once, in upwards.
  public var offUp: ReplaceSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect “replace”.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect “wiggle”.
nonisolated public struct WiggleSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: WiggleSymbolEffect { self }
  /// Moves down.
  public var down: WiggleSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: WiggleSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The effect “wiggle”.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// The effect “breathe”.
nonisolated public struct BreatheSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: BreatheSymbolEffect { self }
  /// Moves down.
  public var down: BreatheSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: BreatheSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The effect “breathe”.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// The effect “rotate”.
nonisolated public struct RotateSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: RotateSymbolEffect { self }
  /// Moves down.
  public var down: RotateSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: RotateSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: RotateSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// The effect “rotate”.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// The effect “automatic”.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect {
  /// Moves up.
  public var up: AutomaticSymbolEffect { self }
  /// Moves down.
  public var down: AutomaticSymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: AutomaticSymbolEffect { self }
  /// Moves as one.
  public var wholeSymbol: AutomaticSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect “automatic”.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

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
