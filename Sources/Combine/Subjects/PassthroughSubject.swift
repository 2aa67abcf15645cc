/// Delivers what is sent to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}

  deinit { for upstream in hub.takeUpstreams() { upstream.cancel() } }

  public func send(_ value: Output) {
    for conduit in hub.active { conduit.offer(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for conduit in hub.complete(completion) { conduit.finish(completion) }
  }

  public func send(subscription: any Subscription) { hub.connect(subscription) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let hub = hub
    let conduit = Conduit<Output, Failure>(
      subscriber, of: self, named: "PassthroughSubject", onCancel: { hub.remove($0) },
      onDemand: { conduit, demand in
        conduit.add(demand)
        hub.requestUpstream()
      })
    hub.add(conduit, for: subscriber)
  }

  private let hub = Hub<Output, Failure>()
}
