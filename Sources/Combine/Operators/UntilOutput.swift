extension Publisher {
  /// Ends when another publisher delivers.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Begins when another publisher delivers.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}

extension Publishers {
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = PrefixUntilOutputStage<Upstream, Other, S>(subscriber)
      other.subscribe(PrefixUntilOutputStage.Terminator(stage))
      upstream.subscribe(stage)
    }
  }

  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let stage = DropUntilOutputStage<Upstream, Other, S>(subscriber)
      subscriber.receive(subscription: stage)
      other.subscribe(DropUntilOutputStage.Trigger(stage))
      upstream.subscribe(stage)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// The one of Combine's stages that says nothing of itself to mirrors.
private final class PrefixUntilOutputStage<Upstream: Publisher, Other: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand { link.isAttached ? downstream.receive(input) : .none }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let wasAttached = link.finish()
    termination.cancelForGood()
    if wasAttached { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }

  func cancel() {
    link.cancelForGood()
    termination.cancelForGood()
  }

  private let link = Link()
  private let termination = Link()
  private let downstream: Downstream

  /// Waits for the value that ends the stage.
  final class Terminator: Subscriber {
    init(_ stage: PrefixUntilOutputStage) { self.stage = stage }

    var combineIdentifier: CombineIdentifier { stage.combineIdentifier }

    func receive(subscription: any Subscription) {
      if stage.termination.attach(subscription) { subscription.request(.max(1)) }
    }

    func receive(_ input: Other.Output) -> Subscribers.Demand {
      guard stage.termination.finish() else { return .none }
      if stage.link.cancelForGood() { stage.downstream.receive(completion: .finished) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Other.Failure>) { stage.termination.finish() }

    private let stage: PrefixUntilOutputStage
  }
}

/// Counts the demand, because values that are dropped use it up. Its downstream has it as a subscription before there is
/// one of the upstream. A completion of either side is passed on each time that it comes.
private final class DropUntilOutputStage<Upstream: Publisher, Other: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure, Other.Failure == Upstream.Failure {
  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "DropUntilOutput" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    let open = lock.withLock { demand }
    if open > .none { subscription.request(open) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let isPassed = lock.withLock {
      precondition(demand > .none, "DropUntilOutput got a value that nobody asked for")
      demand -= 1
      return isTriggered
    }
    guard isPassed else { return .none }
    let more = downstream.receive(input)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    if lock.withLock({ isCancelled }) { return }
    trigger()?.cancel()
    link.finish()
    downstream.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    link.subscription?.request(more)
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    link.cancelForGood()
    trigger()?.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let downstream: Downstream
  private var other: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var isTriggered = false
  private var isCancelled = false

  /// The other publisher's subscription, which is not needed any more.
  private func trigger() -> (any Subscription)? {
    lock.withLock {
      defer { other = nil }
      return other
    }
  }

  /// Waits for the value that opens the stage.
  final class Trigger: Subscriber, Described {
    init(_ stage: DropUntilOutputStage) { self.stage = stage }

    var description: String { stage.description }

    var combineIdentifier: CombineIdentifier { stage.combineIdentifier }

    func receive(subscription: any Subscription) {
      let isFirst = stage.lock.withLock {
        guard stage.other == nil else { return false }
        stage.other = subscription
        return true
      }
      if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
    }

    func receive(_ input: Other.Output) -> Subscribers.Demand {
      stage.lock.withLock {
        stage.isTriggered = true
        stage.other = nil
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      let isDecided = stage.lock.withLock {
        stage.other = nil
        return stage.isTriggered
      }
      guard !isDecided else { return }
      stage.link.cancel()
      stage.downstream.receive(completion: completion)
    }

    private let stage: DropUntilOutputStage
  }
}
