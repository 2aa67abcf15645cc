import Foundation

/// A spring.
nonisolated public struct Spring: Hashable, Sendable {
  /// About how long it takes, in seconds.
  public let duration: Double
  /// How much it swings.
  public let bounce: Double
  /// How heavy what it pulls is.
  public let mass: Double

  private init(_ duration: Double, _ bounce: Double, mass: Double) {
    self.duration = duration
    self.bounce = bounce
    self.mass = mass
  }

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init(max(duration, 0.001), min(bounce, 1), mass: 1) }
  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) {
    self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  /// Creates a spring by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    var ratio = damping / (2 * (stiffness * mass).squareRoot())
    if !allowOverDamping { ratio = min(ratio, 1) }
    self.init(2 * .pi / frequency, ratio <= 1 ? 1 - ratio : 1 / ratio - 1, mass: mass)
  }

  /// Without a swing.
  public static var smooth: Spring { Spring() }
  /// Without a swing.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// With a small swing.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// With a small swing.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// With a swing.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// With a swing.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// About how long it takes, in seconds.
  public var response: Double { duration }
  /// How much of the swing is lost.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.999)) }
  /// How strongly it pulls.
  public var stiffness: Double { mass * frequency * frequency }
  /// How strongly it is held back.
  public var damping: Double { 2 * dampingRatio * mass * frequency }
  /// When the swing is a thousandth of what it was.
  public var settlingDuration: TimeInterval {
    let ratio = dampingRatio
    if ratio < 0.001 { return 3600 }
    let slowest = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    return 6.907755 / slowest
  }

  /// Where what it pulls from zero to a target is after a time.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let (place, push) = factors(time)
    return target - scaled(target, place) + scaled(initialVelocity, push)
  }

  /// How fast what it pulls from zero to a target is after a time.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V where V: VectorArithmetic {
    let before = value(target: target, initialVelocity: initialVelocity, time: max(0, time - 1e-4))
    let after = value(target: target, initialVelocity: initialVelocity, time: time + 1e-4)
    return scaled(after - before, 1 / (time + 1e-4 - max(0, time - 1e-4)))
  }

  /// Where what it pulls from one value to another is after a time.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V where V: Animatable {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Lets time pass: the value goes towards the target, and the velocity is that at the end.
  public func update<V>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) where V: VectorArithmetic {
    let way = target - value
    let end = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = end
  }

  /// How strongly it pulls at a place where what it pulls has a velocity.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    scaled(target - position, stiffness) - scaled(velocity, damping)
  }

  private var frequency: Double { 2 * .pi / duration }

  private func scaled<V: VectorArithmetic>(_ value: V, _ factor: Double) -> V {
    var value = value
    value.scale(by: factor)
    return value
  }

  /// What is left of the way, and how far a velocity has carried, of a damped oscillation.
  private func factors(_ time: Double) -> (place: Double, push: Double) {
    let (ratio, frequency) = (dampingRatio, frequency)
    if ratio < 1 {
      let turn = frequency * (1 - ratio * ratio).squareRoot()
      let fade = exp(-ratio * frequency * time)
      return (fade * (cos(turn * time) + ratio * frequency / turn * sin(turn * time)), fade * sin(turn * time) / turn)
    }
    if ratio == 1 {
      let fade = exp(-frequency * time)
      return (fade * (1 + frequency * time), fade * time)
    }
    let root = (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-frequency * (ratio - root), -frequency * (ratio + root))
    let (one, two) = (exp(slow * time), exp(fast * time))
    return ((slow * two - fast * one) / (slow - fast), (one - two) / (slow - fast))
  }
}
