import Foundation
import HeadlessCore

/// An animation of the app's own. Values apply at once here; it is asked how long it takes, and completions wait for that.
nonisolated public protocol CustomAnimation: Hashable, Sendable {
  /// Where a value is that goes from zero to its target, after a time; nil once it has arrived.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic
  /// How fast it is. Never asked here: no value is under way.
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic
  /// Whether it goes on from an animation that it takes over. Never asked here: no value is under way.
  func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic
}

nonisolated extension CustomAnimation {
  /// It does not say.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic { nil }
  /// It begins anew.
  public func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
  where V: VectorArithmetic { false }
}

/// What an animation remembers, and what it sees of its surroundings.
nonisolated public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What it remembers from one frame to the next.
  public var state: AnimationState<Value>
  /// True once it counts as complete, though it goes on.
  public var isLogicallyComplete = false
  /// The environment that it is in.
  public let environment: EnvironmentValues

  /// The same with other memories.
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// A thing that animations remember.
nonisolated public protocol AnimationStateKey {
  /// Its type.
  associatedtype Value
  /// Its value at first.
  static var defaultValue: Self.Value { get }
}

/// What an animation remembers, by keys.
nonisolated public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty memory.
  public init() {}
  /// What is remembered for a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

nonisolated extension Animation {
  /// Creates an animation that follows one of the app's own.
  public init<A>(_ base: A) where A: CustomAnimation { self.init(custom: CustomBase(base)) }

  /// Where a value is that goes from zero to its target, after a time; nil once it has arrived.
  public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
    let local = (time - delaySeconds) * factor
    if local < 0 { return .zero }
    if let custom { return custom.base.animate(value: value, time: local, context: &context) }
    guard duration > 0, local < duration * Double(max(repeats, 1)) else { return nil }
    var place = value
    place.scale(by: curve.value(at: (local / duration).truncatingRemainder(dividingBy: 1)))
    return place
  }

  private var curve: UnitCurve {
    switch name {
    case "linear": .linear
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    case _: .easeInOut
    }
  }
}

/// An animation of the app's own, and how long it takes.
nonisolated struct CustomBase: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) { self.base = base }

  static func == (one: CustomBase, other: CustomBase) -> Bool { AnyHashable(one.base) == AnyHashable(other.base) }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Frames are asked for one after the other, as on a phone; one that goes on for a minute is taken for endless.
  private static let frames = 3600
  private static let framesASecond = 60.0

  /// Seconds until it has arrived, and until it counts as complete.
  func lengths() -> (removed: Double, complete: Double) {
    var context = AnimationContext<Double>(state: AnimationState(), environment: EnvironmentValues())
    var complete: Double?
    for frame in 0...Self.frames {
      let time = Double(frame) / Self.framesASecond
      let place = base.animate(value: 1.0, time: time, context: &context)
      if context.isLogicallyComplete, complete == nil { complete = time }
      if place == nil { return (time, complete ?? time) }
    }
    // As an endless one of the system, it is over after one round.
    return (0, complete ?? 0)
  }
}
