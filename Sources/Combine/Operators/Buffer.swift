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

private final class BufferStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
    self.operation = operation
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    switch operation.prefetch {
    case .keepFull: link.request(.max(operation.size))
    case .byRequest: link.request(.unlimited)
    }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    let fault = lock.withLock { () -> Upstream.Failure? in
      guard values.count >= operation.size, demand == .none else {
        values.append(input)
        return nil
      }
      switch operation.whenFull {
      case .dropNewest: return nil
      case .dropOldest:
        if !values.isEmpty { values.removeFirst() }
        values.append(input)
        return nil
      case .customError(let make): return make()
      }
    }
    if let fault {
      link.cancel()
      lock.withLock { end = .failure(fault) }
    }
    return drain()
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    lock.withLock { end = completion }
    _ = drain()
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    link.request(drain())
  }

  func cancel() {
    lock.withLock {
      values = []
      isOver = true
    }
    link.cancel()
  }

  private let operation: Publishers.Buffer<Upstream>
  private let downstream: Downstream
  private let link = Link()
  private let lock = Lock()
  private var values: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var end: Subscribers.Completion<Upstream.Failure>?
  private var isRunning = false
  private var isOver = false

  /// Hands out what is wanted; returns what there is room for now.
  private func drain() -> Subscribers.Demand {
    let isFirst = lock.withLock {
      defer { isRunning = true }
      return !isRunning
    }
    guard isFirst else { return .none }
    var handed = 0
    while let value = next() {
      let more = downstream.receive(value)
      handed += 1
      lock.withLock { demand += more }
    }
    let completion = lock.withLock { () -> Subscribers.Completion<Upstream.Failure>? in
      isRunning = false
      guard values.isEmpty, !isOver, let end else { return nil }
      isOver = true
      return end
    }
    if let completion { downstream.receive(completion: completion) }
    switch operation.prefetch {
    case .keepFull: return .max(handed)
    case .byRequest: return .none
    }
  }

  private func next() -> Upstream.Output? {
    lock.withLock {
      guard !isOver, demand > .none, !values.isEmpty else { return nil }
      demand -= 1
      return values.removeFirst()
    }
  }
}
