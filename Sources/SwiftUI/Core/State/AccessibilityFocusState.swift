/// Whether assistive technology looks at a view, or at which of several. The host has none: a value stays what the app writes.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// Creates a state for one view.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a state for several views.
  public init<T>() where Value == T?, T: Hashable { _value = State(initialValue: nil) }

  /// The value now.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(binding: $value) }

  /// A way to read and write the state.
  @propertyWrapper public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value now.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

nonisolated extension View {
  /// Connects assistive technology's focus with a state.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(RecordedOnly("accessibilityFocused", "\(condition.wrappedValue)"))
  }
  /// Connects assistive technology's focus with one value of a state.
  public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View
  where Value: Hashable { modifier(RecordedOnly("accessibilityFocused", "\(binding.wrappedValue == value)")) }
}
