/// Passes values of one upstream after another to the same downstream, carrying unmet demand over.
class RelayStage<Downstream: Subscriber>: Subscription {
  init(_ downstream: Downstream) { self.downstream = downstream }

  let downstream: Downstream

  /// The next upstream's subscription. False if everything is over.
  @discardableResult
  func attach(_ subscription: any Subscription) -> Bool {
    let open = lock.withLock { () -> Subscribers.Demand? in
      guard !isOver else { return nil }
      upstream = subscription
      return demand
    }
    guard let open else {
      subscription.cancel()
      return false
    }
    if open > .none { subscription.request(open) }
    return true
  }

  func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    guard
      lock.withLock({
        guard !isOver else { return false }
        demand -= 1
        return true
      })
    else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// The current upstream has ended and another one follows.
  func detach() { lock.withLock { upstream = nil } }

  /// Replaces the current upstream, which is told to stop.
  func dropUpstream() {
    let old = lock.withLock {
      defer { upstream = nil }
      return upstream
    }
    old?.cancel()
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = lock.withLock {
      defer {
        isOver = true
        upstream = nil
      }
      return !isOver
    }
    if isFirst { downstream.receive(completion: completion) }
  }

  var isEnded: Bool { lock.withLock { isOver } }

  func request(_ demand: Subscribers.Demand) {
    let current = lock.withLock {
      self.demand += demand
      return upstream
    }
    current?.request(demand)
  }

  func cancel() {
    let current = lock.withLock {
      isOver = true
      defer { upstream = nil }
      return upstream
    }
    current?.cancel()
  }

  private let lock = Lock()
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isOver = false
}

/// A subscriber made of closures, for one upstream of a stage that has several.
final class Port<Input, Failure: Error>: Subscriber {
  init(
    onSubscription: @escaping (any Subscription) -> Void, onInput: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onInput = onInput
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { onInput(input) }
  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  private let onSubscription: (any Subscription) -> Void
  private let onInput: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
}
