import Foundation
import HeadlessCore

/// Calls methods by their selectors.
public enum SelectorSending {
  /// Who sends: an action's selector is the app's own; any other may be one of Apple's that is not here.
  public enum Purpose: Sendable {
    case action, message
  }

  /// True if the object has a method for the selector.
  public static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    if SelectorTables.method(selector.name, of: type(of: object)) != nil { return true }
    return _OptionalMethods.isDeclared(swiftName(of: selector.name), by: type(of: object))
  }

  /// Calls the method. Without one the run ends: with the exception of a phone if nobody can have it there either, else as one
  /// that proves nothing.
  @discardableResult
  public static func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?], for purpose: Purpose) -> Any? {
    guard let method = SelectorTables.method(selector.name, of: type(of: object)) else {
      if let other = forwardingTarget(of: object, for: selector) { return send(selector, to: other, arguments, for: purpose) }
      fail(selector.name, object, purpose)
      return nil
    }
    nonisolated(unsafe) let (receiver, values) = (object, SelectorArguments(values: arguments, selector: selector.name))
    nonisolated(unsafe) var result: Any?
    // On whichever thread it is sent: Objective-C knows no actors.
    MainActorAssumption.run { result = method.call(receiver, values) }
    // The result of a method without one is no object.
    return result is Void ? nil : result
  }

  /// An action was sent to nobody in particular and none of those who were asked has a method for it: on a phone nothing happens.
  /// Where that is not sure, because code was asked whose methods nobody has registered, the run proves nothing.
  public static func ignore(_ selector: Selector, askedOf objects: [AnyObject]) {
    let classes = objects.flatMap(appClasses)
    guard classes.isEmpty || !classes.allSatisfy(SelectorTables.areComplete) else { return }
    Probe.post(.unowned(SelectorText.unanswered(selector.name)))
  }

  /// True if the methods that are known of the object's own classes are all they have.
  static func knowsAllMethods(of object: AnyObject) -> Bool {
    let classes = appClasses(of: object)
    return !classes.isEmpty && classes.allSatisfy(SelectorTables.areComplete)
  }

  // MARK: Machinery

  /// Who answers in the object's place, if its class names somebody else.
  @_spi(CellHarness) public static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
    guard let method = SelectorTables.method("forwardingTargetForSelector:", of: type(of: object)) else { return nil }
    let values = SelectorArguments(values: [selector], selector: "forwardingTargetForSelector:")
    nonisolated(unsafe) var target: Any?
    nonisolated(unsafe) let receiver = object
    MainActorAssumption.run { target = method.call(receiver, values) }
    guard let target = target as AnyObject?, target !== object, !(target is NSNull) else { return nil }
    return target
  }

  private static func fail(_ selector: String, _ object: AnyObject, _ purpose: Purpose) {
    guard isSurelyMissing(selector, in: object, purpose) else {
      Probe.post(.unowned(SelectorText.unknown(selector, of: "\(type(of: object))")))
      return
    }
    SelectorFailure.unrecognized(SelectorText.unrecognized(selector, sentTo: SelectorText.name(of: object)))
  }

  private static func isSurelyMissing(_ selector: String, in object: AnyObject, _ purpose: Purpose) -> Bool {
    let classes = appClasses(of: object)
    guard !classes.isEmpty, classes.allSatisfy(SelectorTables.areComplete), !SelectorTables.isUnreachable(selector),
      !FrameworkSelector.names.contains(selector)
    else { return false }
    if SelectorTables.isKnown(selector) { return true }
    switch purpose {
    case .action: return true
    case .message: return !hasFrameworkClass(type(of: object))
    }
  }

  /// The object's class and its superclasses, as far as they are the app's.
  private static func appClasses(of object: AnyObject) -> [AnyClass] {
    var classes: [AnyClass] = []
    var present: AnyClass? = type(of: object)
    while let next = present {
      if TypeModules.isOfApp(next) { classes.append(next) }
      present = DeclaredMethods.superclass(of: next)
    }
    return classes
  }

  /// True if a class of Apple's that is more than an object is among the superclasses: it may have methods that are not here.
  private static func hasFrameworkClass(_ type: AnyClass) -> Bool {
    var present: AnyClass? = type
    while let next = present {
      if !TypeModules.isOfApp(next), next != NSObject.self, _typeName(next, qualified: true) != "Swift._SwiftObject" {
        return true
      }
      present = DeclaredMethods.superclass(of: next)
    }
    return false
  }

  /// `tableView:didSelectRowAt:` as Swift declares it: `tableView(_:didSelectRowAt:)`.
  private static func swiftName(of selector: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return selector + "()" }
    return parts[0] + "(_:" + parts.dropFirst().dropLast().map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
