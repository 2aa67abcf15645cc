/// What the view with the focus tells, as another view reads it.
@propertyWrapper public struct FocusedValue<Value> {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var reading: FocusedReading<Value>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value now; nil if no view with the focus tells one.
  public var wrappedValue: Value? { reading?.value }
}

extension FocusedValue: DynamicProperty {}

extension FocusedValue: PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    reading = FocusedReading.install(keyPath, installer, field)
  }
}

extension FocusedValue: ComparableProperty {
  static func isSameInput(_ old: FocusedValue<Value>, _ new: FocusedValue<Value>) -> Bool { old.keyPath == new.keyPath }
}

/// A binding that the view with the focus tells, as another view uses it.
@propertyWrapper public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var reading: FocusedReading<Binding<Value>>?

  /// Uses the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The binding's value; nil if no view with the focus tells a binding.
  public var wrappedValue: Value? {
    get { reading?.value?.wrappedValue }
    nonmutating set { if let newValue { reading?.value?.wrappedValue = newValue } }
  }
  /// A binding that is nothing where no view tells one.
  public var projectedValue: Binding<Value?> {
    Binding {
      wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

extension FocusedBinding: DynamicProperty {}

extension FocusedBinding: PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    reading = FocusedReading.install(keyPath, installer, field)
  }
}

extension FocusedBinding: ComparableProperty {
  static func isSameInput(_ old: FocusedBinding<Value>, _ new: FocusedBinding<Value>) -> Bool { old.keyPath == new.keyPath }
}
