import Foundation
import HeadlessCore

/// What can be watched by key path: the values of views.
public protocol _KeyValuePublishing {}

extension NSObject: _KeyValuePublishing {
  /// Publishes the value of a key path, first as it is and then after each change. Values of views are watched; another
  /// object ends the run as inconclusive.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public init(object: Subject, keyPath: KeyPath<Subject, Value>) {
      self.object = object
      self.keyPath = keyPath
    }

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let box = StopBox()
      let conduit = Conduit<Value, Never>(subscriber, onCancel: { _ in box.stop?() }, onDemand: { _ in })
      box.stop = KeyValueObserving.current.watch(object, keyPath) { _, new in conduit.offer(new) }
      subscriber.receive(subscription: conduit)
      conduit.offer(object[keyPath: keyPath])
    }
  }
}

extension _KeyValuePublishing where Self: NSObject {
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath)
  }
}

private final class StopBox: @unchecked Sendable {
  var stop: (() -> Void)?
}
