import Foundation

/// What the properties of managed objects read and write. Copies of the app's files call it where the app says `@NSManaged`.
public enum ManagedValues {
  /// The value of a property whose type is optional.
  public static func optionalValue<T>(of object: NSManagedObject, _ key: String) -> T? {
    object.willAccessValue(forKey: key)
    guard let value = object.exposed(key) else { return nil }
    return converted(value, object, key)
  }

  /// The value of a property whose type is not optional: numbers, texts, data and collections begin as nothing.
  public static func value<T>(of object: NSManagedObject, _ key: String) -> T {
    object.willAccessValue(forKey: key)
    guard let value = object.exposed(key) else {
      if let nothing = T.self as? any WithNothing.Type, let result = nothing.nothing as? T { return result }
      if let wrapped = T.self as? any RawRepresentable.Type, let result: T = raw(NSNumber(value: 0), wrapped) { return result }
      CoreDataFailure.raise(CoreDataText.missingValue(key, of: object.entity.name ?? ""))
    }
    return converted(value, object, key)
  }

  /// Sets the value of a property.
  public static func set<T>(_ value: T?, of object: NSManagedObject, _ key: String) {
    object.write(value.map { ($0 as? any RawRepresentable).map { $0.rawValue } ?? $0 }, key)
  }

  // MARK: Methods of relationships

  /// Adds objects: `addToItems(_:)`.
  public static func add(_ added: Any, to object: NSManagedObject, _ key: String) {
    object.write(object.objects(key) + members(added).filter { !object.objects(key).contains($0) }, key)
  }
  /// Removes objects: `removeFromItems(_:)`.
  public static func remove(_ removed: Any, from object: NSManagedObject, _ key: String) {
    let gone = members(removed)
    object.write(object.objects(key).filter { !gone.contains($0) }, key)
  }
  /// Inserts an object at a place: `insertIntoItems(_:at:)`.
  public static func insert(_ added: Any, into object: NSManagedObject, _ key: String, at place: Any) {
    let new = members(added)
    var list = object.objects(key).filter { !new.contains($0) }
    for (member, index) in zip(new, indexes(place)) { list.insert(member, at: min(index, list.count)) }
    object.write(list, key)
  }
  /// Removes what is at places: `removeFromItems(at:)`.
  public static func remove(at place: Any, from object: NSManagedObject, _ key: String) {
    let gone = Set(indexes(place))
    object.write(object.objects(key).enumerated().filter { !gone.contains($0.offset) }.map(\.element), key)
  }
  /// Puts objects in the place of others: `replaceItems(at:with:)`.
  public static func replace(at place: Any, in object: NSManagedObject, _ key: String, with added: Any) {
    var list = object.objects(key)
    for (member, index) in zip(members(added), indexes(place)) where list.indices.contains(index) { list[index] = member }
    object.write(list, key)
  }

  // MARK: Machinery

  private static func converted<T>(_ value: Any, _ object: NSManagedObject, _ key: String) -> T {
    if let result = value as? T { return result }
    if let date = value as? Date, T.self == Double.self, let result = date.timeIntervalSinceReferenceDate as? T { return result }
    if let wrapped = T.self as? any RawRepresentable.Type, let result: T = raw(value, wrapped) { return result }
    CoreDataFailure.raise(CoreDataText.type(key, of: object.entity.name ?? "", "\(type(of: value))", "\(T.self)"))
  }

  private static func raw<T, R: RawRepresentable>(_ value: Any, _ type: R.Type) -> T? {
    (value as? R.RawValue).flatMap { R(rawValue: $0) } as? T
  }

  private static func members(_ value: Any) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let list as [NSManagedObject]: list
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.sorted { $0.number < $1.number }
    default: []
    }
  }

  private static func indexes(_ place: Any) -> [Int] {
    switch place {
    case let index as Int: [index]
    case let set as NSIndexSet: Array(set as IndexSet)
    case let set as IndexSet: Array(set)
    default: []
    }
  }
}

/// Types whose properties are empty, zero or false before anything is written.
private protocol WithNothing {
  static var nothing: Any { get }
}
extension Bool: WithNothing { fileprivate static var nothing: Any { false } }
extension Int: WithNothing { fileprivate static var nothing: Any { 0 } }
extension Int16: WithNothing { fileprivate static var nothing: Any { Int16(0) } }
extension Int32: WithNothing { fileprivate static var nothing: Any { Int32(0) } }
extension Int64: WithNothing { fileprivate static var nothing: Any { Int64(0) } }
extension Double: WithNothing { fileprivate static var nothing: Any { 0.0 } }
extension Float: WithNothing { fileprivate static var nothing: Any { Float(0) } }
extension String: WithNothing { fileprivate static var nothing: Any { "" } }
extension Data: WithNothing { fileprivate static var nothing: Any { Data() } }
extension Array: WithNothing { fileprivate static var nothing: Any { [Element]() } }
extension Set: WithNothing { fileprivate static var nothing: Any { Set<Element>() } }
extension Dictionary: WithNothing { fileprivate static var nothing: Any { [Key: Value]() } }
