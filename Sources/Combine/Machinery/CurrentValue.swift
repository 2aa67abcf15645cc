/// A value with subscribers that get it when they come and whenever it changes.
///
/// A subscriber without demand misses values; when it asks again it gets the latest one.
final class CurrentValue<Output, Failure: Error> {
  init(_ value: Output) { stored = value }

  let hub = Hub<Output, Failure>()

  var value: Output { lock.withLock { stored } }

  /// A subject stores before it delivers; `@Published` delivers while the old value is still there.
  func send(_ value: Output, storeFirst: Bool) {
    guard !hub.isFinished else { return }
    if storeFirst { store(value) }
    let conduits = hub.active
    lock.withLock { for conduit in conduits { missed.insert(ObjectIdentifier(conduit)) } }
    for conduit in conduits { deliver(value, to: conduit) }
    if !storeFirst { store(value) }
  }

  func store(_ value: Output) {
    // The old value is released outside the lock: its deinit may come back here.
    var released = value
    lock.withLock { swap(&stored, &released) }
  }

  /// `owner` is what the subscribers see: the subject, or the publisher of a property.
  func subscribe<S: Subscriber>(_ subscriber: S, of owner: AnyObject, named name: String)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(
      subscriber, of: owner, named: name,
      onCancel: { conduit in
        self.hub.remove(conduit)
        self.forget(conduit)
      },
      onDemand: { conduit, demand in
        conduit.add(demand)
        self.hub.requestUpstream()
        if self.lock.withLock({ self.missed.contains(ObjectIdentifier(conduit)) }) {
          self.deliver(self.value, to: conduit)
        }
      })
    lock.withLock { _ = missed.insert(ObjectIdentifier(conduit)) }
    hub.add(conduit, for: subscriber)
  }

  private let lock = Lock()
  private var stored: Output
  /// Subscribers that have not got the latest value.
  private var missed: Set<ObjectIdentifier> = []

  private func deliver(_ value: Output, to conduit: Conduit<Output, Failure>) {
    // Before the value is handed over it counts as delivered: the subscriber may ask for more while it takes it.
    forget(conduit)
    if !conduit.offer(value) { lock.withLock { _ = missed.insert(ObjectIdentifier(conduit)) } }
  }

  private func forget(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { _ = missed.remove(ObjectIdentifier(conduit)) }
  }
}
