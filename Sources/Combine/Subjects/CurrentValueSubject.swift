/// Delivers what is sent, and the current value to every newcomer.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output) { state = CurrentValue(value) }

  deinit { for upstream in state.hub.takeUpstreams() { upstream.cancel() } }

  /// Setting it sends; after the completion it only changes the value.
  public var value: Output {
    get { state.value }
    set { if state.hub.isFinished { state.store(newValue) } else { send(newValue) } }
  }

  public func send(_ value: Output) { state.send(value, storeFirst: true) }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.hub.complete(completion) { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) { state.hub.connect(subscription, demanded: true) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    state.subscribe(subscriber, of: self, named: "CurrentValueSubject")
  }

  private let state: CurrentValue<Output, Failure>
}
