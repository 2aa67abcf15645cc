import Foundation

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {}

extension SymbolEffect {
  /// The effect's name, for reports.
  @_spi(CellHarness) public nonisolated var name: String { _typeName(Self.self, qualified: false) }
}

/// A movement that lasts until it is taken away.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement that is over by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// A movement with which a symbol comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

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
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  fileprivate init() {}
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
  /// Out and in downwards and upwards, named as the fallback of another effect.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Out and in upwards, named as the fallback of another effect.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// Out at once and in upwards, named as the fallback of another effect.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  /// From symbol to symbol where they are alike, else by another effect.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  nonisolated public struct MagicReplace: ContentTransitionSymbolEffect { fileprivate init() {} }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The effect “replace”.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The effect “wiggle”.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  fileprivate init() {}
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
nonisolated public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
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
