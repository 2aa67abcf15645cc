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
  override func removeObject(at index: Int) { change(.removal, IndexSet(integer: index)) { $0.removeObject(at: index) } }
  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, IndexSet(integer: index)) { $0.replaceObject(at: index, with: anObject) }
  }
  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    guard range.length == otherArray.count else {
      for index in Range(uncheckedBounds: (range.lowerBound, range.upperBound)).reversed() { removeObject(at: index) }
      for (offset, object) in otherArray.enumerated() { insert(object, at: range.location + offset) }
      return
    }
    guard range.length > 0 else { return }
    change(.replacement, IndexSet(integersIn: range.lowerBound..<range.upperBound)) {
      $0.replaceObjects(in: range, withObjectsFrom: otherArray)
    }
  }
  override func removeAllObjects() {
    guard count > 0 else { return }
    change(.removal, IndexSet(integersIn: 0..<count)) { $0.removeAllObjects() }
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
