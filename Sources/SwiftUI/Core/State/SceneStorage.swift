import Foundation

/// A value that a scene keeps while it is in the background. A run has one scene: all views with the key share the value.
@propertyWrapper public struct SceneStorage<Value> {
  private let stored: StoredValue<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { stored.get() }
    nonmutating set { stored.set(newValue) }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    let stored = stored
    return Binding(read: { stored.get() }, write: { stored.set($0) })
  }

  private init(plain value: Value, _ key: String) {
    stored = StoredValue(
      key: "scene." + key,
      read: { GraphRunState.current.sceneValues["scene." + key] as? Value ?? value },
      write: { GraphRunState.current.sceneValues["scene." + key] = $0 })
  }
}

extension SceneStorage: DynamicProperty, ComparableProperty {
  static func isSameInput(_ old: SceneStorage<Value>, _ new: SceneStorage<Value>) -> Bool {
    old.stored.key == new.stored.key
  }
}

extension SceneStorage {
  /// A truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: wrappedValue, key) }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: wrappedValue, key) }
  /// A number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: wrappedValue, key) }
  /// A text.
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: wrappedValue, key) }
  /// An address.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: wrappedValue, key) }
  /// Bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: wrappedValue, key) }
  /// A case with a text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(plain: wrappedValue, key)
  }
  /// A case with a number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(plain: wrappedValue, key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value that may be absent.
  public init(_ key: String) { self.init(plain: nil, key) }
}
