import HeadlessCore

extension Subscribers {
  /// Writes every value to a property, and keeps the property's owner alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// nil after the end.
    public var object: Root? { lock.withLock { target } }
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public func receive(subscription: any Subscription) {
      guard link.attach(subscription) else { return }
      Attachments.note(link, "a subscription with assign")
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      if link.isAttached, let object { origin.run { object[keyPath: keyPath] = value } }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { if link.finish() { release() } }

    public func cancel() { if link.cancel() { release() } }

    public var description: String { "Assign \(Root.self)." }
    public var playgroundDescription: Any { description }
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath, "status": link.subscription as Any])
    }

    private let link = Link()
    private let origin = SubscriberOrigin()
    private let lock = Lock()
    private var target: Root?

    /// The object may die here and cancel once more, so it is let go of outside the lock.
    private func release() {
      let released = lock.withLock {
        defer { target = nil }
        return target
      }
      withExtendedLifetime(released) {}
    }
  }
}

extension Publisher where Failure == Never {
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }

  /// Republishes through a `@Published` property; ends when the property's owner goes away.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.subject))
  }
}
