nonisolated extension Gesture {
  /// Recognises another gesture at the same time.
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
    SimultaneousGesture(self, other)
  }
  /// Recognises another gesture after this one.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
    SequenceGesture(self, other)
  }
  /// Recognises another gesture where this one fails.
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First, Second>: Gesture, PrimitiveGesture where First: Gesture, Second: Gesture {
  public typealias Body = Never
  /// What either tells.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor var recognition: GestureRecognition {
    .joined(
      .simultaneous, first, second,
      first: { Value(first: $0, second: nil) }, second: { Value(first: nil, second: $0) })
  }
}

/// A gesture after another.
nonisolated public struct SequenceGesture<First, Second>: Gesture, PrimitiveGesture where First: Gesture, Second: Gesture {
  public typealias Body = Never
  /// How far it is.
  public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first is done; the second has begun if it tells something.
    case second(First.Value, Second.Value?)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor var recognition: GestureRecognition {
    let last = GestureMemory<First.Value>()
    return .joined(
      .sequence, first, second,
      first: { value in
        last.value = value
        return Value.first(value)
      },
      second: { value in last.value.map { Value.second($0, value) } })
  }
}

/// A gesture, or another where it fails.
nonisolated public struct ExclusiveGesture<First, Second>: Gesture, PrimitiveGesture where First: Gesture, Second: Gesture {
  public typealias Body = Never
  /// What the one that was recognised tells.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second
  /// Joins two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor var recognition: GestureRecognition {
    .joined(.exclusive, first, second, first: { Value.first($0) }, second: { Value.second($0) })
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

@MainActor private final class GestureMemory<Value> {
  var value: Value?
}

extension GestureRecognition {
  /// Two gestures as one: each keeps its own actions; those of the whole hear what either tells.
  @MainActor fileprivate static func joined<First: Gesture, Second: Gesture>(
    _ order: Order, _ first: First, _ second: Second, first one: @escaping @MainActor (First.Value) -> Any?,
    second two: @escaping @MainActor (Second.Value) -> Any?
  ) -> GestureRecognition {
    let parts = [
      JoinedGesture(recognition: first.anyRecognition ?? GestureRecognition(kind: .unreachable)) { raw in
        GestureRecognition.value(First.Value.self, raw).flatMap(one)
      },
      JoinedGesture(recognition: second.anyRecognition ?? GestureRecognition(kind: .unreachable)) { raw in
        GestureRecognition.value(Second.Value.self, raw).flatMap(two)
      },
    ]
    return GestureRecognition(kind: .joined(order), parts: parts)
  }

  /// What a gesture tells, from what its node knows: a tap has no value of its own.
  static func value<Value>(_: Value.Type, _ raw: Any) -> Value? {
    (Value.self == Void.self ? () : raw) as? Value
  }
}

/// A part of a joined gesture, with what the whole tells of it.
struct JoinedGesture {
  var recognition: GestureRecognition
  let told: @MainActor (Any) -> Any?
}
