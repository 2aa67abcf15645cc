extension Gesture {
  /// Changes a state while the gesture goes on; it is reset when the touch is over, however it ended (IN-03).
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, change: body) }
}

/// A gesture with a state.
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  let change: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: PrimitiveGesture {
  @MainActor var recognition: GestureRecognition {
    var recognition = base.anyRecognition ?? GestureRecognition(kind: .unreachable)
    let (state, change) = (state, change)
    recognition.changed.append { value in
      guard let typed = value as? Base.Value else { return }
      var transaction = Transaction()
      state.update { change(typed, &$0, &transaction) }
    }
    recognition.over.append { state.reset() }
    return recognition
  }
}
