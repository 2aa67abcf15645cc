import CoreGraphics
import Foundation

/// Words for assistive technologies that any object carries: actions and models of an app, which pass them on to their views. Views
/// and bar items have their own, which describe them.
@MainActor extension _TypeKnownLater where Self: NSObject {
  public var accessibilityLabel: String? {
    get { ObjectWords.value(of: self, "label") }
    nonmutating set { ObjectWords.set(newValue, of: self, "label") }
  }
  public var accessibilityHint: String? {
    get { ObjectWords.value(of: self, "hint") }
    nonmutating set { ObjectWords.set(newValue, of: self, "hint") }
  }
  public var accessibilityValue: String? {
    get { ObjectWords.value(of: self, "value") }
    nonmutating set { ObjectWords.set(newValue, of: self, "value") }
  }
  public var accessibilityIdentifier: String? {
    get { ObjectWords.value(of: self, "identifier") }
    nonmutating set { ObjectWords.set(newValue, of: self, "identifier") }
  }
  public var isAccessibilityElement: Bool {
    get { ObjectWords.value(of: self, "isElement") ?? false }
    nonmutating set { ObjectWords.set(newValue, of: self, "isElement") }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { ObjectWords.value(of: self, "traits") ?? [] }
    nonmutating set { ObjectWords.set(newValue, of: self, "traits") }
  }
  public var accessibilityFrame: CGRect {
    get { ObjectWords.value(of: self, "frame") ?? .zero }
    nonmutating set { ObjectWords.set(newValue, of: self, "frame") }
  }
}

/// One table an object, as long as the object lives.
@MainActor private enum ObjectWords {
  private final class Table { var values: [String: Any] = [:] }
  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func value<Value>(of object: NSObject, _ name: String) -> Value? {
    (objc_getAssociatedObject(object, key) as? Table)?.values[name] as? Value
  }

  static func set<Value>(_ value: Value?, of object: NSObject, _ name: String) {
    let table = objc_getAssociatedObject(object, key) as? Table ?? Table()
    table.values[name] = value
    objc_setAssociatedObject(object, key, table, .OBJC_ASSOCIATION_RETAIN)
  }
}
