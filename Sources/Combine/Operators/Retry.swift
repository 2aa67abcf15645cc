extension Publisher {
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
  /// Subscribes again after a failure, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public let upstream: Upstream
    /// nil: for ever.
    public let retries: Int?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(RetryStage(upstream, retries, subscriber))
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// The same subscriber for every attempt. What is asked for and not met is asked for again.
private final class RetryStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ upstream: Upstream, _ retries: Int?, _ downstream: Downstream) {
    self.upstream = upstream
    left = retries
    target = downstream
  }

  var description: String { "Retry" }

  func receive(subscription: any Subscription) {
    let known = lock.withLock { () -> (target: Downstream?, demand: Subscribers.Demand)? in
      guard !isOver, self.subscription == nil else { return nil }
      self.subscription = subscription
      defer { isSubscribed = true }
      return (isSubscribed ? nil : target, demand)
    }
    guard let known else { return subscription.cancel() }
    known.target?.receive(subscription: self)
    if known.demand > .none { subscription.request(known.demand) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let target = lock.withLock { () -> Downstream? in
      guard !isOver else { return nil }
      precondition(demand > .none, "Retry got a value that nobody asked for")
      demand -= 1
      return self.target
    }
    guard let target else { return .none }
    let more = target.receive(input)
    if more > .none {
      lock.withLock { () -> (any Subscription)? in
        demand += more
        return subscription
      }?.request(more)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let next = lock.withLock { () -> (target: Downstream?, upstream: Upstream?) in
      guard !isOver else { return (nil, nil) }
      if case .failure = completion, left != 0 {
        left = left.map { $0 - 1 }
        subscription = nil
        // A publisher that fails while it is subscribed to is tried again by the attempt that is under way.
        if isTrying {
          failedWhileTrying = true
          return (nil, nil)
        }
        return (nil, upstream)
      }
      return (release(), nil)
    }
    next.target?.receive(completion: completion)
    if let upstream = next.upstream { attempt(upstream) }
  }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    lock.withLock { () -> (any Subscription)? in
      demand += more
      return isOver ? nil : subscription
    }?.request(more)
  }

  func cancel() {
    let (released, subscription) = lock.withLock { () -> (Downstream?, (any Subscription)?) in
      defer { self.subscription = nil }
      return (release(), self.subscription)
    }
    subscription?.cancel()
    withExtendedLifetime(released) {}
  }

  private let lock = Lock()
  private let upstream: Upstream
  private var left: Int?
  private var target: Downstream?
  private var subscription: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isSubscribed = false
  private var isOver = false
  private var isTrying = false
  private var failedWhileTrying = false

  private func attempt(_ upstream: Upstream) {
    var again = true
    while again {
      lock.withLock { isTrying = true }
      upstream.subscribe(self)
      again = lock.withLock {
        isTrying = false
        defer { failedWhileTrying = false }
        return failedWhileTrying
      }
    }
  }

  /// Call it with the lock held.
  private func release() -> Downstream? {
    isOver = true
    defer { target = nil }
    return target
  }
}
