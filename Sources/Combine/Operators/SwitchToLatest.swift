extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  { map { $0.setFailureType(to: Failure.self) }.switchToLatest() }
}

extension Publishers {
  /// Values of the latest inner publisher; the one before it is cancelled.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    public init(upstream: Upstream) { self.upstream = upstream }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = SwitchStage<P, S>(subscriber)
      subscriber.receive(subscription: stage)
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.SwitchToLatest: Equatable where Upstream: Equatable {}

/// Its downstream has it as a subscription before there is one of the upstream. A completion of the upstream is passed on
/// each time that it comes.
private final class SwitchStage<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    if outer.attach(subscription) { subscription.request(.unlimited) }
  }

  func receive(_ input: Inner) -> Subscribers.Demand {
    guard outer.isAttached else { return .none }
    let side = SwitchSide<Inner, Downstream>(self)
    let old = lock.withLock {
      defer { current = side }
      return current
    }
    old?.link.cancelForGood()
    input.subscribe(side)
    return .none
  }

  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    let isCancelled = lock.withLock { self.isCancelled }
    guard !isCancelled else { return }
    _ = outer.finishEarlyOrLate()
    switch completion {
    case .finished: if lock.withLock({ current == nil }) { downstream.receive(completion: .finished) }
    case .failure:
      lock.withLock { isFailed = true }
      let side = lock.withLock { current }
      side?.link.cancel()
      downstream.receive(completion: completion)
    }
  }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    let side = lock.withLock {
      demand += more
      return current
    }
    side?.link.request(more)
  }

  func cancel() {
    let side = lock.withLock {
      isCancelled = true
      defer { current = nil }
      return current
    }
    side?.link.cancelForGood()
    outer.cancelForGood()
  }

  private let outer = Link()
  private let lock = Lock()
  private let downstream: Downstream
  private var current: SwitchSide<Inner, Downstream>?
  private var demand = Subscribers.Demand.none
  private var isCancelled = false
  private var isFailed = false

  fileprivate var openDemand: Subscribers.Demand { lock.withLock { demand } }

  fileprivate func take(_ value: Inner.Output, from side: SwitchSide<Inner, Downstream>) -> Subscribers.Demand {
    let isPassed = lock.withLock {
      guard side === current, !isCancelled else { return false }
      precondition(demand > .none, "SwitchToLatest got a value that nobody asked for")
      demand -= 1
      return true
    }
    guard isPassed else { return .none }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  fileprivate func end(_ completion: Subscribers.Completion<Inner.Failure>, _ side: SwitchSide<Inner, Downstream>) {
    let isCurrent = lock.withLock {
      guard side === current, !isCancelled, !isFailed else { return false }
      current = nil
      if case .failure = completion { isFailed = true }
      return true
    }
    guard isCurrent else { return }
    switch completion {
    case .finished: if outer.isEnded { downstream.receive(completion: .finished) }
    case .failure:
      outer.cancelForGood()
      downstream.receive(completion: completion)
    }
  }
}

/// The subscriber of one inner publisher.
private final class SwitchSide<Inner: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
  init(_ stage: SwitchStage<Inner, Downstream>) { self.stage = stage }

  let link = Link()
  var description: String { "SwitchToLatest" }
  var shown: Shown { ["parentSubscription": stage.combineIdentifier] }

  func receive(subscription: any Subscription) {
    // One that comes after the end is left alone.
    if link.isEnded { return isFinished ? () : subscription.cancel() }
    if link.attach(subscription) { link.request(stage.openDemand) }
  }

  func receive(_ input: Inner.Output) -> Subscribers.Demand { stage.take(input, from: self) }

  func receive(completion: Subscribers.Completion<Inner.Failure>) {
    precondition(!link.isWaiting, "an inner publisher of SwitchToLatest completed before its subscription")
    guard link.finish() else { return }
    isFinished = true
    stage.end(completion, self)
  }

  private let stage: SwitchStage<Inner, Downstream>
  private var isFinished = false
}
