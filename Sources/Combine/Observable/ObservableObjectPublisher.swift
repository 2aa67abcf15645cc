/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public init() {}

  public func send() {
    for conduit in hub.active { conduit.offer(()) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let hub = hub
    hub.add(Conduit<Void, Never>(subscriber, onCancel: { hub.remove($0) }, onDemand: { _ in }), for: subscriber)
  }

  private let hub = Hub<Void, Never>()
}
