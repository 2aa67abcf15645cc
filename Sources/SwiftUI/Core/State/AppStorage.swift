import Foundation

/// A value that lasts between launches: it lies in the user's defaults under a key.
@propertyWrapper public struct AppStorage<Value> {
  @State private var written: Value?
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    _written = State(initialValue: nil)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { written ?? read() }
    nonmutating set {
      write(newValue)
      written = newValue
    }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init({ store.object(forKey: key) as? Value ?? value }, { store.set($0, forKey: key) })
  }
}

extension AppStorage: DynamicProperty {}

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
    self.init({ store.url(forKey: key) ?? wrappedValue }, { store.set($0, forKey: key) })
  }
  /// A case with a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init({ store.string(forKey: key).flatMap(Value.init) ?? wrappedValue }, { store.set($0.rawValue, forKey: key) })
  }
  /// A case with a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue }, { store.set($0.rawValue, forKey: key) })
  }
}
