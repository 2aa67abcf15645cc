import Foundation
@_spi(CellHarness) import SelectorDispatch

extension NSObject {
  /// The class's name with its module, as apps use it for reuse identifiers; generic classes have one too. A class that `@objc(Name)` gives
  /// another name, as those of Core Data's models have it, answers with that.
  public class func description() -> String { AppClasses.objectiveCName(of: self) ?? String(reflecting: self) }
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
