import Foundation

extension NSObject {
  /// The class's name with its module, as apps use it for reuse identifiers; generic classes have one too.
  public class func description() -> String { String(reflecting: self) }
}

/// Seconds since the reference date, by the host's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double

extension NSObjectProtocol {
  /// True if the object is of the class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var present: AnyClass? = type(of: self as AnyObject)
    while let next = present {
      if next == aClass { return true }
      present = _getSuperclass(next)
    }
    return false
  }
  /// True if the object is of the class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
