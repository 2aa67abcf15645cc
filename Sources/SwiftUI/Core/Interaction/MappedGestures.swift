import Foundation

nonisolated extension Gesture {
  /// A gesture that tells something else.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(base: self, transform: body) }
}

/// A gesture that tells something made of what another tells.
nonisolated public struct _MapGesture<Content, Output>: Gesture where Content: Gesture {
  public typealias Value = Output
  public typealias Body = Never
  let base: Content
  let transform: (Content.Value) -> Output
}

extension _MapGesture: PrimitiveGesture {
  @MainActor var recognition: GestureRecognition {
    let transform = transform
    // One pattern, and one that no finger makes: those of the whole hear what the first tells.
    let mapped = JoinedGesture(recognition: base.anyRecognition ?? GestureRecognition(kind: .unreachable)) { raw in
      GestureRecognition.value(Content.Value.self, raw).map(transform)
    }
    let none = JoinedGesture(recognition: GestureRecognition(kind: .unreachable)) { _ in nil }
    return GestureRecognition(kind: .joined(.exclusive), parts: [mapped, none])
  }
}

/// A gesture whose type is hidden.
nonisolated public struct AnyGesture<Output>: Gesture {
  public typealias Value = Output
  public typealias Body = Never
  let recognized: @MainActor () -> GestureRecognition

  /// Hides a gesture's type.
  public init<T>(_ gesture: T) where Output == T.Value, T: Gesture {
    nonisolated(unsafe) let gesture = gesture
    recognized = { gesture.anyRecognition ?? GestureRecognition(kind: .unreachable) }
  }
}

extension AnyGesture: PrimitiveGesture {
  @MainActor var recognition: GestureRecognition { recognized() }
}
