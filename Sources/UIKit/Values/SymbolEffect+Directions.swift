import Foundation

nonisolated extension WiggleSymbolEffect {
  /// Turns to the right and back.
  public var clockwise: WiggleSymbolEffect { self }
  /// Turns to the left and back.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Moves to the left.
  public var left: WiggleSymbolEffect { self }
  /// Moves to the right.
  public var right: WiggleSymbolEffect { self }
  /// Moves the way that text runs.
  public var forward: WiggleSymbolEffect { self }
  /// Moves against the way that text runs.
  public var backward: WiggleSymbolEffect { self }
  /// Moves at an angle.
  public func custom(angle: Double) -> WiggleSymbolEffect { self }
}

nonisolated extension RotateSymbolEffect {
  /// Turns to the right.
  public var clockwise: RotateSymbolEffect { self }
  /// Turns to the left.
  public var counterClockwise: RotateSymbolEffect { self }
}

nonisolated extension BreatheSymbolEffect {
  /// Grows and shrinks.
  public var plain: BreatheSymbolEffect { self }
  /// Grows, shrinks and fades.
  public var pulse: BreatheSymbolEffect { self }
}

nonisolated extension VariableColorSymbolEffect {
  /// And begins again from the first layer.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Layers that are not lit are not there.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// The effect “drawOn”.
nonisolated public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
  /// Draws layer by layer.
  public var byLayer: DrawOnSymbolEffect { self }
  /// Draws all at once.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// Draws one layer after the other.
  public var individually: DrawOnSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The effect “drawOn”.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// The effect “drawOff”.
nonisolated public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  fileprivate init() {}
  /// Takes away layer by layer.
  public var byLayer: DrawOffSymbolEffect { self }
  /// Takes away all at once.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// Takes away one layer after the other.
  public var individually: DrawOffSymbolEffect { self }
}
nonisolated extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The effect “drawOff”.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

nonisolated extension SymbolEffectOptions {
  /// How a symbol moves again.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    /// Several times, with pauses of some length.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
  /// Again and again.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions.default }
  /// Again and again.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
}
