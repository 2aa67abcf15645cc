import HeadlessCore

extension Subscribers {
  /// Takes everything at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      completed = receiveCompletion
      received = receiveValue
    }

    public var receiveValue: (Input) -> Void { received ?? { _ in } }
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { completed ?? { _ in } }

    public func receive(subscription: any Subscription) {
      guard link.attach(subscription) else { return }
      Attachments.note(link, "a subscription with sink")
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      origin.run { received?(value) }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let completed = completed
      link.finish()
      release()
      origin.run { completed?(completion) }
    }

    public func cancel() {
      link.cancel()
      release()
    }

    public var description: String { "Sink" }

    private let link = Link()
    private let origin = SubscriberOrigin()
    private var received: ((Input) -> Void)?
    private var completed: ((Subscribers.Completion<Failure>) -> Void)?

    /// Closures are dropped when the end is reached, so that what they captured is released.
    private func release() {
      received = nil
      completed = nil
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
