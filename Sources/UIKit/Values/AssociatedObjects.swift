import Foundation

/// How an object is kept for another.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Keeps `value` for `object` under the address `key`; nil takes it away. What is kept for an object that is gone goes with the next frame
/// or the next call, whichever is sooner.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, policy == .OBJC_ASSOCIATION_ASSIGN, of: object as AnyObject, key)
}

/// What was kept for `object` under the address `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.get(of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.removeAll(of: object as AnyObject) }

/// Runs `body`; there are no pools without Objective-C, objects go when nobody holds them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The side table, by object and key.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  func set(_ value: Any?, _ isAssigned: Bool, of object: AnyObject, _ key: UnsafeRawPointer) {
    sweep()
    lock.withLock {
      var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
      entry.values[key] = value.map { isAssigned ? .assigned(Weak($0 as AnyObject)) : .kept($0) }
      entries[ObjectIdentifier(object)] = entry
    }
  }

  func get(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      switch entry.values[key] {
      case .kept(let value): return value
      case .assigned(let weak): return weak.object
      case nil: return nil
      }
    }
  }

  func removeAll(of object: AnyObject) { lock.withLock { entries[ObjectIdentifier(object)] = nil } }

  /// Lets go of what is kept for objects that are gone; an address may be another object's by now. What goes may have had objects of its own.
  func sweep() {
    var gone: [Entry] = []
    repeat {
      gone = lock.withLock {
        let keys = entries.filter { $0.value.owner == nil }.map(\.key)
        return keys.compactMap { entries.removeValue(forKey: $0) }
      }
    } while !gone.isEmpty
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }
  private enum Value {
    case kept(Any)
    case assigned(Weak)
  }
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSRecursiveLock()
}
