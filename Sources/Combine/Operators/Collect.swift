extension Publisher {
  /// All values in one array, when the end has come.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream) { self.upstream = upstream }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        SummaryStage<Upstream.Output, Upstream.Failure, S>(
          "Collect", subscriber, initial: [], shows: { ["count": $0.result?.count ?? 0] }
        ) { result, input in
          result?.append(input)
          return .goOn
        })
    }
  }

  /// Arrays of `count` values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectStage<Upstream, S>(count, subscriber))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CollectStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  init(_ count: Int, _ downstream: Downstream) {
    self.count = count
    self.downstream = downstream
  }

  var description: String { "CollectByCount" }
  var shown: Shown {
    [
      "downstream": downstream, "upstreamSubscription": link.subscription as Any, "buffer": lock.withLock { values },
      "count": count,
    ]
  }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    let full = lock.withLock { () -> [Upstream.Output]? in
      values.append(input)
      guard values.count == count else { return nil }
      defer { values = [] }
      return values
    }
    guard let full else { return .none }
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    link.finish()
    let rest = lock.withLock {
      defer { values = [] }
      return values
    }
    if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    link.request(demand * count)
  }

  func cancel() {
    lock.withLock { values = [] }
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let count: Int
  private let downstream: Downstream
  private var values: [Upstream.Output] = []
}
