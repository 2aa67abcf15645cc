import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// What can be watched by key path.
public protocol _KeyValuePublishing {}

extension NSObject: _KeyValuePublishing {
  /// Publishes the value of a key path, first as it is and then after each change. Values of views are watched, and
  /// properties that the app's files declare `@objc dynamic`; any other ends the run as inconclusive.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let box = StopBox()
      let conduit = Conduit<Value, Never>(
        subscriber, of: object, named: "KVOSubscription", onCancel: { _ in box.stop?() })
      subscriber.receive(subscription: conduit)
      // The subscriber may have cancelled already, which would leave the observer behind.
      guard !conduit.isOver else { return }
      box.stop = KeyValueWatching.start(object, keyPath, options.union(.new)) { change in
        if let value = change.new as? Value ?? change.old as? Value { conduit.offer(value) }
      }
    }
  }
}

extension _KeyValuePublishing where Self: NSObject {
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

private final class StopBox: @unchecked Sendable {
  var stop: (() -> Void)?
}
