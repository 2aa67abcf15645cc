import Foundation
import HeadlessCore

/// A method that can be called by its selector.
public struct SelectorMethod {
  let selector: String
  let call: @MainActor (AnyObject, SelectorArguments) -> Any?

  /// Calls `body` with the object, which is of the type the method belongs to. What it returns is the method's result.
  public init<Owner: AnyObject>(
    _ selector: String, of type: Owner.Type, _ body: @escaping @MainActor (Owner, SelectorArguments) -> Any?
  ) {
    self.selector = selector
    call = { object, arguments in body(unsafeDowncast(object, to: Owner.self), arguments) }
  }
}

/// What a message carries: Objective-C checks neither how many arguments there are nor of which type.
public struct SelectorArguments {
  let values: [Any?]
  let selector: String

  /// The argument at a place as what the method takes. An argument that is missing is nil. Where the method cannot take it the
  /// run ends: on a phone the method would go on with an object that is not of its parameter's type.
  public func value<T>(_ index: Int) -> T {
    let given = index < values.count ? values[index] : nil
    if let fitting = given as? T { return fitting }
    if let bridged = bridged(given) as? T { return bridged }
    if let number = NumberForms.form(of: given, as: T.self) { return number }
    let passed = given.map { "\(type(of: $0))" } ?? "nil"
    SelectorFailure.unsupported(SelectorText.wrongArgument(selector, passed: passed, expected: "\(T.self)"))
  }

  /// The argument at a place that the method's body does not name: as on a phone, whichever object is sent does for that, and so does none.
  public func unread<T>(_ index: Int) -> T {
    let given = index < values.count ? values[index] : nil
    guard T.self is AnyObject.Type, !(given is T) else { return value(index) }
    guard let given else { return unsafeBitCast(AnyObject?.none, to: T.self) }
    return type(of: given) is AnyObject.Type ? unsafeBitCast(given as AnyObject, to: T.self) : value(index)
  }

  /// An argument as Objective-C reads a Boolean: any object is true.
  public func flag(_ index: Int) -> Bool {
    guard index < values.count, let value = values[index] else { return false }
    return value as? Bool ?? true
  }

  /// The value as Objective-C's counterpart.
  private func bridged(_ value: Any?) -> Any? {
    switch value {
    case let notification as Notification:
      NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
    case let text as String: NSString(string: text)
    case let text as NSString: String(describing: text)
    case let number as NSNumber: number.intValue
    default: nil
    }
  }
}

/// Numbers travel as objects in Objective-C: a method takes whichever form of it.
private enum NumberForms {
  static func form<T>(of value: Any?, as type: T.Type) -> T? {
    guard let number = number(value) else { return nil }
    let forms: [Any] = [
      number.doubleValue, number.intValue, number.boolValue, CGFloat(number.doubleValue), number.floatValue, number,
      number.int32Value, number.uintValue, number.int64Value, number.int16Value, number.uint8Value, number.uint32Value,
    ]
    for form in forms { if let fitting = form as? T { return fitting } }
    return nil
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    default: nil
    }
  }
}
