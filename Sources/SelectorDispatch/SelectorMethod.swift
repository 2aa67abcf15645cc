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
    let passed = given.map { "\(type(of: $0))" } ?? "nil"
    SelectorFailure.unsupported(SelectorText.wrongArgument(selector, passed: passed, expected: "\(T.self)"))
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
