import Foundation

/// What a completion of a symbol's effect is told.
public struct UISymbolEffectCompletionContext {
  /// True if the effect ran to its end.
  public var isFinished: Bool
  /// The effect's name.
  var effect: String
}

/// Nothing moves here: which effects a view's symbol has can be perceived, completions run after the shortest duration that Apple's have.
extension UIImageView {
  public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { add(effect, completion) }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { remove(effect, completion) }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) { symbolEffects = [] }

  /// Shows another symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    finish(contentTransition.name, completion)
  }

  /// An effect that is over by itself is not there to be seen afterwards.
  private func add(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    if effect is any IndefiniteSymbolEffect, !symbolEffects.contains(effect.name) { symbolEffects.append(effect.name) }
    finish(effect.name, completion)
  }

  private func remove(_ effect: some SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    symbolEffects.removeAll { $0 == effect.name }
    finish(effect.name, completion)
  }

  private func finish(_ effect: String, _ completion: UISymbolEffectCompletion?) {
    guard let completion else { return }
    UIView.later(0.3, "a symbol effect") { completion(UISymbolEffectCompletionContext(isFinished: true, effect: effect)) }
  }
}
