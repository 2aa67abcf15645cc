import Foundation
import HeadlessCore

/// Knows some of its values by name: those that apps are seen to ask for.
///
/// The requirements belong to the main actor, not the protocol: a class of the app's would belong to it, too, although its superclass,
/// `CALayer`, belongs to none.
@_spi(CellHarness) public protocol KeyValueCoded: NSObject {
  /// False if there is no such value.
  @MainActor func set(_ value: Any?, named name: String) -> Bool
  /// Nil if there is no such value.
  @MainActor func get(named name: String) -> Any?
}

/// Values whose names a file says that is read when the app is compiled: the attributes of a data model.
@_spi(CellHarness) public struct ModelValues {
  let has: (NSObject, String) -> Bool
  let get: (NSObject, String) -> Any?
  /// Says to observers that it changes, as a property's setter does.
  let set: (Any?, NSObject, String) -> Void

  public init(
    has: @escaping (NSObject, String) -> Bool, get: @escaping (NSObject, String) -> Any?,
    set: @escaping (Any?, NSObject, String) -> Void
  ) { (self.has, self.get, self.set) = (has, get, set) }

  /// What Core Data plugs in once.
  nonisolated(unsafe) public static var ofModels: ModelValues?
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// A value by the name of its property: one that the app's files mark for Objective-C, or one of Apple's that is known here.
  /// Any other name ends the run, as on a phone where the class is surely without it.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: self, forKey: key) }
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(of: self, forKeyPath: keyPath) }
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: self) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { KeyValueCoding.set(keyedValues[key], forKey: key, of: self) }
  }
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, KeyValueCoding.value(of: self, forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
  /// What an app's override of it calls as its superclass's.
  public func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.fail(self, key, .reading) }
  public func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.fail(self, key, .writing) }
}

/// Reads and writes by name.
@_spi(CellHarness) public enum KeyValueCoding {
  enum Access { case reading, writing }

  /// The selector that writes a key.
  static func setter(of key: String) -> String { "set\(capitalized(key)):" }

  static func value(of object: NSObject, forKeyPath path: String) -> Any? {
    var present: Any? = object
    var rest = path[...]
    while !rest.isEmpty {
      if let present, let list = KeyValueLists.elements(of: present) { return KeyValueLists.value(of: list, forKeyPath: rest) }
      guard let next = KeyValueLists.object(present) else { return nil }
      // Some know whole paths: `transform.rotation.x` of a layer is a number, and `transform` no object.
      if let coded = known(next, String(rest)) { return coded }
      present = value(of: next, forKey: String(rest.prefix { $0 != "." }))
      rest = rest.drop { $0 != "." }.dropFirst()
    }
    return present
  }

  public static func value(of object: NSObject, forKey key: String) -> Any? {
    if let model = ModelValues.ofModels, model.has(object, key) { return model.get(object, key) }
    // Their keys are those that the app has chosen.
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let table = object as? NSDictionary, !key.hasPrefix("@") { return table.object(forKey: key) }
    if let list = KeyValueLists.elements(of: object) { return KeyValueLists.value(of: list, forKey: key) }
    if let coded = known(object, key) { return coded }
    let names = [key, "is\(capitalized(key))", "get\(capitalized(key))", "_\(key)"]
    for name in names where SelectorTables.method(name, of: type(of: object)) != nil {
      return flat(SelectorSending.send(Selector(name), to: object, [], for: .message))
    }
    if SelectorTables.method("valueForUndefinedKey:", of: type(of: object)) != nil {
      return flat(SelectorSending.send("valueForUndefinedKey:", to: object, [key], for: .message))
    }
    fail(object, key, .reading)
  }

  public static func set(_ value: Any?, forKeyPath path: String, of object: NSObject) {
    guard let dot = path.firstIndex(of: "."), !setKnown(value, path, object) else {
      if !path.contains(".") { set(value, forKey: path, of: object) }
      return
    }
    guard let owner = self.value(of: object, forKey: String(path[..<dot])) as? NSObject else { return }
    set(value, forKeyPath: String(path[path.index(after: dot)...]), of: owner)
  }

