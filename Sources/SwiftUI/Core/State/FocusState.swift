/// Which field has the keyboard, as a view wants and sees it.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  /// A connection to the value.
  @propertyWrapper public struct Binding {
    let source: SwiftUI.Binding<Value>
    /// The value.
    public var wrappedValue: Value {
      get { source.wrappedValue }
      nonmutating set { source.wrappedValue = newValue }
    }
    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a state for one field.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Creates a state for several fields.
  public init<T>() where Value == T?, T: Hashable { _value = State(wrappedValue: nil) }

  /// The value now.
  public var wrappedValue: Value {
    get {
      if !_value.isInstalled { RuntimeWarnings.focusOutsideBody() }
      return value
    }
    nonmutating set { value = newValue }
  }
  /// A connection to the value.
  public var projectedValue: Binding {
    guard _value.isInstalled else {
      RuntimeWarnings.focusOutsideBody()
      return Binding(source: .constant(value))
    }
    return Binding(source: $value)
  }
}

extension FocusState: DynamicProperty {}
