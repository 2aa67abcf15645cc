import Foundation

/// How a table holds what is in it, and what it takes for equal.
open class NSPointerFunctions: NSObject {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory = Options([])
    public static let weakMemory = Options(rawValue: 5)
    public static let objectPersonality = Options([])
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)

    var isWeak: Bool { contains(.weakMemory) }
    var comparesIdentity: Bool { contains(.objectPointerPersonality) }
  }
}

/// A set of objects that may hold them weakly. Lists its members in the order in which they came, which a phone does not promise.
///
/// Its members may be of a protocol of the app's: one that is marked for Objective-C there is none of Swift's that is an object's type.
open class NSHashTable<ObjectType>: NSObject {
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }
  public convenience init(options: NSPointerFunctions.Options) { self.init(options: options, capacity: 0) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

  open var count: Int { allObjects.count }
  open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    held.removeAll { $0.object == nil }
    held.append(HeldObject(object as AnyObject, options))
  }
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    held.removeAll { $0.object == nil || $0.isSame(as: object as AnyObject, options) }
  }
  open func removeAllObjects() { held = [] }
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return held.first { $0.isSame(as: object as AnyObject, options) }?.object as? ObjectType
  }
  open func objectEnumerator() -> NSEnumerator { ListEnumerator(held.compactMap(\.object)) }

  private let options: NSPointerFunctions.Options
  private var held: [HeldObject] = []
}

/// One object of a table.
struct HeldObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?
  private let hash: Int

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    strong = options.isWeak ? nil : object
    weak = object
    hash = HeldObject.hash(of: object, options)
  }

  var object: AnyObject? { strong ?? weak }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.comparesIdentity, hash == HeldObject.hash(of: other, options) else { return false }
    return (object as? NSObject)?.isEqual(other) ?? false
  }

  private static func hash(of object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
    options.comparesIdentity ? ObjectIdentifier(object).hashValue : (object as? NSObject)?.hash ?? 0
  }
}

/// Goes through objects that were collected before.
final class ListEnumerator: NSEnumerator {
  private var left: ArraySlice<AnyObject>
  init(_ objects: [AnyObject]) { left = objects[...] }
  override func nextObject() -> Any? { left.popFirst() }
}
