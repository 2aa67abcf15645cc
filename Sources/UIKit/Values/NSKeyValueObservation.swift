import Foundation
import HeadlessCore

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

/// What can be watched: the values of views. Watching another object ends the run as inconclusive.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    let report = { (owner: Self, old: Value?, new: Value?) in
      changeHandler(
        owner,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
          indexes: nil, isPrior: false))
    }
    observation.stop = KeyValueObserving.current.watch(self, keyPath) { [weak self] old, new in
      guard let self else { return }
      report(self, old, new)
    }
    if options.contains(.initial) { report(self, nil, self[keyPath: keyPath]) }
    return observation
  }
}

extension UIScrollView {
  func contentSizeDidChange() {
    setNeedsLayout()
    tellObservers()
  }
}

extension UIView: AnnouncesChanges {
  /// Tells who watches the view.
  func tellObservers() {
    if KeyValueObserving.current.isUsed { KeyValueObserving.current.mayHaveChanged(self) }
  }
}
