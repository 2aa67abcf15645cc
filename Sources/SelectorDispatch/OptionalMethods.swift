import Foundation
import HeadlessCore

/// Whether an object has an optional method of a protocol of the app's.
public enum _OptionalMethods {
  /// True if the object's class, or one that it inherits from, declares the method, which is named as in
  /// `tableView(_:didSelectRowAt:)`. False off the main thread, and in a program without its symbol table.
  public static func has(_ name: String, _ object: AnyObject) -> Bool {
    guard Thread.isMainThread else { return false }
    var present: AnyClass? = type(of: object)
    while let next = present, TypeModules.isOfApp(next) {
      if DeclaredMethods.of(next).contains(name) { return true }
      present = DeclaredMethods.superclass(of: next)
    }
    return false
  }
}
