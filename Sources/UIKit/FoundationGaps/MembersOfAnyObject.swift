import CoreGraphics
import Foundation
@_spi(CellHarness) import SelectorDispatch

/// Members of Foundation's values as an `AnyObject` has them on Apple's platforms: nil where the object has no such member. The copies of
/// an app's files ask it.
public struct _MembersOfAnyObject {
  private let value: Any

  public static func of(_ value: Any) -> _MembersOfAnyObject { _MembersOfAnyObject(value: value) }
  public static func ifAny(_ value: Any?) -> _MembersOfAnyObject? { value.map { _MembersOfAnyObject(value: $0) } }

  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  public var intValue: Int32! { number?.int32Value ?? text?.intValue }
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  public var stringValue: String! { number?.stringValue }
  public var cgPointValue: CGPoint! { value as? CGPoint ?? geometry?.cgPointValue }
  public var cgRectValue: CGRect! { value as? CGRect ?? geometry?.cgRectValue }
  public var cgSizeValue: CGSize! { value as? CGSize ?? geometry?.cgSizeValue }

  /// Whether the object has a method for a selector; an object that is none of Objective-C's has none.
  public func responds(to selector: Selector!) -> Bool { (value as? NSObject)?.responds(to: selector) ?? false }

  /// What the object's method for a selector returns.
  @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    (value as? NSObject)?.perform(selector)
  }
  @discardableResult public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    (value as? NSObject)?.perform(selector, with: object)
  }

  /// What a table, a list or an object has by that name; nil for what a table lacks. A number or a text has no names, and ends the run.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(ofAny: value, forKey: key) }
  public func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(ofAny: value, forKeyPath: keyPath) }

  /// A number is a value, too, but not of this kind.
  private var geometry: NSValue? { value is NSNumber ? nil : value as? NSValue }
  private var number: NSNumber? { value as? NSNumber }
  private var text: NSString? { (value as? String).map(NSString.init(string:)) ?? value as? NSString }
}

/// What is asked of a class that is known as `AnyClass`. The copies of an app's files ask it.
public enum _ClassQuestions {
  /// True for a class itself, and for all classes below it.
  public static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let present = current {
      if present == other { return true }
      current = _getSuperclass(present)
    }
    return false
  }
}
