import HeadlessCore

extension Subscribers {
  /// Writes every value to a property, and keeps the property's owner alive until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public func receive(subscription: any Subscription) {
      guard link.attach(subscription) else { return }
      Attachments.note(link, "a subscription with assign")
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      origin.run { object?[keyPath: keyPath] = value }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      link.finish()
      object = nil
    }

    public func cancel() {
      link.cancel()
      object = nil
    }

    public var description: String { "Assign \(Root.self)." }

    private let link = Link()
    private let origin = SubscriberOrigin()
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
