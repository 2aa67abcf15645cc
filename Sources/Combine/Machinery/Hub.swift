/// The subscribers of one subject, in the order in which they came, and the publishers that feed it.
final class Hub<Output, Failure: Error> {
  /// Subscribers at this moment; empty after the end.
  var active: [Conduit<Output, Failure>] { lock.withLock { conduits } }

  var isFinished: Bool { lock.withLock { completion != nil } }

  /// Hands `subscriber` its subscription, or the end if that has come.
  func add<S: Subscriber>(_ conduit: Conduit<Output, Failure>, for subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let ended = lock.withLock {
      if completion == nil { conduits.append(conduit) }
      return completion
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  /// Ends; returns who is to be told.
  func complete(_ completion: Subscribers.Completion<Failure>) -> [Conduit<Output, Failure>] {
    lock.withLock {
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
  }

  /// One more publisher feeds the subject. `demanded`: it need not wait for a subscriber's demand.
  func connect(_ subscription: any Subscription, demanded: Bool = false) {
    let isOpen = lock.withLock {
      upstreams.append(subscription)
      isDemanded = isDemanded || demanded
      return isDemanded
    }
    if isOpen { subscription.request(.unlimited) }
  }

  /// The first demand of any subscriber opens the publishers that wait to feed the subject.
  func requestUpstream() {
    let open = lock.withLock { () -> [any Subscription] in
      guard !isDemanded else { return [] }
      isDemanded = true
      return upstreams
    }
    for upstream in open { upstream.request(.unlimited) }
  }

  func takeUpstreams() -> [any Subscription] {
    lock.withLock {
      defer { upstreams = [] }
      return upstreams
    }
  }

  private let lock = Lock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isDemanded = false
}
