/// One subscriber of a subject: knows how much may still be delivered to it.
final class Conduit<Output, Failure: Error>: Subscription {
  init<Downstream: Subscriber>(
    _ downstream: Downstream, onCancel: @escaping (Conduit) -> Void, onDemand: @escaping (Conduit) -> Void
  )
  where Downstream.Input == Output, Downstream.Failure == Failure {
    receiver = AnySubscriber(downstream)
    self.onCancel = onCancel
    self.onDemand = onDemand
  }

  /// False if there is no demand; the value is then dropped.
  @discardableResult
  func offer(_ value: Output) -> Bool {
    let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard demand > .none, let receiver = self.receiver else { return nil }
      demand -= 1
      return receiver
    }
    guard let receiver else { return false }
    let more = receiver.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return true
  }

  func finish(_ completion: Subscribers.Completion<Failure>) { take()?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "a subscriber must not request nothing")
    lock.withLock { self.demand += demand }
    onDemand(self)
  }

  func cancel() {
    guard take() != nil else { return }
    onCancel(self)
  }

  var hasDemand: Bool { lock.withLock { demand > .none } }

  private let lock = Lock()
  private let onCancel: (Conduit) -> Void
  private let onDemand: (Conduit) -> Void
  private var receiver: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none

  private func take() -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      defer { receiver = nil }
      return receiver
    }
  }
}
