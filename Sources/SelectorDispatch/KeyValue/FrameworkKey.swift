import Foundation
import HeadlessCore

/// A property of Apple's classes that is known by name.
@_spi(CellHarness) public struct FrameworkKey {
  let name: String
  /// Calls the closure after each change, until the returned one is called.
  let listen: (NSObject, @escaping () -> Void) -> () -> Void

  /// A property whose changes the class announces, if it is a view.
  public init<Owner: NSObject, Value>(_ name: String, _ keyPath: KeyPath<Owner, Value>) {
    self.name = name
    listen = { object, changed in
      guard let owner = object as? Owner else { return {} }
      return FrameworkKey.watch(owner, keyPath, []) { _ in changed() }
    }
  }

  static func watch<Owner: NSObject, Value>(
    _ object: Owner, _ keyPath: KeyPath<Owner, Value>, _ options: NSKeyValueObservingOptions,
    _ changed: @escaping (KeyValueChange) -> Void
  ) -> () -> Void {
    KeyValueObserving.current.watch(object, keyPath) { old, new in
      changed(KeyValueChange(new: options.contains(.new) ? new : nil, old: options.contains(.old) ? old : nil))
    }
  }
}

extension SelectorMethod {
  /// The getter and the setter of a property, under the names that Objective-C has for them.
  @_spi(CellHarness)
  public static func property<Owner: AnyObject, Value>(
    _ key: String, _ get: @escaping @MainActor (Owner) -> Value, _ set: @escaping @MainActor (Owner, Value) -> Void
  ) -> [SelectorMethod] {
    [
      SelectorMethod(key, of: Owner.self) { object, _ in get(object) },
      SelectorMethod(KeyValueCoding.setter(of: key), of: Owner.self) { object, arguments in set(object, arguments.value(0)) },
    ]
  }
}
