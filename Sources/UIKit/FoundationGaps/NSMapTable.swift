import Foundation

/// A dictionary whose keys and values may be held weakly: a pair is gone when either is. Goes through its pairs in the order in
/// which they came, which a phone does not promise.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }
  public convenience init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = []) {
    self.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: 0)
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .strongMemory)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open var count: Int { living.count }
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return pairs.first { $0.key.isSame(as: aKey as AnyObject, keyOptions) }?.value.object as? ObjectType
  }
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    if let anObject {
      pairs.append(Pair(key: HeldObject(aKey as AnyObject, keyOptions), value: HeldObject(anObject as AnyObject, valueOptions)))
    }
  }
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    pairs.removeAll { !$0.isAlive || $0.key.isSame(as: aKey as AnyObject, keyOptions) }
  }
  open func removeAllObjects() { pairs = [] }
  open func keyEnumerator() -> NSEnumerator { ListEnumerator(living.compactMap(\.key.object)) }
  open func objectEnumerator() -> NSEnumerator? { ListEnumerator(living.compactMap(\.value.object)) }

  private struct Pair {
    var key: HeldObject
    var value: HeldObject
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var pairs: [Pair] = []
  private var living: [Pair] { pairs.filter(\.isAlive) }
}
