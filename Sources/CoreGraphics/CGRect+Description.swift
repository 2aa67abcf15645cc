import Foundation

// A rectangle in a text is written as on a phone: `(0.0, 0.0, 100.0, 44.0)`.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(x.native), \(y.native))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String { "(\(width.native), \(height.native))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  public var debugDescription: String {
    "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
  }
}
