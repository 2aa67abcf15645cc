/// Delivers what is sent, and the current value to every newcomer.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output) { state = CurrentValue(value) }

  deinit { for upstream in state.hub.takeUpstreams() { upstream.cancel() } }

  /// Setting it sends.
  public var value: Output {
    get { state.value }
    set { send(newValue) }
  }

  public func send(_ value: Output) { state.send(value, storeFirst: true) }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in state.hub.complete(completion) { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) { state.hub.connect(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    state.subscribe(subscriber)
  }

  private let state: CurrentValue<Output, Failure>
}
