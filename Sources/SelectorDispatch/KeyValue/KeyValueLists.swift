import Foundation

@_spi(CellHarness) extension KeyValueCoding {
  /// A value of what may be a list or a table of Swift's as well: on Apple's platforms it would be one of Foundation's.
  public static func value(ofAny value: Any, forKey key: String) -> Any? {
    if let list = KeyValueLists.elements(of: value) { return KeyValueLists.value(of: list, forKey: key) }
    return KeyValueLists.object(value).flatMap { self.value(of: $0, forKey: key) }
  }
  public static func value(ofAny value: Any, forKeyPath path: String) -> Any? {
    if let list = KeyValueLists.elements(of: value) { return KeyValueLists.value(of: list, forKeyPath: path[...]) }
    return KeyValueLists.object(value).flatMap { self.value(of: $0, forKeyPath: path) }
  }
}

/// What lists and tables answer by name: a list asks each of its elements, and sums them up where the name begins with an `@`.
enum KeyValueLists {
  /// The elements of what is a list of Foundation's or of Swift's.
  static func elements(of value: Any) -> [Any]? {
    switch value {
    case let list as NSArray: (0..<list.count).map { list.object(at: $0) }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: (0..<set.count).map { set.object(at: $0) }
    case is NSObject: nil
    case let list as [Any]: list
    default: nil
    }
  }

  /// What can be asked on: a table of Swift's is one of Foundation's on Apple's platforms.
  static func object(_ value: Any?) -> NSObject? {
    guard let value else { return nil }
    if let object = value as? NSObject { return object }
    return (value as? [String: Any]).map { NSDictionary(dictionary: $0) }
  }

  static func value(of list: [Any], forKey key: String) -> Any? {
    guard key.hasPrefix("@") else {
      return list.map { element in object(element).flatMap { KeyValueCoding.value(of: $0, forKey: key) } ?? NSNull() }
    }
    return value(of: list, forKeyPath: key[...])
  }

  static func value(of list: [Any], forKeyPath path: Substring) -> Any? {
    let (name, rest) = (path.prefix { $0 != "." }, path.drop { $0 != "." }.dropFirst())
    guard name.hasPrefix("@") else {
      return list.map { element in
        object(element).flatMap { KeyValueCoding.value(of: $0, forKeyPath: String(path)) } ?? NSNull()
      }
    }
    let values = rest.isEmpty || rest == "self" ? list : (value(of: list, forKeyPath: rest) as? [Any] ?? [])
    let present = values.filter { !($0 is NSNull) }
    switch name {
    case "@count": return NSNumber(value: list.count)
    case "@firstObject": return values.first
    case "@lastObject": return values.last
    case "@sum": return NSNumber(value: present.reduce(0) { $0 + number($1) })
    case "@avg": return NSNumber(value: present.isEmpty ? 0 : present.reduce(0) { $0 + number($1) } / Double(present.count))
    case "@max": return present.max(by: precedes)
    case "@min": return present.min(by: precedes)
    case "@unionOfObjects": return present
    case "@distinctUnionOfObjects": return distinct(present)
    case "@unionOfArrays": return present.flatMap { elements(of: $0) ?? [] }
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": return distinct(present.flatMap { elements(of: $0) ?? [] })
    default: SelectorFailure.unsupported(SelectorText.unknownKey(String(name), of: "NSArray"))
    }
  }

  // MARK: Machinery

  private static func number(_ value: Any) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  private static func precedes(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): one < other
    case (let one as Date, let other as Date): one < other
    default: number(one) < number(other)
    }
  }

  /// Each value once, in the order in which they come.
  private static func distinct(_ values: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
  }
}