  public static func set(_ value: Any?, forKey key: String, of object: NSObject) {
    if let model = ModelValues.ofModels, model.has(object, key) {
      model.set(value, object, key)
      return
    }
    if let defaults = object as? UserDefaults {
      defaults.set(value, forKey: key)
      return
    }
    if let table = object as? NSMutableDictionary {
      if let value { table.setObject(value, forKey: key as NSString) } else { table.removeObject(forKey: key) }
      return
    }
    if setKnown(value, key, object) { return }
    guard let setter = setter(key, of: object) else {
      if SelectorTables.method("setValue:forUndefinedKey:", of: type(of: object)) != nil {
        SelectorSending.send("setValue:forUndefinedKey:", to: object, [value, key], for: .message)
        return
      }
      fail(object, key, .writing)
    }
    // The setter of a property that is `dynamic` says so itself; Objective-C says it for any other.
    KeyValueChanges.will(object, key)
    SelectorSending.send(Selector(setter), to: object, [value], for: .message)
    KeyValueChanges.did(object, key)
  }

  /// True if writing the key path would find a property, false if the class is surely without it.
  public static func finds(keyPath path: String, of object: NSObject) -> Bool? {
    var owner = object
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard SelectorTables.method(key, of: type(of: owner)) != nil else {
        return isSurelyWithout(key, owner) ? false : nil
      }
      guard let next = value(of: owner, forKey: key) as? NSObject else { return false }
      owner = next
    }
    guard let last = keys.last else { return false }
    if setter(last, of: owner) != nil { return true }
    return isSurelyWithout(last, owner) ? false : nil
  }

  private static func isSurelyWithout(_ key: String, _ object: NSObject) -> Bool {
    SelectorSending.knowsAllMethods(of: object) || (!isLayer(object) && namesOfApps.contains(key))
  }

  /// Layers have some of them.
  private static func isLayer(_ object: NSObject) -> Bool { "\(type(of: object))".contains("Layer") }

  /// What apps call attributes that they give to all views, to set them in interface files: none of Apple's views has these.
  private static let namesOfApps: Set<String> = [
    "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset", "masksToBounds",
    "isRounded", "isCircle", "localizedKey", "localizationKey", "placeholderColor",
  ]

  /// Ends the run: as the app ends on a phone, if the class is surely without the key, else as one that proves nothing.
  static func fail(_ object: NSObject, _ key: String, _ access: Access) -> Never {
    let name = SelectorText.name(of: object)
    guard SelectorSending.knowsAllMethods(of: object) else {
      SelectorFailure.unsupported(SelectorText.unknownKey(key, of: name))
    }
    SelectorFailure.unrecognized(SelectorText.undefinedKey(key, of: name, isWritten: access == .writing))
  }

  // MARK: Machinery

  private static func setter(_ key: String, of object: NSObject) -> String? {
    [setter(of: key), "_\(setter(of: key))", "setIs\(capitalized(key)):"].first {
      SelectorTables.method($0, of: type(of: object)) != nil
    }
  }

  private static func known(_ object: NSObject, _ name: String) -> Any? {
    guard let coded = object as? any KeyValueCoded else { return nil }
    nonisolated(unsafe) let owner = coded
    nonisolated(unsafe) var found: Any?
    MainActorAssumption.run { found = owner.get(named: name) }
    return found
  }

  private static func setKnown(_ value: Any?, _ name: String, _ object: NSObject) -> Bool {
    guard let coded = object as? any KeyValueCoded else { return false }
    nonisolated(unsafe) let (owner, given) = (coded, value)
    nonisolated(unsafe) var isKnown = false
    MainActorAssumption.run { isKnown = owner.set(given, named: name) }
    return isKnown
  }

  /// A getter's optional result is nil, not a value that holds nil.
  private static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
