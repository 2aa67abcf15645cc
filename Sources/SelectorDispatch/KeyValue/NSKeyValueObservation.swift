import Foundation

/// What an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// What the dictionary of a change holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of a watched value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Watches until it is invalidated or gone.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  public func invalidate() {
    stop?()
    stop = nil
  }

  var stop: (() -> Void)?
  deinit { stop?() }
}

/// What can be watched: properties that the app's files declare `@objc dynamic`, and the values of views. Watching anything else
/// ends the run as inconclusive.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    observation.stop = KeyValueWatching.start(self, keyPath, options) { [weak self] change in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: change.kind, newValue: change.new.flatMap { $0 as? Value }, oldValue: change.old.flatMap { $0 as? Value },
          indexes: change.part?.indexes, isPrior: change.isPrior))
    }
    return observation
  }

  /// Says that a value changes now, for a property that does not say so itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyTables.key(of: keyPath).map { KeyValueChanges.will(self, $0) }
  }
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyTables.key(of: keyPath).map { KeyValueChanges.did(self, $0) }
  }
}

/// One change, as its observer asked to hear of it: values that it did not ask for are nil.
@_spi(CellHarness) public struct KeyValueChange {
  public var new: Any?
  public var old: Any?
  public var isPrior = false
  public var isInitial = false
  var part: ListChange?

  var kind: NSKeyValueChange { part?.kind ?? .setting }

  init(new: Any? = nil, old: Any? = nil, isPrior: Bool = false, isInitial: Bool = false, part: ListChange? = nil) {
    (self.new, self.old, self.isPrior, self.isInitial, self.part) = (new, old, isPrior, isInitial, part)
  }
}

/// Starts watching by key path.
@_spi(CellHarness) public enum KeyValueWatching {
  /// Calls `changed` until the returned closure is called.
  public static func start<Owner: NSObject, Value>(
    _ object: Owner, _ keyPath: KeyPath<Owner, Value>, _ options: NSKeyValueObservingOptions,
    _ changed: @escaping (KeyValueChange) -> Void
  ) -> () -> Void {
    if let key = KeyTables.key(of: keyPath) {
      let observation = KeyObservation(object, key, options, read: { ($0 as? Owner)?[keyPath: keyPath] }, changed)
      return { observation.stop() }
    }
    let stop = FrameworkKey.watch(object, keyPath, options, changed)
    if options.contains(.initial) {
      changed(KeyValueChange(new: options.contains(.new) ? object[keyPath: keyPath] : nil, isInitial: true))
    }
    return stop
  }
}
