import Foundation

/// Values over time.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value = Body.Value
  /// What it consists of.
  associatedtype Body: Keyframes
  /// What it consists of.
  @KeyframesBuilder<Value> nonisolated var body: Body { get }
}

/// Values of one property over time.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value: Animatable = Body.Value
  /// What it consists of.
  associatedtype Body: KeyframeTrackContent
  /// What it consists of.
  @KeyframeTrackContentBuilder<Value> nonisolated var body: Body { get }
}

extension KeyframeTrackContent where Body == Never {
  /// Never called: the runtime follows it.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) is followed by the runtime.") }
}
extension Keyframes where Body == Never {
  /// Never called: the runtime follows it.
  nonisolated public var body: Never { preconditionFailure("\(Self.self) is followed by the runtime.") }
}

/// A value that is reached in a straight line, or on a curve of time.
nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = Never
  let segment: KeyframeSegment<Value>
  /// Creates a value and how long it takes to it.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(end: to, duration: duration, path: .curve(timingCurve))
  }
}
/// A value that is reached as by a spring.
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = Never
  let segment: KeyframeSegment<Value>
  /// Creates a value and how long it takes to it: without a duration, until the spring rests.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    segment = KeyframeSegment(
      end: to, duration: duration ?? spring.settlingDuration, path: .spring(spring, startVelocity))
  }
}
/// A value that is reached on a smooth curve.
nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = Never
  let segment: KeyframeSegment<Value>
  /// Creates a value and how long it takes to it.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = KeyframeSegment(end: to, duration: duration, path: .cubic(startVelocity, endVelocity))
  }
}
/// A value that is there at once.
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = Never
  let segment: KeyframeSegment<Value>
  /// Creates a value.
  public init(_ to: Value) { segment = KeyframeSegment(end: to, duration: 0, path: .curve(.linear)) }
}

/// Several values one after the other.
nonisolated public struct KeyframeSequence<Value>: KeyframeTrackContent where Value: Animatable {
  public typealias Body = Never
  let segments: [KeyframeSegment<Value>]
}

/// Makes values over time from statements.
@resultBuilder public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
  /// One value.
  public static func buildExpression<K>(_ expression: K) -> KeyframeSequence<Value>
  where K: KeyframeTrackContent, K.Value == Value { KeyframeSequence(segments: KeyframeSegments.of(expression)) }
  /// Several values.
  public static func buildBlock(_ parts: KeyframeSequence<Value>...) -> KeyframeSequence<Value> { buildArray(parts) }
  /// Values for each element.
  public static func buildArray(_ parts: [KeyframeSequence<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(segments: parts.flatMap(\.segments))
  }
  /// Values that may be missing.
  public static func buildOptional(_ part: KeyframeSequence<Value>?) -> KeyframeSequence<Value> {
    part ?? KeyframeSequence(segments: [])
  }
  /// One of two.
  public static func buildEither(first: KeyframeSequence<Value>) -> KeyframeSequence<Value> { first }
  /// One of two.
  public static func buildEither(second: KeyframeSequence<Value>) -> KeyframeSequence<Value> { second }
}

/// Values of one property over time.
nonisolated public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == Value {
  public typealias Body = Never
  @_implements(Keyframes,Value)
  public typealias _KeyframesValue = Root
  private let path: WritableKeyPath<Root, Value>
  fileprivate let content: Content

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
}

/// Several properties over time.
nonisolated public struct KeyframeTracks<Value>: Keyframes {
  public typealias Body = Never
  let parts: [any PlannedKeyframes<Value>]
}

/// Makes properties over time from statements.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// A property.
  public static func buildExpression<K>(_ expression: K) -> KeyframeTracks<Value> where K: Keyframes, K.Value == Value {
    KeyframeTracks(parts: KeyframeSegments.parts(expression))
  }
  /// A value of the whole.
  @_disfavoredOverload
  public static func buildExpression<K>(_ expression: K) -> KeyframeSequence<Value>
  where K: KeyframeTrackContent, K.Value == Value { KeyframeSequence(segments: KeyframeSegments.of(expression)) }
  /// Properties for each element.
  public static func buildArray(_ parts: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: parts.flatMap(\.parts))
  }
  /// Values of the whole for each element: `for frame in frames { LinearKeyframe(frame, duration: 0.1) }`.
  @_disfavoredOverload
  public static func buildArray(
    _ parts: [KeyframeTrack<Value, Value, KeyframeSequence<Value>>]
  ) -> KeyframeSequence<Value> where Value: Animatable {
    KeyframeSequence(segments: parts.flatMap { KeyframeSegments.of($0.content) })
  }
  /// One of two.
  public static func buildEither(first: KeyframeTracks<Value>) -> KeyframeTracks<Value> { first }
  /// One of two.
  public static func buildEither(second: KeyframeTracks<Value>) -> KeyframeTracks<Value> { second }
  /// Several properties.
  public static func buildBlock(_ parts: KeyframeTracks<Value>...) -> KeyframeTracks<Value> {
    KeyframeTracks(parts: parts.flatMap(\.parts))
  }
  /// Values of the whole, which follow each other.
  @_disfavoredOverload
  public static func buildBlock(
    _ parts: KeyframeSequence<Value>...
  ) -> KeyframeTrack<Value, Value, KeyframeSequence<Value>> where Value: Animatable {
    KeyframeTrack(path: \.self, content: KeyframeSequence(segments: parts.flatMap(\.segments)))
  }
}

nonisolated extension KeyframeTrack: PlannedKeyframes {
  func plan(from start: Root) -> [KeyframePlan<Root>] {
    let path = path
    let line = KeyframeLine(start: start[keyPath: path], segments: KeyframeSegments.of(content))
    return [KeyframePlan(ends: line.ends) { root, time in root[keyPath: path] = line.value(at: time) }]
  }
}
nonisolated extension KeyframeTracks: PlannedKeyframes {
  func plan(from start: Value) -> [KeyframePlan<Value>] { parts.flatMap { $0.plan(from: start) } }
}
nonisolated extension LinearKeyframe: SegmentedKeyframe { var segments: [KeyframeSegment<Value>] { [segment] } }
nonisolated extension SpringKeyframe: SegmentedKeyframe { var segments: [KeyframeSegment<Value>] { [segment] } }
nonisolated extension CubicKeyframe: SegmentedKeyframe { var segments: [KeyframeSegment<Value>] { [segment] } }
nonisolated extension MoveKeyframe: SegmentedKeyframe { var segments: [KeyframeSegment<Value>] { [segment] } }
nonisolated extension KeyframeSequence: SegmentedKeyframe {}
