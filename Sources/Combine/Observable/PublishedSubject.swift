/// The value of one `@Published` property and who wants to know of its changes.
final class PublishedSubject<Value> {
  init(_ value: Value) { state = CurrentValue(value) }

  deinit { for upstream in state.hub.takeUpstreams() { upstream.cancel() } }

  let state: CurrentValue<Value, Never>

  /// The owner's `objectWillChange`, which hears of a change before the property's own subscribers do.
  var announcer: ObservableObjectPublisher? {
    get { lock.withLock { owner } }
    set { lock.withLock { owner = newValue } }
  }

  func send(_ value: Value) {
    announcer?.send()
    state.send(value, storeFirst: false)
  }

  private let lock = Lock()
  private var owner: ObservableObjectPublisher?
}

/// Feeds a `@Published` property; the connection belongs to the property, not to the publisher.
final class PublishedSubscriber<Value>: Subscriber {
  init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard let subject else { return subscription.cancel() }
    subject.state.hub.connect(subscription, demanded: true)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}

  private weak var subject: PublishedSubject<Value>?
}
