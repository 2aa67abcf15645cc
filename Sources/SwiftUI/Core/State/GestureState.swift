/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value> {
  @State private var value: Value
  private let initial: Value

  /// Creates a state with the value it has between gestures.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    _value = State(wrappedValue: wrappedValue)
  }
  /// Creates a state with the value it has between gestures.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with the value it has between gestures, and a transaction for going back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }

  /// The value now.
  public var wrappedValue: Value { value }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value) -> Void) {
    var next = value
    change(&next)
    value = next
  }

  func reset() { value = initial }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil between gestures.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {}
