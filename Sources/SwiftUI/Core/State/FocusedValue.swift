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

/// One focused value as a node last saw it.
private final class FocusedReading<Value>: PropertyStorage, @unchecked Sendable {
  nonisolated(unsafe) private(set) var value: Value?
  private var keyPath: KeyPath<FocusedValues, Value?>
  private weak var node: ViewNode?

  private init(_ keyPath: KeyPath<FocusedValues, Value?>, _ node: ViewNode) {
    self.keyPath = keyPath
    self.node = node
  }

  @MainActor static func install(
    _ keyPath: KeyPath<FocusedValues, Value?>, _ installer: PropertyInstaller, _ field: PropertyField
  ) -> FocusedReading {
    let reading: FocusedReading
    if let known = installer.storages[field.slot] {
      reading = unsafeDowncast(known, to: FocusedReading.self)
      reading.keyPath = keyPath
    } else {
      let made = FocusedReading(keyPath, installer.node)
      reading = made
      installer.storages[field.slot] = made
      installer.node.graph.focusBoard.setReader(made) { [weak made] in
        guard let made else { return }
        if made.refresh() { made.node?.markDirty() }
      }
    }
    if reading.refresh() { installer.changed = true }
    return reading
  }

  /// True if the value is another one than was read last.
  @MainActor private func refresh() -> Bool {
    let now = node?.graph.focusBoard.values[keyPath: keyPath]
    defer { value = now }
    return !ValueComparison.equal(value, now)
  }

  @MainActor func nodeLeft() { node?.graph.focusBoard.setReader(self, nil) }
}
