import Foundation
import HeadlessCore

extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorSending.responds(self, to: $0) } ?? false
  }
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { message(aSelector, []) }
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object])
  }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    message(aSelector, [object1, object2])
  }

  /// Who gets a message that the object has no method for: nobody, unless a class of the app says otherwise.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  private func message(_ selector: Selector!, _ arguments: [Any?]) -> Unmanaged<AnyObject>! {
    guard let selector else { return nil }
    let result = SelectorSending.send(selector, to: self, arguments, for: .message)
    return result.map { Unmanaged.passUnretained(LastResults.hold($0 as AnyObject)) }
  }
}

/// Results that nobody owns yet: they outlive the call, as an autorelease pool would have it.
private enum LastResults {
  nonisolated(unsafe) private static var held: [AnyObject] = []

  static func hold(_ object: AnyObject) -> AnyObject {
    if held.count >= 16 { held.removeFirst() }
    held.append(object)
    return object
  }
}

extension NSObject {
  /// Whether the class itself has a method of that name, as `class func` of the app. Asked of an object, that is ``responds(to:)``.
  public class func responds(to aSelector: Selector!) -> Bool { false }
  /// Nothing: no class answers to a selector here. Ask ``responds(to:)`` first, as code must that asks for a name that may be missing.
  @discardableResult public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }

  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTables.method($0.name, of: self) != nil } ?? false
  }

  /// Sends the message later, on the main thread. It holds the object until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.add(self, aSelector, anArgument, after: delay)
  }
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedMessages.add(self, aSelector, anArgument, after: delay)
  }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.cancel { $0.target === aTarget as AnyObject }
  }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
  {
    DelayedMessages.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector && isEqual($0.argument, anArgument)
    }
  }
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    if MainQueue.isCurrent && wait {
      SelectorSending.send(aSelector, to: object, [argument], for: .message)
    } else if wait {
      DispatchQueue.main.sync { _ = SelectorSending.send(aSelector, to: object, [argument], for: .message) }
    } else {
      DispatchQueue.main.async { SelectorSending.send(aSelector, to: object, [argument], for: .message) }
    }
  }
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    DispatchQueue.global().async { SelectorSending.send(aSelector, to: object, [argument], for: .message) }
  }

  private class func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as NSObject, let right as NSObject): left.isEqual(right)
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left?, let right?): left as AnyObject === right as AnyObject
    case (nil, _), (_, nil): false
    }
  }
}

/// Messages of `perform(_:with:afterDelay:)` that have not been sent.
private enum DelayedMessages {
  final class Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?
    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  nonisolated(unsafe) private static var waiting: [Message] = []

  static func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    nonisolated(unsafe) let message = Message(target, selector, argument)
    message.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      waiting.removeAll { $0 === message }
      SelectorSending.send(message.selector, to: message.target, [message.argument], for: .message)
    }
    waiting.append(message)
  }

  static func cancel(_ isMeant: (Message) -> Bool) {
    for message in waiting where isMeant(message) { message.timer?.invalidate() }
    waiting.removeAll(where: isMeant)
  }
}
