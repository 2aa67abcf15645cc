import HeadlessCore

/// Whether an object has an optional method of a protocol of the app's.
public enum _OptionalMethods {
  /// True if the object's class, or one that it inherits from, declares the method, which is named as in
  /// `tableView(_:didSelectRowAt:)`. False in a program without its symbol table.
  public static func has(_ name: String, _ object: AnyObject) -> Bool { isDeclared(name, by: type(of: object)) }

  /// True if a class of the app's, or one of its own superclasses, declares a method.
  static func isDeclared(_ name: String, by type: AnyClass) -> Bool {
    var present: AnyClass? = type
    while let next = present, TypeModules.isOfApp(next) {
      if DeclaredMethods.of(next).contains(name) { return true }
      present = DeclaredMethods.superclass(of: next)
    }
    return false
  }
}
