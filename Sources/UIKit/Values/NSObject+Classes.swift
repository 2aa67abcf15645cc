import Foundation

extension NSObject {
  /// The class's name with its module, as apps use it for reuse identifiers; generic classes have one too.
  public class func description() -> String { String(reflecting: self) }
}

/// Seconds since the reference date, by the host's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias CFAbsoluteTime = Double
