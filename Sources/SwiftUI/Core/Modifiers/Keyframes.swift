import Foundation

/// Values over time.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
  /// The value at the end, from that at the beginning.
  nonisolated func end(from start: Value) -> Value
}

/// Values of one property over time.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value
  /// The value at the end, if there is any.
  nonisolated var end: Value? { get }
}

/// A value that is reached in a straight line.
nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public let end: Value?
  /// Creates a value and how long it takes to it.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { end = to }
}
/// A value that is reached as by a spring.
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public let end: Value?
  /// Creates a value and how long it takes to it.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { end = to }
}
/// A value that is reached on a curve.
nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public let end: Value?
  /// Creates a value and how long it takes to it.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { end = to }
}
/// A value that is there at once.
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public let end: Value?
  /// Creates a value.
  public init(_ to: Value) { end = to }
}

/// Several values one after the other.
nonisolated public struct KeyframeSequence<Value>: KeyframeTrackContent {
  public let end: Value?
}

/// Makes values over time from statements.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  /// One value.
  public static func buildExpression<K>(_ expression: K) -> K where K: KeyframeTrackContent, K.Value == Value { expression }
  /// Several values.
  public static func buildBlock(_ parts: any KeyframeTrackContent<Value>...) -> KeyframeSequence<Value> {
    KeyframeSequence(end: parts.last { $0.end != nil }?.end)
  }
  /// Values for each element.
  public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(end: parts.last { $0.end != nil }?.end)
  }
  /// One of two.
  public static func buildEither<K>(first: K) -> K where K: KeyframeTrackContent, K.Value == Value { first }
  /// One of two.
  public static func buildEither<K>(second: K) -> K where K: KeyframeTrackContent, K.Value == Value { second }
}

/// Values of one property over time.
nonisolated public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let content: Content

  init(path: WritableKeyPath<Root, Value>, content: Content) {
    self.path = path
    self.content = content
  }
  /// Creates values of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    self.content = content()
  }
  /// Creates values of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    path = \.self
    self.content = content()
  }

  public func end(from start: Root) -> Root {
    var value = start
    if let end = content.end { value[keyPath: path] = end }
    return value
  }
}

/// Several properties over time.
nonisolated public struct KeyframeTracks<Value>: Keyframes {
  let parts: [any Keyframes<Value>]
  public func end(from start: Value) -> Value { parts.reduce(start) { $1.end(from: $0) } }
}

/// Makes properties over time from statements.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A property.
  public static func buildExpression<K>(_ expression: K) -> KeyframeTracks<Value> where K: Keyframes, K.Value == Value {
    KeyframeTracks(parts: [expression])
  }
  /// A value of the whole.
  @_disfavoredOverload
  public static func buildExpression<K>(_ expression: K) -> KeyframeTracks<Value>
  where K: KeyframeTrackContent, K.Value == Value {
    KeyframeTracks(parts: [KeyframeTrack<Value, Value, K>(path: \.self, content: expression)])
  }
  /// Several properties.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: parts.flatMap(\.parts))
  }
}

nonisolated extension View {
  /// Goes through values when another one changes. Values settle at once here: at the last ones, as when the movement is over.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeView(base: self, initial: initialValue, trigger: trigger, content: content) { keyframes($0).end(from: $0) }
  }

  /// Goes through values again and again; here the view rests at the first ones.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeView(base: self, initial: initialValue, trigger: repeating, content: content) { $0 }
  }
}

private nonisolated struct KeyframeView<Base: View, Value, Trigger: Equatable, Content: View>: View, HelperView {
  let base: Base
  let initial: Value
  let trigger: Trigger
  let content: (PlaceholderContentView<Base>, Value) -> Content
  let end: (Value) -> Value
  @State private var runs = 0

  init(
    base: Base, initial: Value, trigger: Trigger, content: @escaping (PlaceholderContentView<Base>, Value) -> Content,
    end: @escaping (Value) -> Value
  ) {
    self.base = base
    self.initial = initial
    self.trigger = trigger
    self.content = content
    self.end = end
  }

  @MainActor var body: some View {
    content(PlaceholderContentView(source: TypedModifiedSource(base)), runs == 0 ? initial : end(initial))
      .onChange(of: trigger) { runs += 1 }
  }
}

/// A curve of time.
nonisolated public struct UnitCurve: Hashable, Sendable {
  private let name: String
  /// A straight line.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(name: "easeInOut")
}

/// A spring.
nonisolated public struct Spring: Hashable, Sendable {
  /// About how long it takes, in seconds.
  public var duration: Double
  /// How much it swings.
  public var bounce: Double
  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// Creates a spring.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  /// Without a swing.
  public static var smooth: Spring { Spring() }
  /// With a small swing.
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// With a swing.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}
