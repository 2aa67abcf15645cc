import Foundation

/// Holds an object's own lock until `objc_sync_exit`; the same thread may hold it several times.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Lets go of an object's own lock.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

/// A lock for each object that asked for one. It is kept with the object.
private enum ObjectLocks {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  private static let guardian = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    guardian.withLock {
      if let lock = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
