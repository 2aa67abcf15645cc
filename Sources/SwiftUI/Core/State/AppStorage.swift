import Foundation

/// A value that lasts between launches: it lies in the user's defaults under a key. A write reaches every view that has a property for
/// it, whether its body reads that or not, and also where the write goes to the defaults directly (ST-19).
@propertyWrapper public struct AppStorage<Value> {
  private let stored: StoredValue<Value>
  private let place: DefaultsPlace

  private init(
    _ key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value,
    _ write: @escaping (UserDefaults, Value) -> Void
  ) {
    let place = DefaultsPlace(store)
    self.place = place
    stored = StoredValue(
      key: key, defaults: { place.defaults }, read: { read(place.defaults) }, write: { write(place.defaults, $0) })
  }

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

  private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, { $0.object(forKey: key) as? Value ?? value }, { $0.set($1, forKey: key) })
  }
}

extension AppStorage: DynamicProperty, PrimitiveProperty {
  /// Where no defaults are named, those of the surroundings count.
  @MainActor mutating func install(_ installer: PropertyInstaller, _ field: PropertyField) {
    let before = (installer.storages[field.slot] as? DefaultsPlace)?.defaults
    place.surrounding = installer.environment.defaultAppStorage
    installer.storages[field.slot] = place
    if let before, before !== place.defaults { installer.changed = true }
    stored.noteHolder(installer.node)
  }
}

extension AppStorage: ComparableProperty {
  static func isSameInput(_ old: AppStorage<Value>, _ new: AppStorage<Value>) -> Bool {
    old.stored.key == new.stored.key && old.place.named === new.place.named
  }
}

/// Which defaults a value lies in.
private final class DefaultsPlace: @unchecked Sendable {
  let named: UserDefaults?
  var surrounding: UserDefaults?
  init(_ named: UserDefaults?) { self.named = named }
  var defaults: UserDefaults { named ?? surrounding ?? .standard }
}

nonisolated extension View {
  /// Names the defaults that values of app storage below lie in, unless they name others themselves.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultAppStorage, store) }
}

private nonisolated struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

nonisolated extension EnvironmentValues {
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
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
    self.init(key, store, { $0.url(forKey: key) ?? wrappedValue }, { $0.set($1, forKey: key) })
  }
  /// A case with a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, { $0.string(forKey: key).flatMap(Value.init) ?? wrappedValue }, { $0.set($1.rawValue, forKey: key) })
  }
  /// A case with a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, { ($0.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue }, { $0.set($1.rawValue, forKey: key) })
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// What somebody changed about the tabs.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, store,
      { $0.data(forKey: key).flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) } ?? wrappedValue },
      { $0.set(try? JSONEncoder().encode($1), forKey: key) })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(
      key, store, { $0.object(forKey: key) as? Wrapped },
      { store, value in if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) } })
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
  /// An address that may be absent.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, { $0.url(forKey: key) }, { $0.set($1, forKey: key) })
  }
  private init<R>(optionalCase key: String, _ store: UserDefaults?) where Value == R?, R: RawRepresentable {
    self.init(
      key, store, { ($0.object(forKey: key) as? R.RawValue).flatMap(R.init) },
      { store, value in if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) } })
  }
  /// A case with a text that may be absent.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(optionalCase: key, store)
  }
  /// A case with a number that may be absent.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(optionalCase: key, store)
  }
}
