import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The list behind a key, which tells observers what is put in, taken out and replaced.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedList(of: self, key) }
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: "."),
      let owner = KeyValueCoding.value(of: self, forKeyPath: String(keyPath[..<dot])) as? NSObject
    else { return KeyedList(of: self, keyPath) }
    return KeyedList(of: owner, String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Says that elements of a list change now, for a list that does not say so itself.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueChanges.will(self, key, ListChange(kind: changeKind, indexes: indexes))
  }
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueChanges.did(self, key)
  }
}

/// Which elements of a list change, and how.
struct ListChange {
  var kind: NSKeyValueChange
  var indexes: IndexSet

  /// The elements at the places, if a value is a list.
  func elements(of value: Any?) -> [Any]? {
    if let list = value as? NSArray { return indexes.filter { $0 < list.count }.map { list.object(at: $0) } }
    return (value as? [Any]).map { list in indexes.filter { $0 < list.count }.map { list[$0] } }
  }
}

/// Reads and writes the list that a property holds: a mutable array in its place, any other by the property's setter.
private final class KeyedList: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init()
  }
  required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("a list behind a key is made by its owner") }
  required convenience init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { fatalError("a list behind a key is made by its owner") }

  private var list: NSArray {
    let value = KeyValueCoding.value(of: owner, forKey: key)
    return value as? NSArray ?? NSArray(array: value as? [Any] ?? [])
  }

  override var count: Int { list.count }
  override func object(at index: Int) -> Any { list.object(at: index) }
  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
  }
  override func insert(_ objects: [Any], at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    change(.insertion, indexes) { list in
      for (index, object) in zip(indexes, objects) { list.insert(object, at: index) }
    }
  }
  override func removeObject(at index: Int) { change(.removal, IndexSet(integer: index)) { $0.removeObject(at: index) } }
  override func removeObjects(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    change(.removal, indexes) { list in
      for index in indexes.reversed() { list.removeObject(at: index) }
    }
  }
  override func replaceObject(at index: Int, with anObject: Any) {
    // `list[list.count] = object` appends; only the subscript comes here with the place after the last.
    guard index < count else { return insert(anObject, at: index) }
    change(.replacement, IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
  }
  override func replaceObjects(at indexes: IndexSet, with objects: [Any]) {
    guard !indexes.isEmpty else { return }
    change(.replacement, indexes) { list in
      for (index, object) in zip(indexes, objects) { list.replaceObject(at: index, with: object) }
    }
  }
  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    let (first, second) = (object(at: idx1), object(at: idx2))
    replaceObject(at: idx1, with: second)
    replaceObject(at: idx2, with: first)
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    // What both have is replaced; the rest goes or comes by itself.
    let common = NSRange(location: range.location, length: Swift.min(range.length, otherArray.count))
    if common.length > 0 {
      change(.replacement, IndexSet(integersIn: common.lowerBound..<common.upperBound)) {
        $0.replaceObjects(in: common, withObjectsFrom: Array(otherArray.prefix(common.length)))
      }
    }
    for index in (common.upperBound..<range.upperBound).reversed() { removeObject(at: index) }
    for (offset, object) in otherArray.enumerated().dropFirst(common.length) { insert(object, at: range.location + offset) }
  }
  override func removeAllObjects() {
    guard count > 0 else { return }
    change(.removal, IndexSet(integersIn: 0..<count)) { $0.removeAllObjects() }
  }

  // MARK: Finding

  override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
  override func index(of anObject: Any) -> Int { index(of: anObject, in: NSRange(location: 0, length: count)) }
  override func index(of anObject: Any, in range: NSRange) -> Int {
    let list = list
    return (range.lowerBound..<range.upperBound).first { Self.areSame(list.object(at: $0), anObject) } ?? NSNotFound
  }
  override func remove(_ anObject: Any) { removeObjects(in: [anObject]) }
  override func removeObjects(in otherArray: [Any]) {
    for index in (0..<count).reversed() where otherArray.contains(where: { Self.areSame(object(at: index), $0) }) {
      removeObject(at: index)
    }
  }

  /// Foundation's lists find hashable values alone here. On a phone every object of a class is found, by what it is.
  private static func areSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return type(of: one) is AnyClass && type(of: other) is AnyClass && (one as AnyObject) === (other as AnyObject)
  }

  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
    KeyValueChanges.will(owner, key, ListChange(kind: kind, indexes: indexes))
    if let own = KeyValueCoding.value(of: owner, forKey: key) as? NSMutableArray {
      body(own)
    } else {
      let copy = NSMutableArray(array: list as? [Any] ?? [])
      body(copy)
      KeyValueCoding.set(copy as? [Any] ?? [], forKey: key, of: owner)
    }
    KeyValueChanges.did(owner, key)
  }
}
