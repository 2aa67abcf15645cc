import Foundation

/// A relationship's objects as a set that can be changed.
final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init(capacity numItems: Int) { fatalError("made for a relationship only") }
  required init?(coder aDecoder: NSCoder) { nil }

  override var count: Int { owner.objects(key).count }
  override func member(_ object: Any) -> Any? { owner.objects(key).first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: owner.objects(key)).objectEnumerator() }
  override var allObjects: [Any] { owner.objects(key) }
  override func add(_ object: Any) { ManagedValues.add(object, to: owner, key) }
  override func remove(_ object: Any) { ManagedValues.remove(object, from: owner, key) }
  override func removeAllObjects() { owner.write([NSManagedObject](), key) }
}

/// A relationship's objects as a set with an order that can be changed.
final class RelationshipOrderedSet: NSMutableOrderedSet {
  required convenience init(arrayLiteral elements: Any...) { fatalError("made for a relationship only") }
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init?(coder aDecoder: NSCoder) { nil }

  override var count: Int { owner.objects(key).count }
  override func object(at idx: Int) -> Any { owner.objects(key)[idx] }
  override func index(of object: Any) -> Int { owner.objects(key).firstIndex { $0 === object as AnyObject } ?? NSNotFound }
  override func insert(_ object: Any, at idx: Int) { ManagedValues.insert(object, into: owner, key, at: idx) }
  override func removeObject(at idx: Int) { ManagedValues.remove(at: idx, from: owner, key) }
  override func replaceObject(at idx: Int, with obj: Any) { ManagedValues.replace(at: idx, in: owner, key, with: obj) }
}
