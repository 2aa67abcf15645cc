import Foundation

/// The older forms, which give a text as an object. Foundation has them with a text of Swift's on this system.
extension Scanner {
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanString(string), into: result)
  }
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanCharacters(from: set), into: result)
  }
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanUpToString(string), into: result)
  }
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    put(scanUpToCharacters(from: set), into: result)
  }

  /// What is not found leaves the variable as it is.
  private func put(_ text: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
