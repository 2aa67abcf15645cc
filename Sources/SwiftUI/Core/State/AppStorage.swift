import Foundation

/// A value that lasts between launches: it lies in the user's defaults under a key. A write reaches every view that read it,
/// also one that goes to the defaults directly (ST-19).
@propertyWrapper public struct AppStorage<Value> {
  private let stored: StoredValue<Value>

  private init(_ key: String, _ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    stored = StoredValue(key: key, read: read, write: write)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { stored.get() }
    nonmutating set { stored.set(newValue) }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    let stored = stored
    return Binding(get: { stored.get() }, set: { stored.set($0) })
  }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(key, { store.object(forKey: key) as? Value ?? value }, { store.set($0, forKey: key) })
  }
}

extension AppStorage: DynamicProperty, ComparableProperty {
  static func isSameInput(_ old: AppStorage<Value>, _ new: AppStorage<Value>) -> Bool { old.stored.key == new.stored.key }
}

extension AppStorage {
  /// A truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  /// A whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  /// A number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  /// A text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  /// Bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  /// An address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init(key, { store.url(forKey: key) ?? wrappedValue }, { store.set($0, forKey: key) })
  }
  /// A case with a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(key, { store.string(forKey: key).flatMap(Value.init) ?? wrappedValue }, { store.set($0.rawValue, forKey: key) })
  }
  /// A case with a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      key, { (store.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue }, { store.set($0.rawValue, forKey: key) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    let store = store ?? .standard
    self.init(
      key, { store.object(forKey: key) as? Wrapped },
      { value in if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) } })
  }
  /// A truth value that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
  /// A whole number that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
  /// A number that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
  /// A text that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
  /// Bytes that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
}
