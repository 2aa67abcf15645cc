extension Publisher {
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// Makes a publisher of each value and mixes what they deliver.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = FlatMapStage<NewPublisher, Upstream, S>(maxPublishers, transform, subscriber)
      subscriber.receive(subscription: stage)
      upstream.subscribe(stage)
    }
  }
}

/// Its downstream has it as a subscription before there is one of the upstream.
private final class FlatMapStage<NewPublisher: Publisher, Upstream: Publisher, Downstream: Subscriber>:
  MergeStage<Downstream>, Subscriber
where
  Downstream.Input == NewPublisher.Output, Downstream.Failure == NewPublisher.Failure,
  NewPublisher.Failure == Upstream.Failure
{
  init(
    _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Upstream.Output) -> NewPublisher,
    _ downstream: Downstream
  ) {
    self.maxPublishers = maxPublishers
    self.transform = transform
    super.init("FlatMap", downstream)
  }

  func receive(subscription: any Subscription) {
    if outer.attach(subscription) { subscription.request(maxPublishers) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard outer.isAttached else { return .none }
    let side = announce()
    mix(transform(input), as: side)
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard !lock.withLock({ isCancelled }) else { return }
    _ = outer.finishEarlyOrLate()
    switch completion {
    case .finished: finishIfDone()
    case .failure: fail(completion)
    }
  }

  override func sideFinished() { if maxPublishers != .unlimited { outer.request(.max(1)) } }

  override var isExhausted: Bool { outer.isEnded && super.isExhausted }

  override func cancel() {
    super.cancel()
    outer.cancelForGood()
  }

  private let outer = Link()
  private let maxPublishers: Subscribers.Demand
  private let transform: (Upstream.Output) -> NewPublisher
}
