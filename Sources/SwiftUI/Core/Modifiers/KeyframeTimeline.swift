import Foundation

/// What keyframes make of a value at any time.
nonisolated public struct KeyframeTimeline<Value> {
  private let start: Value
  private let plans: [KeyframePlan<Value>]

  /// Creates the course of a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(from: initialValue, content())
  }

  init(from start: Value, _ keyframes: some Keyframes<Value>) {
    self.start = start
    plans = KeyframeSegments.parts(keyframes).flatMap { $0.plan(from: start) }
  }

  /// Seconds until the longest track ends.
  public var duration: TimeInterval { ends.last ?? 0 }

  /// The value after some seconds.
  public func value(time: Double) -> Value {
    var value = start
    for plan in plans { plan.apply(&value, time) }
    return value
  }

  /// The value after a part of the time, between 0 and 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// When keyframes are reached, in order.
  var ends: [Double] { Set(plans.flatMap(\.ends)).sorted() }
}

/// Keyframes that the runtime knows how to follow.
nonisolated protocol PlannedKeyframes<Value>: Keyframes {
  func plan(from start: Value) -> [KeyframePlan<Value>]
}

/// What one track does to a value.
nonisolated struct KeyframePlan<Root> {
  let ends: [Double]
  let apply: (inout Root, Double) -> Void
}

/// Keyframes of one track that the runtime knows.
nonisolated protocol SegmentedKeyframe<Value>: KeyframeTrackContent {
  var segments: [KeyframeSegment<Value>] { get }
}

/// The way to one keyframe.
nonisolated struct KeyframeSegment<Value: Animatable> {
  enum Path {
    case curve(UnitCurve)
    case spring(Spring, Value?)
    case cubic(Value?, Value?)
  }
  let end: Value
  let duration: Double
  let path: Path

  var isCubic: Bool {
    switch path {
    case .cubic: true
    case .curve, .spring: false
    }
  }
}

/// The parts of what apps compose.
nonisolated enum KeyframeSegments {
  static func of<K: KeyframeTrackContent>(_ content: K) -> [KeyframeSegment<K.Value>] {
    if let known = content as? any SegmentedKeyframe<K.Value> { return known.segments }
    return K.Body.self == Never.self ? [] : composed(content.body, K.Value.self)
  }

  private static func composed<K: KeyframeTrackContent, V: Animatable>(_ body: K, _ type: V.Type) -> [KeyframeSegment<V>] {
    of(body) as? [KeyframeSegment<V>] ?? []
  }

  static func parts<K: Keyframes>(_ keyframes: K) -> [any PlannedKeyframes<K.Value>] {
    if let known = keyframes as? any PlannedKeyframes<K.Value> { return [known] }
    return K.Body.self == Never.self ? [] : composedParts(keyframes.body, K.Value.self)
  }

  private static func composedParts<K: Keyframes, V>(_ body: K, _ type: V.Type) -> [any PlannedKeyframes<V>] {
    parts(body).compactMap { $0 as? any PlannedKeyframes<V> }
  }
}

/// One property's course: its segments one after the other.
nonisolated struct KeyframeLine<Value: Animatable> {
  let start: Value
  let segments: [KeyframeSegment<Value>]

  var ends: [Double] {
    var end = 0.0
    return segments.map {
      end += $0.duration
      return end
    }
  }

  func value(at time: Double) -> Value {
    var (begin, from) = (0.0, start)
    for (index, segment) in segments.enumerated() {
      // What takes no time is there when its time has come.
      if time < begin + segment.duration { return between(index, from, max(0, time - begin)) }
      begin += segment.duration
      from = segment.end
    }
    return from
  }

  private func between(_ index: Int, _ from: Value, _ time: Double) -> Value {
    let segment = segments[index]
    var value = from
    let way = segment.end.animatableData - from.animatableData
    switch segment.path {
    case .curve(let curve): value.animatableData += way * curve.value(at: time / segment.duration)
    case .spring(let spring, let velocity):
      value.animatableData += spring.value(target: way, initialVelocity: velocity?.animatableData ?? .zero, time: time)
    case .cubic(let first, let last):
      let t = time / segment.duration
      let out = (first?.animatableData ?? slope(before: index)) * segment.duration
      let into = (last?.animatableData ?? slope(before: index + 1)) * segment.duration
      value.animatableData += way * (3 * t * t - 2 * t * t * t) + out * (t * t * t - 2 * t * t + t) + into * (t * t * t - t * t)
    }
    return value
  }

  /// How fast the value is between two smooth curves: on the line from the keyframe before to the one after. At the ends it rests.
  private func slope(before index: Int) -> Value.AnimatableData {
    guard index > 0, index < segments.count, segments[index - 1].isCubic, segments[index].isCubic else { return .zero }
    let before = index > 1 ? segments[index - 2].end : start
    let seconds = segments[index - 1].duration + segments[index].duration
    return seconds > 0 ? (segments[index].end.animatableData - before.animatableData) * (1 / seconds) : .zero
  }
}

nonisolated private func * <V: VectorArithmetic>(value: V, factor: Double) -> V {
  var value = value
  value.scale(by: factor)
  return value
}

extension Never: KeyframeTrackContent, Keyframes, Animatable {}
extension Double: Animatable {
  /// The number.
  public var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}
extension CGFloat: Animatable {
  /// The number.
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}
extension Float: Animatable {
  /// The number.
  public var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}
extension AnimatablePair: Animatable {
  /// Both.
  public var animatableData: AnimatablePair {
    get { self }
    set { self = newValue }
  }
}
