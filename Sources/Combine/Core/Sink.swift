import HeadlessCore

extension Subscribers {
  /// Takes everything at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) { closures = Closures(receiveValue: receiveValue, receiveCompletion: receiveCompletion) }

    public var receiveValue: (Input) -> Void { known?.receiveValue ?? { _ in } }
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { known?.receiveCompletion ?? { _ in } }

    public func receive(subscription: any Subscription) {
      guard link.attach(subscription) else { return }
      Attachments.note(link, "a subscription with sink")
      origin.assigned("sink")
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      guard let receive = known?.receiveValue else { return .none }
      origin.ran("sink")
      origin.run { receive(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      guard link.finishEarlyOrLate() else { return }
      if let receive = drop()?.receiveCompletion { origin.run { receive(completion) } }
    }

    public func cancel() {
      // A subscription that is still to come finds the closures in place: only what was subscribed can be cancelled.
      guard link.cancel() else { return }
      _ = drop()
    }

    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }

    private struct Closures {
      let receiveValue: (Input) -> Void
      let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    }

    private let link = Link()
    private let origin = SubscriberOrigin()
    private let lock = Lock()
    private var closures: Closures?

    private var known: Closures? { lock.withLock { closures } }

    /// The closures are dropped at the end, so that what they captured is released. What is released may cancel or
    /// complete this sink once more, so it happens outside the lock, when the caller lets go of the result.
    private func drop() -> Closures? {
      lock.withLock {
        defer { closures = nil }
        return closures
      }
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
