import Observation

/// A value a view reads from its environment.
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source
  private var storage: EnvironmentReading<Value>?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values.object(ObjectIdentifier(objectType)) as? Value else {
        AppSurroundings.lacks(objectType, in: values)
        fatalError(TrapTexts.missingObservable(objectType))
      }
      return object
    }
  }

  /// Reads the observable object of a type, if there is one.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object { values in values.object(ObjectIdentifier(objectType)) as? T }
  }

  /// The value now.
  public var wrappedValue: Value {
    if let storage { return storage.read() }
    RuntimeWarnings.environmentOutsideView(Value.self)
    return value(in: EnvironmentValues())
  }

  private func value(in values: EnvironmentValues) -> Value {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read): read(values)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: DynamicProperty {}

extension Environment: PrimitiveProperty {
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    let source = self
    let read = { (values: EnvironmentValues) in source.value(in: values) }
    if let known = installer.storages[field.slot] {
      let reading = unsafeDowncast(known, to: EnvironmentReading<Value>.self)
      if reading.refresh(installer.environment, read) { installer.changed = true }
      storage = reading
    } else {
      let reading = EnvironmentReading(installer.environment, read)
      installer.storages[field.slot] = reading
      storage = reading
    }
  }
}

extension Environment: ComparableProperty {
  static func isSameInput(_ old: Environment<Value>, _ new: Environment<Value>) -> Bool { true }
}

/// One value of the environment as a node last saw it: evaluated when first read, compared when the environment changes.
private final class EnvironmentReading<Value>: @unchecked Sendable {
  private var values: EnvironmentValues
  private var evaluate: (EnvironmentValues) -> Value
  private var last: Value?
  private var wasRead = false

  init(_ values: EnvironmentValues, _ evaluate: @escaping (EnvironmentValues) -> Value) {
    self.values = values
    self.evaluate = evaluate
  }

  func read() -> Value {
    if let last, wasRead { return last }
    let value = evaluate(values)
    last = value
    wasRead = true
    return value
  }

  /// True if a value that was read is another one now (ST-21).
  @MainActor func refresh(_ values: EnvironmentValues, _ evaluate: @escaping (EnvironmentValues) -> Value) -> Bool {
    self.evaluate = evaluate
    if self.values.isIdentical(to: values) { return false }
    self.values = values
    guard wasRead, let last else { return false }
    let value = evaluate(values)
    self.last = value
    return !ValueComparison.equal(last, value)
  }
}
