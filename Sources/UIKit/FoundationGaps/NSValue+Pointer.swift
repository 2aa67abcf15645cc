import Foundation

extension NSValue {
  /// The address that a number is, as those of a stack's calls are, or that was kept as one.
  public var pointerValue: UnsafeMutableRawPointer? {
    if let number = self as? NSNumber { return UnsafeMutableRawPointer(bitPattern: number.uintValue) }
    var pointer: UnsafeMutableRawPointer?
    getValue(&pointer)
    return pointer
  }
}
