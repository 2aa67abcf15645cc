extension Publisher {
  /// Keeps values that come faster than they are wanted.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// How many values a buffer asks for.
  public enum PrefetchStrategy: Sendable {
    /// As many as it has room for.
    case keepFull
    /// All there are.
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferStage(self, subscriber))
    }
  }
}

private final class BufferStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
    size = operation.size
    prefetch = operation.prefetch
    whenFull = operation.whenFull
    self.downstream = downstream
  }

  var description: String { "Buffer" }
  var shown: Shown {
    lock.withLock {
      [
        "values": values, "state": subscription as Any, "downstreamDemand": demand,
        "terminal": terminal.map { $0 as Any } as Any,
      ]
    }
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard self.subscription == nil, !isOver else { return false }
      self.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    switch prefetch {
    case .keepFull: subscription.request(.max(size))
    case .byRequest: subscription.request(.unlimited)
    }
    downstream.receive(subscription: self)
  }

  /// After a normal completion that still waits for demand, values are taken as before.
  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    precondition(!isMakingError, "a buffer's error is made while the buffer is locked")
    let overflown = lock.withLock { () -> (any Subscription)? in
      guard !isOver, let subscription else { return nil }
      if case .failure = terminal { return nil }
      guard values.count >= size else {
        values.append(input)
        return nil
      }
      switch whenFull {
      case .dropNewest: break
      case .dropOldest:
        if !values.isEmpty {
          values.removeFirst()
          values.append(input)
        }
      case .customError(let makeError):
        isMakingError = true
        terminal = .failure(makeError())
        isMakingError = false
        return subscription
      }
      return nil
    }
    overflown?.cancel()
    return drain()
  }

  /// A failure does not wait; a normal completion waits until everything has been delivered and more is wanted.
  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let isNow = lock.withLock {
      guard !isOver, subscription != nil, terminal == nil else { return false }
      terminal = completion
      if case .failure = completion { isOver = true }
      return isOver
    }
    if isNow { downstream.receive(completion: completion) } else { _ = drain() }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    let delivered = drain()
    if delivered > .none { lock.withLock { subscription }?.request(delivered) }
  }

  func cancel() {
    let subscription = lock.withLock { () -> (any Subscription)? in
      guard !isOver, self.subscription != nil else { return nil }
      values = []
      isOver = true
      return self.subscription
    }
    subscription?.cancel()
  }

  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
  private let downstream: Downstream
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var values: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var terminal: Subscribers.Completion<Upstream.Failure>?
  private var isDraining = false
  private var isOver = false
  private var isMakingError = false

  private enum Next {
    case deliver([Upstream.Output])
    case end(Subscribers.Completion<Upstream.Failure>)
  }

  /// Hands out what is wanted; returns what there is room for now.
  private func drain() -> Subscribers.Demand {
    var delivered = 0
    while let next = take() {
      switch next {
      case .deliver(let batch):
        for value in batch {
          let more = downstream.receive(value)
          if more > .none { lock.withLock { demand += more } }
        }
        delivered += batch.count
        let failure = lock.withLock { () -> Subscribers.Completion<Upstream.Failure>? in
          isDraining = false
          guard !isOver, case .failure = terminal else { return nil }
          isOver = true
          return terminal
        }
        if let failure { downstream.receive(completion: failure) }
      case .end(let completion): downstream.receive(completion: completion)
      }
    }
    switch prefetch {
    case .keepFull: return .max(delivered)
    case .byRequest: return .none
    }
  }

  private func take() -> Next? {
    lock.withLock {
      guard !isOver, !isDraining, demand > .none else { return nil }
      guard values.isEmpty else {
        let batch = Array(values.prefix(demand.max ?? values.count))
        values.removeFirst(batch.count)
        demand -= batch.count
        isDraining = true
        return .deliver(batch)
      }
      guard let terminal else { return nil }
      isOver = true
      return .end(terminal)
    }
  }
}
