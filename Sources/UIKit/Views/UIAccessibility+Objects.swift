import CoreGraphics
import Foundation

/// Words for assistive technologies that any object carries: actions and models of an app, which pass them on to their views. Views
/// and bar items have their own, which describe them.
///
/// Also of a view that is known as an object only: then they are the view's.
extension _TypeKnownLater where Self: NSObject {
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get {
      if let view = self as? UIView { return view.accessibilityLabel }
      return ObjectWords.value(of: self, "label")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "label") }
      view.accessibilityLabel = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get {
      if let view = self as? UIView { return view.accessibilityHint }
      return ObjectWords.value(of: self, "hint")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "hint") }
      view.accessibilityHint = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get {
      if let view = self as? UIView { return view.accessibilityValue }
      return ObjectWords.value(of: self, "value")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "value") }
      view.accessibilityValue = newValue
    }
  }
  /// The language in which assistive technologies speak the words.
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get {
      if let view = self as? UIView { return view.accessibilityLanguage }
      return ObjectWords.value(of: self, "language")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "language") }
      view.accessibilityLanguage = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get {
      if let view = self as? UIView { return view.accessibilityIdentifier }
      return ObjectWords.value(of: self, "identifier")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "identifier") }
      view.accessibilityIdentifier = newValue
    }
  }
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get {
      if let view = self as? UIView { return view.isAccessibilityElement }
      return ObjectWords.value(of: self, "isElement") ?? false
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "isElement") }
      view.isAccessibilityElement = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let view = self as? UIView { return view.accessibilityTraits }
      return ObjectWords.value(of: self, "traits") ?? []
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "traits") }
      view.accessibilityTraits = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get {
      if let view = self as? UIView { return view.accessibilityFrame }
      return ObjectWords.value(of: self, "frame") ?? .zero
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "frame") }
      view.accessibilityFrame = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let view = self as? UIView { return view.accessibilityCustomActions }
      return ObjectWords.value(of: self, "actions")
    }
    nonmutating set {
      guard let view = self as? UIView else { return ObjectWords.set(newValue, of: self, "actions") }
      view.accessibilityCustomActions = newValue
    }
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
