import Foundation
import HeadlessCore

/// How a change is animated. Values apply at once here; only completions wait for the duration.
nonisolated public struct Animation: Hashable, Sendable {
  let name: String
  let duration: Double
  /// The app's own animation that it follows.
  let custom: CustomBase?
  private(set) var delaySeconds = 0.0
  private(set) var factor = 1.0
  private(set) var repeats = 1
  private var completesAfter: Double?

  init(_ name: String, _ duration: Double) {
    self.name = name
    self.duration = duration
    custom = nil
  }

  init(custom: CustomBase) {
    name = TypeNames.plain(type(of: custom.base))
    duration = 0
    self.custom = custom
  }

  /// The animation of changes that name none.
  public static let `default` = Animation("default", 0.35)
  /// At even speed.
  public static let linear = Animation("linear", 0.35)
  /// Slow at first.
  public static let easeIn = Animation("easeIn", 0.35)
  /// Slow at last.
  public static let easeOut = Animation("easeOut", 0.35)
  /// Slow at both ends.
  public static let easeInOut = Animation("easeInOut", 0.35)
  /// At even speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear", duration) }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", duration) }
  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", duration) }
  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut", duration) }
  /// A smooth spring.
  public static let smooth = Animation("smooth", 0.5)
  /// A snappy spring.
  public static let snappy = Animation("snappy", 0.5)
  /// A bouncy spring.
  public static let bouncy = Animation("bouncy", 0.5)
  /// A spring.
  public static let spring = Animation("spring", 0.5)
  /// A spring for interaction.
  public static let interactiveSpring = Animation("interactiveSpring", 0.15)
  /// A smooth spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }
  /// A snappy spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  /// A bouncy spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }
  /// A spring by duration and bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring", duration)
  }
  /// A spring by response and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation("spring", response) }
  /// A spring for interaction.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation("interactiveSpring", duration) }
  /// A spring for interaction.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation("interactiveSpring", response) }
  /// A spring by its physics.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", 0.5) }
  /// A spring that adds up with others.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
  /// A spring that adds up with others, by how long it seems to last and how far it overshoots.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", duration) }
  /// A curve by its control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve", duration) }

  /// The animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { with { $0.delaySeconds += delay } }
  /// The animation, faster.
  public func speed(_ speed: Double) -> Animation { with { $0.factor *= speed } }
  /// The animation, several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { with { $0.repeats = repeatCount } }
  /// The animation, without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { with { $0.repeats = 0 } }

  /// The animation, counted as complete after a time of its own, while it goes on.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { with { $0.completesAfter = duration } }

  /// Seconds until it counts as complete by a criterion.
  func length(_ criteria: AnimationCompletionCriteria) -> Double {
    if criteria != .logicallyComplete { return length }
    return completesAfter ?? custom.map { time($0.lengths().complete) } ?? length
  }

  /// Seconds until it is over; an endless one is over after one round.
  var length: Double { time(custom?.lengths().removed ?? duration) }
  private func time(_ once: Double) -> Double { delaySeconds + once * Double(max(repeats, 1)) / max(factor, 0.001) }

  private func with(_ change: (inout Animation) -> Void) -> Animation {
    var animation = self
    change(&animation)
    return animation
  }
}

nonisolated extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What it is made of.
  public var description: String {
    if let custom { return "\(custom.base)" }
    return name == "default"
      ? "DefaultAnimation()" : "\(name.prefix(1).uppercased())\(name.dropFirst())Animation(duration: \(duration))"
  }
  /// What it is made of, with the module.
  public var debugDescription: String { "AnyAnimator(SwiftUI.\(description))" }
  /// Its parts, as text.
  public var customMirror: Mirror { Mirror(self, children: ["name": name, "duration": duration], displayStyle: .struct) }
}

/// Runs `body`; changes of state it makes are animated.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as complete.
nonisolated public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it looks complete.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it is gone.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`; `completion` is called when the animation of its changes ends, in virtual time.
nonisolated public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  HostLoop.schedule(
    after: animation?.length(completionCriteria) ?? 0, label: "withAnimation completion", callsApp: true, completion)
  return result
}
